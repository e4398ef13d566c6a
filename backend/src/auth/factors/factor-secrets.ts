import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import type { Factor } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';

type Sealed = Pick<Factor, 'id' | 'secret'>;

/** Secrets of authenticator apps are stored sealed, each for its factor. */
@Injectable()
export class FactorSecrets {
  constructor(
    private readonly prisma: PrismaService,
    private readonly secrets: SecretBox,
  ) {}

  seal(factorId: string, secret: string): Uint8Array<ArrayBuffer> {
    return this.secrets.seal(secret, contextOf(factorId));
  }

  open({ id, secret }: Sealed): string {
    if (!secret) throw new Error(`The factor ${id} has no secret.`);
    return this.secrets.open(secret, contextOf(id));
  }

  /** Seals again what was sealed under a previous key. What no key opens stays. Answers with how many. */
  async reseal(): Promise<number> {
    const rows = await this.prisma.factor.findMany({
      where: { secret: { not: null } },
      select: { id: true, secret: true },
    });
    let resealed = 0;
    for (const row of rows) if (await this.resealOne(row)) resealed += 1;
    return resealed;
  }

  private async resealOne(row: Sealed): Promise<boolean> {
    if (!row.secret || this.secrets.isCurrent(row.secret)) return false;
    const secret = this.openKnown(row);
    if (secret === null) return false;
    const { count } = await this.prisma.factor.updateMany({
      where: { id: row.id },
      data: { secret: this.seal(row.id, secret) },
    });
    return count > 0;
  }

  private openKnown(row: Sealed): string | null {
    try {
      return this.open(row);
    } catch {
      return null;
    }
  }
}

function contextOf(factorId: string): string {
  return `factor:${factorId}`;
}
