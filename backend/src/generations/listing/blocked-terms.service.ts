import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { BlockedTerm } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { blockedIn, ownReason, whyBlocked } from './blocked.ts';
import type { BlockedTermView, SaveBlockedTerm, TermDecision } from './blocked-terms.dto.ts';
import { brandTerms } from './brands.ts';
import { compileTerms, type Term, type Terms, termKey } from './terms.ts';

/** The names that no listing may hold: the product's list, what the operator changed of it, the seller's own words. */
@Injectable()
export class BlockedTerms {
  constructor(private readonly prisma: PrismaService) {}

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
  async save({ severity, note, term: written }: SaveBlockedTerm): Promise<BlockedTermView> {
    const term = termKey(written);
    const data = { severity, note };
    return toView(await this.prisma.blockedTerm.upsert({ where: { term }, create: { term, ...data }, update: data }));
  }

  async delete(id: string): Promise<void> {
    const { count } = await this.prisma.blockedTerm.deleteMany({ where: { id } });
    if (count === 0) throw new AppError('not_found');
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
