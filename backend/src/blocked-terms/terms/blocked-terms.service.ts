import { Injectable } from '@nestjs/common';
import {
  blockedIn,
  brandTerms,
  compileTerms,
  ownReason,
  type Term,
  type Terms,
  termKey,
  whyBlocked,
} from '../../listing/index.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { BlockedTerm } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { BlockedTermView, SaveBlockedTerm, TermDecision } from '../api/blocked-terms.dto.ts';

/** The names that no listing may hold: the product's list, what the operator changed of it, the seller's own words. */
@Injectable()
export class BlockedTerms {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: AuditLog,
  ) {}

  /** The list for a seller with these words of their own. */
  async with(ownWords: readonly string[]): Promise<Terms> {
    const changes = await this.prisma.blockedTerm.findMany();
    const allowed = new Set(changes.filter(({ severity }) => severity === 'allow').map(({ term }) => termKey(term)));
    return compileTerms([
      ...brandTerms.filter(({ term }) => !allowed.has(termKey(term))),
      ...changes.filter(({ severity }) => severity !== 'allow').map(toTerm),
      ...ownWords.map((term) => ({ term, severity: 'block' as const, reason: ownReason })),
    ]);
  }

  async list(): Promise<BlockedTermView[]> {
    return (await this.prisma.blockedTerm.findMany({ orderBy: { term: 'asc' } })).map(toView);
  }

  /** One decision a name, however it is written. */
  save(adminId: string, { severity, note, term: written }: SaveBlockedTerm): Promise<BlockedTermView> {
    const term = termKey(written);
    const data = { severity, note };
    return this.prisma.$transaction(async (tx) => {
      const saved = await tx.blockedTerm.upsert({ where: { term }, create: { term, ...data }, update: data });
      await this.audit.record(tx, { actorId: adminId, action: 'term.saved', detail: { term, severity } });
      return toView(saved);
    });
  }

  /** @throws AppError not_found */
  async delete(adminId: string, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [removed] = await tx.$queryRaw<{ term: string }[]>(
        Prisma.sql`DELETE FROM blocked_terms WHERE id = ${id}::uuid RETURNING term`,
      );
      if (!removed) throw new AppError('not_found');
      await this.audit.record(tx, { actorId: adminId, action: 'term.removed', detail: { term: removed.term } });
    });
  }

  /**
   * Refuses texts that name what a listing may not, before anything is charged for.
   *
   * @throws AppError validation_failed, with a sentence for each field
   */
  async refuse(texts: Readonly<Record<string, string>>, ownWords: readonly string[]): Promise<void> {
    const terms = await this.with(ownWords);
    const fields: Record<string, string> = {};
    for (const [field, text] of Object.entries(texts)) {
      const blocked = blockedIn(terms, text);
      if (blocked) fields[field] = whyBlocked(blocked);
    }
    const [first] = Object.values(fields);
    if (first) throw new AppError('validation_failed', first, { fields });
  }
}

function toView({ id, term, severity, note, createdAt }: BlockedTerm): BlockedTermView {
  return { id, term, severity: severity as TermDecision, note, created_at: createdAt.toISOString() };
}

function toTerm({ term, severity, note }: BlockedTerm): Term {
  return {
    term,
    severity: severity === 'warn' ? 'warn' : 'block',
    reason: note || 'the operator of this site does not allow it',
  };
}
