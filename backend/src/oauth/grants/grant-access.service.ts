import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ProgramAccess, type ProgramTokenSource, ProgramTokens } from '../../auth/index.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { type Program, type Scope, scopes } from '../../platform/http/scopes.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { MINUTE_MS } from '../../platform/time.ts';
import { isFor } from '../model/resources.ts';
import { accessTokenPrefix } from '../model/token-prefixes.ts';

interface AccessRow {
  grantId: string;
  name: string;
  /** As the token was asked for: some of the grant's, with spaces between. */
  scope: string | null;
  granted: string[];
  creditsPerDay: number | null;
  lastUsedAt: Date | null;
  audience: string | null;
  userId: string;
  email: string;
  bannedUntil: Date | null;
}

/** Says what the bearer of an access token may do. The database is asked each time: a grant that ended is refused at once. */
@Injectable()
export class GrantAccess implements OnModuleInit, ProgramTokenSource {
  readonly prefix = accessTokenPrefix;
  readonly kind = 'grant';

  constructor(
    private readonly prisma: PrismaService,
    private readonly tokens: ProgramTokens,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.tokens.register(this);
  }

  async find(token: string, route: string): Promise<ProgramAccess | null> {
    const row = await this.read(token);
    if (!row || !isFor(row.audience, this.config.publicUrl, route)) return null;
    await this.noteUse(row);
    const { grantId: id, name, creditsPerDay, userId, email, bannedUntil } = row;
    const program: Program = { id, kind: 'grant', name, scopes: scopesOf(row), creditsPerDay };
    return { program, user: { id: userId, email, bannedUntil } };
  }

  async findLive(ids: string[]): Promise<string[]> {
    const now = new Date();
    const grants = await this.prisma.oauthGrant.findMany({
      where: {
        id: { in: ids },
        expiresAt: { gt: now },
        user: { OR: [{ bannedUntil: null }, { bannedUntil: { lt: now } }] },
      },
      select: { id: true },
    });
    return grants.map(({ id }) => id);
  }

  private async read(token: string): Promise<AccessRow | undefined> {
    const [row] = await this.prisma.$queryRaw<AccessRow[]>(Prisma.sql`
      SELECT g.id AS "grantId", g.client_name AS name, t.payload ->> 'scope' AS scope, g.scopes AS granted,
             g.credits_per_day AS "creditsPerDay", g.last_used_at AS "lastUsedAt",
             t.payload ->> 'aud' AS audience, u.id AS "userId", u.email, u.banned_until AS "bannedUntil"
        FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id JOIN users u ON u.id = g.user_id
       WHERE t.id_hash = ${sha256(token)} AND t.kind = 'AccessToken' AND least(t.expires_at, g.expires_at) > now()`);
    return row;
  }

  /** Once a minute: a busy app must not write with each call. */
  private async noteUse({ grantId: id, lastUsedAt }: AccessRow): Promise<void> {
    const now = Date.now();
    if (lastUsedAt && now - lastUsedAt.getTime() < MINUTE_MS) return;
    await this.prisma.oauthGrant.updateMany({ where: { id }, data: { lastUsedAt: new Date(now) } });
  }
}

function scopesOf({ scope, granted }: AccessRow): Scope[] {
  const asked = new Set(scope?.split(' '));
  return scopes.filter((one) => granted.includes(one) && asked.has(one));
}
