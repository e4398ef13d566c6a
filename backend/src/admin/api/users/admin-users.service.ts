import { Injectable } from '@nestjs/common';
import { AuditedReads } from '../../../platform/audit/audited-reads.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SortOrder } from '../../../platform/http/paging.ts';
import { Prisma, PrismaService, type Tx } from '../../../platform/prisma/prisma.service.ts';
import type { AdminUser, AdminUserPage, AdminUserQuery, UserFilter, UserSort } from './admin-users.dto.ts';
import { type AdminUserRow, toAdminUser } from './admin-users.mapper.ts';

const sortKeys: Record<Exclude<UserSort, 'joined'>, Prisma.Sql> = {
  email: Prisma.sql`email`,
  credits: Prisma.sql`(SELECT coalesce(sum(remaining), 0) FROM credit_lots WHERE user_id = users.id AND expires_at > now())`,
  grants: Prisma.sql`(SELECT count(*) FROM credit_lots WHERE user_id = users.id AND source = 'grant')`,
  designs: Prisma.sql`(SELECT count(*) FROM generations WHERE user_id = users.id)`,
  activity: Prisma.sql`greatest(last_sign_in_at,
    (SELECT max(refreshed_at) FROM sessions WHERE user_id = users.id),
    (SELECT max(created_at) FROM generations WHERE user_id = users.id))`,
};

const isConnected = Prisma.sql`EXISTS (SELECT 1 FROM printify_connections WHERE user_id = users.id)`;

const filters: Record<UserFilter, Prisma.Sql> = {
  free: Prisma.sql`subscription_tier = 'free'`,
  starter: Prisma.sql`subscription_tier = 'starter'`,
  pro: Prisma.sql`subscription_tier = 'pro'`,
  studio: Prisma.sql`subscription_tier = 'studio'`,
  past_due: Prisma.sql`subscription_status = 'past_due'`,
  connected: isConnected,
  not_connected: Prisma.sql`NOT ${isConnected}`,
  suspended: Prisma.sql`banned_until > now()`,
};

const orders: Record<SortOrder, Prisma.Sql> = { asc: Prisma.sql`ASC`, desc: Prisma.sql`DESC` };

/** Users as administrators see them, in one statement however many they are. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly reads: AuditedReads,
  ) {}

  /** A page of them. */
  async listAdminUsers(actorId: string, query: AdminUserQuery): Promise<AdminUser[]> {
    return (await this.searchAdminUsers(actorId, query)).users;
  }

  /** What was searched for is not audited: it is mostly an address, and the audit log outlives accounts. */
  async searchAdminUsers(actorId: string, query: AdminUserQuery): Promise<AdminUserPage> {
    const { q, sort, order, filter, page, per_page } = query;
    await this.reads.record({ actorId, action: q ? 'users.searched' : 'users.listed' });
    const found = Prisma.sql`FROM users
      WHERE ${q ? matches(q) : Prisma.sql`true`} AND ${filter ? filters[filter] : Prisma.sql`true`}`;
    const [users, [count]] = await Promise.all([
      this.readUsers(Prisma.sql`
        SELECT page.*, row_number() OVER () AS place FROM (
          SELECT users.* ${found}
           ORDER BY ${orderOf(sort, order)}
           LIMIT ${per_page} OFFSET ${(page - 1) * per_page}) page`),
      this.prisma.$queryRaw<{ total: number }[]>(Prisma.sql`SELECT count(*)::int AS total ${found}`),
    ]);
    return { users, total: count?.total ?? 0, page, per_page };
  }

  /** @throws AppError not_found */
  async findUser(id: string, tx: Tx = this.prisma): Promise<AdminUser> {
    const [user] = await this.readUsers(Prisma.sql`SELECT users.*, 1 AS place FROM users WHERE id = ${id}::uuid`, tx);
    if (!user) throw new AppError('not_found');
    return user;
  }

  /** @param users rows of `users`, each with its place in the answer */
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
       ORDER BY u.place`);
    return rows.map(toAdminUser);
  }
}

/** By time of joining as the index has it: a page is read, and not all users. */
function orderOf(sort: UserSort, order: SortOrder): Prisma.Sql {
  if (sort === 'joined') return Prisma.sql`created_at ${orders[order]}, id DESC`;
  return Prisma.sql`${sortKeys[sort]} ${orders[order]} NULLS LAST, created_at DESC, id DESC`;
}

/** The address, or the name that a profile shows, contains the text; no character is a wildcard. */
function matches(q: string): Prisma.Sql {
  return Prisma.sql`
    strpos(lower(concat_ws(E'\n', email,
            coalesce(name, nullif(btrim(user_metadata->>'full_name'), ''), user_metadata->>'name'))), lower(${q})) > 0`;
}
