import { Injectable } from '@nestjs/common';
import { CreditsService, toLotView } from '../../../credits/index.ts';
import { AuditedReads } from '../../../platform/audit/audited-reads.ts';
import { Prisma, PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { UsersService } from '../../../users/index.ts';
import { suspensionDetail } from '../../model/columns.ts';
import { toAdminLedgerEntry } from '../credits/admin-credits.mapper.ts';
import type { AdminSuspension, AdminUserDetails } from './admin-users.dto.ts';
import { AdminUsersService } from './admin-users.service.ts';
import {
  type PaymentRow,
  toAdminGeneration,
  toAdminPayment,
  toAdminPrintify,
  toAdminSession,
} from './user-details.mapper.ts';

const maxGenerations = 20;
/** Of lots, ledger entries, payments and sessions each. */
const maxRows = 50;

/** One user's account, as an administrator opens it. */
@Injectable()
export class UserDetailsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: AdminUsersService,
    private readonly accounts: UsersService,
    private readonly credits: CreditsService,
    private readonly reads: AuditedReads,
  ) {}

  /** @throws AppError not_found */
  async getAdminUser(actorId: string, userId: string): Promise<AdminUserDetails> {
    const user = await this.users.findUser(userId);
    await this.reads.record({ actorId, action: 'user.viewed', subjectId: userId });
    const ofUser = { where: { userId } };
    const [account, suspension, printify, generations, lots, ledger, payments, sessions] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({ where: { id: userId } }),
      user.suspended_at ? this.findSuspension(userId, user.suspended_at) : null,
      this.prisma.printifyConnection.findUnique({ ...ofUser, omit: { sealedToken: true } }),
      this.prisma.generation.findMany({ ...ofUser, orderBy: { createdAt: 'desc' }, take: maxGenerations }),
      this.credits.listLots(userId, maxRows),
      this.credits.listEntries({ userId, limit: maxRows }),
      this.listPayments(userId),
      this.prisma.session.findMany({ ...ofUser, orderBy: { refreshedAt: 'desc' }, take: maxRows }),
    ]);
    const imageCosts = await this.sumImageCosts(generations.map(({ id }) => id));
    return {
      user,
      email_confirmed_at: account.emailConfirmedAt?.toISOString() ?? null,
      last_sign_in_at: account.lastSignInAt?.toISOString() ?? null,
      suspension,
      printify: printify && toAdminPrintify(printify),
      generations: generations.map((row) => toAdminGeneration(row, imageCosts.get(row.id) ?? null)),
      lots: lots.map(toLotView),
      ledger: ledger.map(toAdminLedgerEntry),
      payments: payments.map(toAdminPayment),
      sessions: sessions.map(toAdminSession),
    };
  }

  /** By design; null where the price of one of its pictures is not known. */
  private async sumImageCosts(ids: string[]): Promise<Map<string, number | null>> {
    const sums = await this.prisma.generationImage.groupBy({
      by: ['generationId'],
      where: { generationId: { in: ids }, quality: { not: 'text' } },
      _sum: { costMicros: true },
      _count: { _all: true, costMicros: true },
    });
    return new Map(
      sums.map(({ generationId, _sum, _count }) => [
        generationId,
        _count._all === _count.costMicros ? _sum.costMicros : null,
      ]),
    );
  }

  /** By whom and why, from the audit log. A hosted project's own ban is not in it. */
  private async findSuspension(subjectId: string, at: string): Promise<AdminSuspension> {
    const entry = await this.prisma.auditEntry.findFirst({
      where: { subjectId, action: 'user.suspended' },
      orderBy: { id: 'desc' },
    });
    if (!entry) return { at, by: null, reason: null };
    const { reason } = suspensionDetail.parse(entry.detail);
    return { at, by: (await this.accounts.emailsOf([entry.actorId])).get(entry.actorId) ?? null, reason };
  }

  /** Each with the description of the ledger entry that it paid for. */
  private listPayments(userId: string): Promise<PaymentRow[]> {
    return this.prisma.$queryRaw<PaymentRow[]>(Prisma.sql`
      SELECT payment.id, payment.amount, payment.refunded, payment.disputed, payment.paid_at AS "paidAt",
             coalesce(entry.description, payment.source_key) AS description
        FROM payments payment
        LEFT JOIN credit_lots lot ON lot.source_key = payment.source_key
        LEFT JOIN ledger_entries entry ON entry.lot_id = lot.id AND entry.cause::text = lot.source::text
       WHERE payment.user_id = ${userId}::uuid
       ORDER BY payment.paid_at DESC, payment.id DESC
       LIMIT ${maxRows}`);
  }
}
