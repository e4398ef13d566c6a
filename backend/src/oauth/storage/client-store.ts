import type { Adapter, Payload } from 'oidc-provider';
import { sha256 } from '../../platform/crypto/crypto.ts';
import type { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { notStored } from './not-stored.ts';

const longestId = 64;

/** Where an app has a secret, `client_secret` is its hash: compare with {@link hashOfSecret}. */
export class ClientStore implements Adapter {
  readonly consume = notStored;
  readonly revokeByGrantId = notStored;

  constructor(private readonly prisma: PrismaService) {}

  async upsert(id: string, { client_secret, ...rest }: Payload): Promise<void> {
    const metadata = rest as object;
    const secretHash = typeof client_secret === 'string' ? sha256(client_secret) : null;
    await this.prisma.oauthClient.create({ data: { id, metadata, secretHash } });
  }

  async find(id: string): Promise<Payload | undefined> {
    if (!isPossibleId(id)) return undefined;
    const row = await this.prisma.oauthClient.findUnique({ where: { id } });
    if (!row) return undefined;
    const metadata = row.metadata as Payload;
    return row.secretHash ? { ...metadata, client_secret: toText(row.secretHash) } : metadata;
  }

  async destroy(id: string): Promise<void> {
    await this.prisma.oauthClient.deleteMany({ where: { id } });
  }
}

/** PostgreSQL stores no NUL, and no id of ours is longer. */
function isPossibleId(id: string): boolean {
  return id.length <= longestId && /^[\w.~-]+$/.test(id);
}

export function hashOfSecret(secret: string): string {
  return toText(sha256(secret));
}

function toText(hash: Uint8Array): string {
  return Buffer.from(hash).toString('base64url');
}
