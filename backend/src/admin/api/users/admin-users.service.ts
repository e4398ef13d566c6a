import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Prisma, PrismaService, type Tx } from '../../../platform/prisma/prisma.service.ts';
import type { AdminUser, AdminUserPage, AdminUserQuery } from './admin-users.dto.ts';
import { type AdminUserRow, toAdminUser } from './admin-users.mapper.ts';

const newestFirst = Prisma.sql`ORDER BY created_at DESC, id DESC`;

/** Users as administrators see them, in one statement however many they are. */
@Injectable()
export class AdminUsersService {
  constructor(private readonly prisma: PrismaService) {}

  /** All users, newest first. */
  listAdminUsers(): Promise<AdminUser[]> {
    return this.readUsers(Prisma.sql`SELECT * FROM users`);
  }

  async searchAdminUsers({ q, page, per_page }: AdminUserQuery): Promise<AdminUserPage> {
    const found = Prisma.sql`FROM users ${q ? whereMatches(q) : Prisma.empty}`;
    const [users, [count]] = await Promise.all([
      this.readUsers(Prisma.sql`SELECT * ${found} ${newestFirst} LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`),
      this.prisma.$queryRaw<{ total: number }[]>(Prisma.sql`SELECT count(*)::int AS total ${found}`),
    ]);
    return { users, total: count?.total ?? 0, page, per_page };
  }

  /** @throws AppError not_found */
  async findUser(id: string, tx: Tx = this.prisma): Promise<AdminUser> {
    const [user] = await this.readUsers(Prisma.sql`SELECT * FROM users WHERE id = ${id}::uuid`, tx);
    if (!user) throw new AppError('not_found');
    return user;
  }

  private async readUsers(users: Prisma.Sql, tx: Tx = this.prisma): Promise<AdminUser[]> {
    const rows = await tx.$queryRaw<AdminUserRow[]>(Prisma.sql`
      SELECT u.id, u.email, u.name, u.user_metadata AS "userMetadata", u.avatar_url AS "avatarUrl",
             u.is_admin AS "isAdmin", u.subscription_tier AS "subscriptionTier",
             u.subscription_status AS "subscriptionStatus", u.created_at AS "createdAt",
             lots.credits, lots.grants, printify.user_id IS NOT NULL AS connected, made.designs,
             greatest(u.last_sign_in_at, used.at, made.at) AS "lastActivity", suspension."suspendedAt"
        FROM (${users}) u
        LEFT JOIN printify_connections printify ON printify.user_id = u.id
       CROSS JOIN LATERAL (
             SELECT coalesce(sum(remaining) FILTER (WHERE expires_at > now()), 0)::int AS credits,
                    (count(*) FILTER (WHERE source = 'grant'))::int AS grants
               FROM credit_lots WHERE user_id = u.id) lots
       CROSS JOIN LATERAL (
             SELECT count(*)::int AS designs, max(created_at) AS at FROM generations WHERE user_id = u.id) made
       CROSS JOIN LATERAL (SELECT max(refreshed_at) AS at FROM sessions WHERE user_id = u.id) used
        LEFT JOIN LATERAL (
             SELECT coalesce(max(at), u.updated_at) AS "suspendedAt"
               FROM audit_entries WHERE subject_id = u.id AND action = 'user.suspended') suspension ON u.banned_until > now()
       ${newestFirst}`);
    return rows.map(toAdminUser);
  }
}

/** The address, or the name that a profile shows, contains the text; no character is a wildcard. */
function whereMatches(q: string): Prisma.Sql {
  return Prisma.sql`
    WHERE strpos(lower(concat_ws(E'\n', email,
            coalesce(name, nullif(btrim(user_metadata->>'full_name'), ''), user_metadata->>'name'))), lower(${q})) > 0`;
}
