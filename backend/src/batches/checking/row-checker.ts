import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { LineUps } from '../../line-ups/index.ts';
import { blockedIn, cleaned, faultsOf, type Terms, whyBlocked } from '../../listing/index.ts';
import type { BatchRow } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { ConnectionsService, ProductChoices, ShirtCatalogService } from '../../printify/index.ts';
import { SettingsService } from '../../settings/index.ts';
import { type BatchRules, parseInput, type RowFault, type RowInput } from '../model/batch.ts';
import { type ResolvedRow, resolveRow } from '../model/resolve-row.ts';

export interface RowToCheck {
  position: number;
  input: RowInput;
  /** Of that idea, made for this row: no reason to warn of it. */
  designId: string | null;
  /** Nothing is made of it: no other row repeats its idea. */
  isDiscarded: boolean;
}

export function toRowToCheck({ position, input, generationId, isSkipped, isDiscarded }: BatchRow): RowToCheck {
  return { position, input: parseInput({ input }), designId: isSkipped ? null : generationId, isDiscarded };
}

export interface CheckedRow extends RowToCheck, ResolvedRow {
  isFaulty: boolean;
}

/** What rows of one seller are checked against, read once. */
interface Knowledge {
  available: string[] | null;
  lineUps: { id: string; name: string }[];
  terms: Terms;
  /** Lower case. */
  productNames: Set<string>;
  productName: string;
}

/** Says what is wrong with rows before anything is charged. */
@Injectable()
export class RowChecker {
  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
    private readonly products: ProductChoices,
    private readonly blocked: BlockedTerms,
    private readonly lineUps: LineUps,
  ) {}

  /** @param others rows of the batch that stay as they are: an idea may be the same as one of theirs */
  async check(
    userId: string,
    rows: readonly RowToCheck[],
    rules: BatchRules,
    others: readonly RowToCheck[] = [],
  ): Promise<CheckedRow[]> {
    const known = await this.readKnowledge(userId);
    const now = new Date();
    const checked = rows.map((row) => {
      const resolved = resolveRow(row.input, rules, { available: known.available, lineUps: known.lineUps, now });
      const faults = [...resolved.faults, ...wordFaults(resolved, known.terms), ...productFaults(row.input, known)];
      return { ...row, ...resolved, faults };
    });
    const repeats = firstPositions([...others, ...rows]);
    const made = await this.findMade(
      userId,
      checked.map(({ order }) => ideaKey(order.idea)),
      [...others, ...rows].flatMap(({ designId }) => designId ?? []),
    );
    return checked.map((row) => {
      const faults = [...row.faults, ...repeatFaults(row, repeats, made)];
      return { ...row, faults, isFaulty: faults.some(({ level }) => level === 'error') };
    });
  }

  private async readKnowledge(userId: string): Promise<Knowledge> {
    const settings = await this.settings.findSettings(userId);
    const connected = await this.connections.findConnection(userId);
    const [colors, terms, names, lineUps] = await Promise.all([
      connected && this.catalog.availableColors(connected, settings.product),
      this.blocked.termsFor(settings.blockedWords),
      this.products.namesOfProduct(userId, settings.product),
      this.lineUps.list(userId),
    ]);
    const { title, brand, model } = names?.blueprint ?? { title: '', brand: '', model: '' };
    const productNames = new Set([title, model, `${brand} ${model}`].map((name) => name.toLowerCase()));
    return {
      available: colors?.map(({ color }) => color) ?? null,
      lineUps,
      terms,
      productNames,
      productName: `${brand} ${model}`.trim(),
    };
  }

  /** Which of these ideas the seller has a design of, beside the batch's own. */
  private async findMade(userId: string, keys: string[], own: string[]): Promise<Set<string>> {
    const rows = await this.prisma.$queryRaw<{ key: string }[]>(Prisma.sql`
      SELECT DISTINCT ${storedKey} AS key FROM generations
       WHERE user_id = ${userId}::uuid AND deleted_at IS NULL AND status <> 'error'
         AND id <> ALL(${own}::uuid[])
         AND md5(${storedKey}) IN (SELECT md5(key) FROM unnest(${keys}::text[]) AS asked(key))`);
    return new Set(rows.map(({ key }) => key));
  }
}

function wordFaults({ order }: ResolvedRow, terms: Terms): RowFault[] {
  const faults: RowFault[] = [];
  const match = blockedIn(terms, order.idea);
  if (match) faults.push({ field: 'idea', message: whyBlocked(match), level: 'error' });
  const { title } = order.title ? faultsOf(cleaned({ title: order.title }), terms) : {};
  if (title) faults.push({ field: 'title', message: title, level: 'error' });
  return faults;
}

function productFaults({ product }: RowInput, { productNames, productName }: Knowledge): RowFault[] {
  const name = product?.trim().toLowerCase();
  if (!name || productNames.has(name)) return [];
  const message = `Designs are printed on your product, ${productName}. Leave this empty, or choose another product in Settings.`;
  return [{ field: 'product', message, level: 'error' }];
}

function repeatFaults(
  { position, order }: { position: number; order: { idea: string } },
  repeats: ReadonlyMap<string, number>,
  made: ReadonlySet<string>,
): RowFault[] {
  const key = ideaKey(order.idea);
  const first = repeats.get(key);
  if (key === '') return [];
  if (first !== undefined && first < position)
    return [{ field: 'idea', message: `The same idea as row ${first}.`, level: 'warning' }];
  return made.has(key) ? [{ field: 'idea', message: 'You have a design of this idea already.', level: 'warning' }] : [];
}

function firstPositions(rows: readonly RowToCheck[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { position, input, isDiscarded } of rows.toSorted((one, other) => one.position - other.position)) {
    const key = ideaKey(input.idea);
    if (!isDiscarded && !first.has(key)) first.set(key, position);
  }
  return first;
}

/** As `ideaKey`. The expression is the one of the index. */
const storedKey = Prisma.sql`lower(btrim(regexp_replace(idea, '\\s+', ' ', 'g')))`;

/** Ideas with one key are the same. */
export function ideaKey(idea: string): string {
  return idea.trim().replace(/\s+/g, ' ').toLowerCase();
}
