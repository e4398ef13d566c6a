import { Injectable } from '@nestjs/common';
import {
  blockedIn,
  brandTerms,
  compileTerms,
  extendTerms,
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

/** The product's own list never changes while the process runs. */
const compiledBrands = compileTerms(brandTerms);

type SavedTerm = Pick<BlockedTerm, 'term' | 'severity' | 'note'>;

/** The names that no listing may hold: the product's list, what the operator changed of it, the seller's own words. */
@Injectable()
export class BlockedTerms {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: AuditLog,
  ) {}

  /** The list for a seller with these words of their own. */
  async termsFor(ownWords: readonly string[]): Promise<Terms> {
    const changes = await this.prisma.blockedTerm.findMany();
    const allowed = changes.filter(({ severity }) => severity === 'allow').map(({ term }) => term);
    return extendTerms(compiledBrands, allowed, [
      ...changes.filter(({ severity }) => severity !== 'allow').map(toTerm),
      ...ownWords.map((term) => ({ term, severity: 'block' as const, reason: ownReason })),
    ]);
  }

  listTerms(): Promise<BlockedTerm[]> {
    return this.prisma.blockedTerm.findMany({ orderBy: { term: 'asc' } });
  }

  /** Spellings of the same name share one decision. */
  saveTerm(adminId: string, { severity, note, term: written }: SavedTerm): Promise<BlockedTerm> {
    const term = termKey(written);
    const data = { severity, note };
    return this.prisma.$transaction(async (tx) => {
      const saved = await tx.blockedTerm.upsert({ where: { term }, create: { term, ...data }, update: data });
      await this.audit.record(tx, { actorId: adminId, action: 'term.saved', detail: { term, severity } });
      return saved;
    });
  }

  /** @throws AppError not_found */
  async deleteTerm(adminId: string, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const [removed] = await tx.$queryRaw<{ term: string }[]>(
        Prisma.sql`DELETE FROM blocked_terms WHERE id = ${id}::uuid RETURNING term`,
      );
      if (!removed) throw new AppError('not_found');
      await this.audit.record(tx, { actorId: adminId, action: 'term.removed', detail: { term: removed.term } });
    });
  }

  /** Before anything is charged. @throws AppError validation_failed, with a sentence for each field */
  async refuseTexts(texts: Readonly<Record<string, string>>, ownWords: readonly string[]): Promise<void> {
    const terms = await this.termsFor(ownWords);
    const fields: Record<string, string> = {};
    for (const [field, text] of Object.entries(texts)) {
      const blocked = blockedIn(terms, text);
      if (blocked) fields[field] = whyBlocked(blocked);
    }
    const [first] = Object.values(fields);
    if (first) throw new AppError('validation_failed', first, { fields });
  }
}

function toTerm({ term, severity, note }: BlockedTerm): Term {
  return {
    term,
    severity: severity === 'warn' ? 'warn' : 'block',
    reason: note || 'the operator of this site does not allow it',
  };
}
