import type { Adapter, Payload } from 'oidc-provider';
import { sha256 } from '../../platform/crypto/crypto.ts';
import type { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { notStored } from './not-stored.ts';
import { endOf } from './token-store.ts';

/** The library's interactions: authorizations that wait for their seller. */
export class RequestStore implements Adapter {
  readonly consume = notStored;
  readonly revokeByGrantId = notStored;

  constructor(private readonly prisma: PrismaService) {}

  async upsert(id: string, { jti: _, ...rest }: Payload): Promise<void> {
    const idHash = sha256(id);
    const data = { payload: rest as object, expiresAt: endOf(rest) };
    await this.prisma.oauthRequest.upsert({ where: { idHash }, create: { idHash, ...data }, update: data });
  }

  async find(id: string): Promise<Payload | undefined> {
    const row = await this.prisma.oauthRequest.findUnique({ where: { idHash: sha256(id) } });
    return row ? { ...(row.payload as Payload), jti: id } : undefined;
  }

  async destroy(id: string): Promise<void> {
    await this.prisma.oauthRequest.deleteMany({ where: { idHash: sha256(id) } });
  }
}
