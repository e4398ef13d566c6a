import { Injectable } from '@nestjs/common';
import { toLotView } from '../../credits/index.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { lockUser, UsersService } from '../../users/index.ts';
import { toAdminLedgerEntry } from '../credits/admin-credits.dto.ts';
import type { AdminSuspension, AdminUserDetails } from './admin-users.dto.ts';
import {
  type PaymentRow,
  toAdminGeneration,
  toAdminPayment,
  toAdminPrintify,
  toAdminSession,
} from './details.mapper.ts';
import { UserList } from './user-list.service.ts';

const designsShown = 20;
/** Of everything else. */
const shown = 50;

/** A look that follows another within this time is the same look. */
const sameLookMs = 3_600_000;

/** One user's account, opened by an administrator. */
@Injectable()
export class UserDetails {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UserList,
    private readonly accounts: UsersService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError not_found */
  async open(actorId: string, userId: string): Promise<AdminUserDetails> {
    const user = await this.users.one(userId);
    await this.recordLook(actorId, userId);
    const mine = { where: { userId } };
    const [account, suspension, printify, generations, lots, ledger, payments, sessions] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({ where: { id: userId } }),
      user.suspended_at ? this.suspension(userId, user.suspended_at) : null,
      this.prisma.printifyConnection.findUnique({ ...mine, omit: { sealedToken: true } }),
      this.prisma.generation.findMany({ ...mine, orderBy: { createdAt: 'desc' }, take: designsShown }),
      this.prisma.creditLot.findMany({ ...mine, orderBy: { createdAt: 'desc' }, take: shown }),
      this.prisma.ledgerEntry.findMany({ ...mine, orderBy: { id: 'desc' }, take: shown }),
      this.payments(userId),
      this.prisma.session.findMany({ ...mine, orderBy: { refreshedAt: 'desc' }, take: shown }),
    ]);
    return {
      user,
      email_confirmed_at: account.emailConfirmedAt?.toISOString() ?? null,
      last_sign_in_at: account.lastSignInAt?.toISOString() ?? null,
      suspension,
      printify: printify && toAdminPrintify(printify),
      generations: generations.map(toAdminGeneration),
      lots: lots.map(toLotView),
      ledger: ledger.map(toAdminLedgerEntry),
      payments: payments.map(toAdminPayment),
      sessions: sessions.map(toAdminSession),
    };
  }

  /** The administrator's own row is the lock: of two looks at once, one is written down. */
  private recordLook(actorId: string, subjectId: string): Promise<void> {
    const look = { actorId, action: 'user.viewed', subjectId } as const;
    return this.prisma.$transaction(async (tx) => {
      await lockUser(tx, actorId);
      const since = new Date(Date.now() - sameLookMs);
      const known = await tx.auditEntry.findFirst({ where: { ...look, at: { gt: since } } });
      if (!known) await this.audit.record(tx, look);
    });
  }

  /** Who did it and why, as the audit log has it; of a ban from elsewhere it knows nothing. */
  private async suspension(subjectId: string, at: string): Promise<AdminSuspension> {
    const entry = await this.prisma.auditEntry.findFirst({
      where: { subjectId, action: 'user.suspended' },
      orderBy: { id: 'desc' },
    });
    if (!entry) return { at, by: null, reason: null };
    const { reason } = entry.detail as { reason: string };
    return { at, by: (await this.accounts.emailsOf([entry.actorId])).get(entry.actorId) ?? null, reason };
  }

  /** Each with the words of the ledger entry for what it paid. */
  private payments(userId: string): Promise<PaymentRow[]> {
    return this.prisma.$queryRaw<PaymentRow[]>(Prisma.sql`
      SELECT payment.id, payment.amount, payment.refunded, payment.disputed, payment.paid_at AS "paidAt",
             coalesce(entry.description, payment.source_key) AS description
        FROM payments payment
        LEFT JOIN credit_lots lot ON lot.source_key = payment.source_key
        LEFT JOIN ledger_entries entry ON entry.lot_id = lot.id AND entry.cause = lot.source
       WHERE payment.user_id = ${userId}::uuid
       ORDER BY payment.paid_at DESC, payment.id DESC
       LIMIT ${shown}`);
  }
}
