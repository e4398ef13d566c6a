import { type Adapter, errors, type Payload } from 'oidc-provider';
import { sha256 } from '../../platform/crypto/crypto.ts';
import type { OauthTokenKind } from '../../platform/prisma/client/client.ts';
import type { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { isForeignKeyViolation } from '../../platform/prisma/prisma-errors.ts';

type EndGrant = (grantId: string) => Promise<void>;

/** Codes and tokens, without what they are called by: only its hash is stored. */
export class TokenStore implements Adapter {
  constructor(
    private readonly prisma: PrismaService,
    private readonly kind: OauthTokenKind,
    private readonly endGrant: EndGrant,
  ) {}

  async upsert(id: string, { jti: _, ...rest }: Payload): Promise<void> {
    const data = { idHash: sha256(id), kind: this.kind, grantId: String(rest.grantId), expiresAt: endOf(rest) };
    await this.prisma.oauthToken.create({ data: { ...data, payload: rest as object } }).catch(refuseEnded);
  }

  /** The library looks at the end of a code first: one that was used, and comes again after it, still ends its grant. */
  async find(id: string): Promise<Payload | undefined> {
    const row = await this.prisma.oauthToken.findUnique({ where: { idHash: sha256(id) } });
    if (row?.kind !== this.kind) return undefined;
    if (row.usedAt && row.expiresAt < new Date()) await this.endGrant(row.grantId);
    const used = row.usedAt && { consumed: Math.floor(row.usedAt.getTime() / 1000) };
    return { ...(row.payload as Payload), ...used, jti: id };
  }

  /** Of two uses at once one is the second: it ends the grant, as a later one does. @throws InvalidGrant */
  async consume(id: string): Promise<void> {
    const where = { idHash: sha256(id) };
    const { count } = await this.prisma.oauthToken.updateMany({
      where: { ...where, usedAt: null },
      data: { usedAt: new Date() },
    });
    if (count === 1) return;
    const row = await this.prisma.oauthToken.findUnique({ where, select: { grantId: true } });
    if (row) await this.endGrant(row.grantId);
    throw new errors.InvalidGrant('used at the same time by another request');
  }

  async destroy(id: string): Promise<void> {
    await this.prisma.oauthToken.deleteMany({ where: { idHash: sha256(id) } });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.prisma.oauthToken.deleteMany({ where: { grantId, kind: this.kind } });
  }
}

/** In the library, times are seconds. */
export function endOf({ exp }: Payload): Date {
  return new Date(Number(exp) * 1000);
}

/** The grant has ended while its token was being made. */
function refuseEnded(error: unknown): never {
  throw isForeignKeyViolation(error) ? new errors.InvalidGrant('the grant has ended') : error;
}
