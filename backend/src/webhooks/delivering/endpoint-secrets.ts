import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { WebhookEndpoint } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { DAY_MS } from '../../platform/time.ts';
import { newSecret } from '../model/signature.ts';

type Sealed = Pick<WebhookEndpoint, 'id' | 'sealedSecret' | 'sealedPrevious' | 'previousUntil'>;

interface Owned {
  id: string;
  userId: string;
}

/** The secret before a rotation signs too for so long. */
const rotationMs = DAY_MS;

/** Secrets of endpoints are stored sealed, each for its endpoint. */
@Injectable()
export class EndpointSecrets {
  constructor(
    private readonly prisma: PrismaService,
    private readonly secrets: SecretBox,
  ) {}

  make(endpointId: string): { secret: string; sealedSecret: Uint8Array<ArrayBuffer> } {
    const secret = newSecret();
    return { secret, sealedSecret: this.secrets.seal(secret, contextOf(endpointId)) };
  }

  /** Those that sign now, the newest first; none that was sealed under a key that is lost. */
  open({ id, sealedSecret, sealedPrevious, previousUntil }: Sealed, now = new Date()): string[] {
    const sealed = [sealedSecret];
    if (sealedPrevious && previousUntil && previousUntil > now) sealed.push(sealedPrevious);
    return sealed.flatMap((one) => this.openOne(id, one) ?? []);
  }

  /** Null where there is no such endpoint. */
  async rotate(tx: Tx, where: Owned): Promise<{ secret: string; previousUntil: Date } | null> {
    await lockUserRow(tx, where.userId);
    const before = await tx.webhookEndpoint.findFirst({ where });
    if (!before) return null;
    const { secret, sealedSecret } = this.make(where.id);
    const previousUntil = new Date(Date.now() + rotationMs);
    await tx.webhookEndpoint.update({
      where,
      data: { sealedSecret, sealedPrevious: before.sealedSecret, previousUntil },
    });
    return { secret, previousUntil };
  }

  /** Seals again what was sealed under a previous key. Answers with how many. */
  async reseal(): Promise<number> {
    const rows = await this.prisma.webhookEndpoint.findMany();
    let resealed = 0;
    for (const row of rows) if (await this.resealOne(row)) resealed += 1;
    return resealed;
  }

  private async resealOne({ id, sealedSecret, sealedPrevious }: Sealed): Promise<boolean> {
    const all = [sealedSecret, ...(sealedPrevious ? [sealedPrevious] : [])];
    if (all.every((one) => this.secrets.isCurrent(one))) return false;
    const { count } = await this.prisma.webhookEndpoint.updateMany({
      // One that was rotated meanwhile stays.
      where: { id, sealedSecret },
      data: {
        sealedSecret: this.sealAgain(id, sealedSecret),
        ...(sealedPrevious && { sealedPrevious: this.sealAgain(id, sealedPrevious) }),
      },
    });
    return count > 0;
  }

  private sealAgain(id: string, sealed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const secret = this.openOne(id, sealed);
    return secret === null ? sealed : this.secrets.seal(secret, contextOf(id));
  }

  private openOne(id: string, sealed: Uint8Array): string | null {
    try {
      return this.secrets.open(sealed, contextOf(id));
    } catch {
      return null;
    }
  }
}

function contextOf(endpointId: string): string {
  return `webhook secret of ${endpointId}`;
}
