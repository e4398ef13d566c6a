import { type Adapter, type Payload, Provider } from 'oidc-provider';
import type { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { GrantEnds } from '../grants/grant-ends.service.ts';
import { notStored } from './not-stored.ts';

/** Grants are made at the consent, and not by the library. */
export class GrantStore implements Adapter {
  readonly upsert = notStored;
  readonly consume = notStored;
  readonly revokeByGrantId = notStored;

  constructor(
    private readonly prisma: PrismaService,
    private readonly ends: GrantEnds,
  ) {}

  async find(id: string): Promise<Payload | undefined> {
    const row = await this.prisma.oauthGrant.findUnique({ where: { id } });
    return row ? { ...(row.payload as Payload), jti: id } : undefined;
  }

  /** Either the app revokes a token, or the library has seen a code or a refresh token twice. */
  async destroy(id: string): Promise<void> {
    const isRevoked = Provider.ctx?.oidc.route === 'revocation';
    await (isRevoked ? this.ends.endByClient(id) : this.ends.endReused(id));
  }
}
