import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/prisma/prisma.service.ts';

/** Takes away what opens the account of this user and was made since then. */
type Removal = (tx: Tx, userId: string, since: Date) => Promise<void>;

/** What other modules remove when an owner says "This was not me". */
@Injectable()
export class SecuredAccounts {
  private readonly removals: Removal[] = [];

  register(removal: Removal): void {
    this.removals.push(removal);
  }

  async remove(tx: Tx, userId: string, since: Date): Promise<void> {
    for (const removal of this.removals) await removal(tx, userId, since);
  }
}
