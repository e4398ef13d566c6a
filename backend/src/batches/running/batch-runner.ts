import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CreditsService, ProgramSpending } from '../../credits/index.ts';
import { DailyCapReached, nextUtcDay } from '../../credits/model/daily-cap.ts';
import { AcceptDesigns, type Accepted, type AcceptOptions, type SellerTerms } from '../../generations/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { isDatabaseOutage } from '../../platform/postgres/database-outage.ts';
import type { Batch, BatchRow } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { currentSpender, withSpender } from '../../platform/programs/spender.ts';
import { type BatchWait, parseFaults, parseInput, type RowFault, rowFaults, rulesOf } from '../model/batch.ts';
import { resolveRow } from '../model/resolve-row.ts';
import { BatchRows, lockBatch } from '../rows/batch-rows.ts';

/** Designs of one batch that are in work or wait for a worker: enough for many workers, and soon done after a pause. */
const mostAtWork = 16;

const longestPassMs = 10_000;

/** Batches that one worker advances side by side. */
const mostAtOnce = 4;

/** So often a row is tried that fails unexpectedly: what was wrong may have passed. */
const mostFailures = 3;

/** Thrown where the batch was paused or canceled, or the row changed, while its design was being accepted. */
class NoLongerWanted extends Error {}

/** Begins the rows of a batch one after the other, each with its charge, and each once. */
@Injectable()
export class BatchRunner {
  /** By row. */
  private readonly failures = new Map<string, number>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly rows: BatchRows,
    private readonly designs: AcceptDesigns,
    private readonly credits: CreditsService,
    private readonly spending: ProgramSpending,
    private readonly log: PinoLogger,
  ) {}

  /**
   * Some at a time: one that has much to begin holds the others up little. In an order of chance, and not for long: where
   * there are more than one pass can do, the next one does others.
   */
  async advanceAll(signal: AbortSignal): Promise<void> {
    const end = Date.now() + longestPassMs;
    const running = await this.prisma.batch.findMany({ where: { state: 'running' } });
    const takeAny = () => running.splice(Math.floor(Math.random() * running.length), 1)[0];
    const work = async () => {
      for (let batch = takeAny(); batch && !signal.aborted && Date.now() < end; batch = takeAny())
        await this.tryToAdvance(batch);
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
  }

  private async tryToAdvance(batch: Batch): Promise<void> {
    try {
      await this.locks.withLock(`batch:${batch.id}`, () => this.advance(batch));
    } catch (error) {
      this.log.warn({ err: error, batchId: batch.id }, 'a batch could not continue');
    }
  }

  private async advance(batch: Batch): Promise<void> {
    const counts = (await this.rows.countByState([batch.id])).get(batch.id) ?? {};
    if (!counts.waiting) return counts.making ? undefined : this.finish(batch);
    const provider = await this.findWaitingDesign(batch.id);
    if (provider) return this.wait(batch, 'provider', provider);
    if (batch.waitingFor === 'credits' && (await this.credits.balance(batch.userId)) === 0) return;
    const room = mostAtWork - (counts.making ?? 0);
    if (room > 0) await this.beginNext(batch, room);
  }

  private async beginNext(batch: Batch, room: number): Promise<void> {
    const next = await this.rows.findByState(batch.id, ['waiting'], { limit: room });
    const rows = await this.prisma.batchRow.findMany({
      where: { id: { in: next.map(({ id }) => id) } },
      orderBy: { position: 'asc' },
    });
    if (await this.isCapped(batch, rows[0])) return this.wait(batch, 'daily_cap', nextUtcDay());
    try {
      const terms = await this.designs.termsOf(batch.userId);
      for (const row of rows) await this.tryToBegin(batch, row, terms);
      await this.goOn(batch);
    } catch (error) {
      if (error instanceof DailyCapReached) return this.wait(batch, 'daily_cap', nextUtcDay());
      const wait = error instanceof AppError && waitAfter[error.code];
      if (wait) return this.wait(batch, wait, null);
      if (!(error instanceof NoLongerWanted)) throw error;
    }
  }

  /** A row that fails for a reason that nobody foresaw does not hold up those behind it. */
  private async tryToBegin(batch: Batch, row: BatchRow, terms: SellerTerms): Promise<void> {
    try {
      await this.begin(batch, row, terms);
      this.failures.delete(row.id);
    } catch (error) {
      if (error instanceof AppError || error instanceof NoLongerWanted || isDatabaseOutage(error)) throw error;
      this.log.error({ err: error, batchId: batch.id, rowId: row.id }, 'a row could not begin');
      const failures = (this.failures.get(row.id) ?? 0) + 1;
      this.failures.set(row.id, failures);
      if (failures < mostFailures) return;
      this.failures.delete(row.id);
      await this.refuse(row, unexpected);
    }
  }

  private async begin(batch: Batch, row: BatchRow, terms: SellerTerms): Promise<void> {
    const { lineUps } = terms;
    const facts = { available: terms.colors.map(({ color }) => color), lineUps, now: new Date() };
    const { order, lineUpId, publishAt, faults } = resolveRow(parseInput(row), rulesOf(batch), facts);
    // A date that has passed while the row waited is no reason not to draw it.
    const fault = faults.find(({ field }) => field !== 'publishAt');
    if (fault) return this.refuse(row, fault);
    const publish =
      batch.publish !== 'now'
        ? { publishWhen: 'approved' as const, publishAt: null }
        : { publishWhen: publishAt ? ('date' as const) : ('now' as const), publishAt };
    try {
      const around: AcceptOptions['around'] = (tx, store) => this.takeRow(tx, batch, row, store);
      const products = productsOf(terms, lineUpId);
      const accept = () => this.designs.accept(terms, order, { publish, batchId: batch.id, products, around });
      const accepted = await withSpender(row.program ?? batch.program, accept);
      if (accepted.cached) await this.skip(row, accepted);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
      await this.refuse(row, toFault(error));
    }
  }

  /** So that a batch that waits for midnight costs little, and goes on at once when a charge was given back. */
  private async isCapped(batch: Batch, row: BatchRow | undefined): Promise<boolean> {
    return withSpender(row?.program ?? batch.program, async () => {
      const program = currentSpender();
      return program !== null && !(await this.spending.hasRoom(batch.userId, program));
    });
  }

  /** Row, charge and job come together, or not at all. */
  private async takeRow<T extends { id: string }>(
    tx: Tx,
    seen: Batch,
    { id, input }: BatchRow,
    store: () => Promise<T>,
  ): Promise<T> {
    await lockBatch(tx, seen.id);
    const batch = await tx.batch.findUnique({ where: { id: seen.id } });
    if (batch?.state !== 'running' || !isDeepStrictEqual(rulesOf(batch), rulesOf(seen))) throw new NoLongerWanted();
    const design = await store();
    const { count } = await tx.batchRow.updateMany({
      where: { id, begunAt: null, isDiscarded: false, isFaulty: false, input: { equals: parseInput({ input }) } },
      data: { begunAt: new Date(), generationId: design.id },
    });
    if (count === 0) throw new NoLongerWanted();
    return design;
  }

  private async skip(row: BatchRow, { id: generationId, productsAdded }: Accepted): Promise<void> {
    const faults = productsAdded > 0 ? [...parseFaults(row), addedTo(productsAdded)] : parseFaults(row);
    await this.prisma.batchRow.updateMany({
      where: { id: row.id, begunAt: null },
      data: { begunAt: new Date(), isSkipped: true, generationId, faults },
    });
  }

  /** What was right when it was checked is wrong by now: another product, a new blocked term. */
  private async refuse(row: BatchRow, fault: RowFault): Promise<void> {
    const faults = rowFaults.parse([...parseFaults(row), fault]);
    await this.prisma.batchRow.updateMany({ where: { id: row.id, begunAt: null }, data: { faults, isFaulty: true } });
  }

  /** The design of the batch that waits longest for a provider: others would only wait beside it. */
  private async findWaitingDesign(batchId: string): Promise<Date | null> {
    const row = await this.prisma.generation.findFirst({
      where: {
        batchRows: { some: { batchId, isSkipped: false } },
        waitingUntil: { not: null },
        status: { notIn: ['preview', 'finalized', 'error'] },
      },
      orderBy: { waitingUntil: 'desc' },
    });
    return row?.waitingUntil ?? null;
  }

  private async wait({ id, waitingFor, waitingSince }: Batch, wait: BatchWait, until: Date | null): Promise<void> {
    const since = waitingFor === wait && waitingSince ? waitingSince : new Date();
    await this.prisma.batch.updateMany({
      where: {
        id,
        state: 'running',
        OR: [{ waitingFor: null }, { waitingFor: { not: wait } }, ...(until ? [{ waitingUntil: { not: until } }] : [])],
      },
      data: { waitingFor: wait, waitingSince: since, waitingUntil: until },
    });
  }

  private async goOn({ id }: Batch): Promise<void> {
    await this.prisma.batch.updateMany({ where: { id, waitingFor: { not: null } }, data: notWaiting });
  }

  private async finish({ id }: Batch): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      if (!(await lockBatch(tx, id))) return;
      const counts = (await this.rows.countByState([id], tx)).get(id) ?? {};
      if (counts.waiting || counts.making) return;
      // A batch that was paused and resumed after its last design did not end later for that.
      const { _max: last } = await tx.generation.aggregate({ where: { batchId: id }, _max: { finishedAt: true } });
      await tx.batch.updateMany({
        where: { id, state: 'running' },
        data: { ...notWaiting, state: 'finished', endedAt: last.finishedAt ?? new Date() },
      });
    });
  }
}

/** Undefined where the row names no line-up. */
function productsOf(
  { lineUps }: SellerTerms,
  lineUpId: string | null | undefined,
): SellerTerms['products'] | undefined {
  if (lineUpId === undefined) return undefined;
  return lineUps.find(({ id }) => id === lineUpId)?.items ?? [];
}

const unexpected: RowFault = {
  field: 'idea',
  message: 'Something went wrong on our side with this row. Nothing was charged. Change it to try it again.',
  level: 'error',
};

function addedTo(products: number): RowFault {
  const things = products === 1 ? 'one more product' : `${products} more products`;
  const message = `You had this design already. It is put on ${things} of this line-up.`;
  return { field: 'lineUp', message, level: 'warning' };
}

const notWaiting = { waitingFor: null, waitingSince: null, waitingUntil: null };
const waitAfter: Partial<Record<string, BatchWait>> = {
  insufficient_credits: 'credits',
  provider_not_connected: 'connection',
};
function toFault({ message, extra }: AppError): RowFault {
  const [field] = Object.keys((extra.fields as object | undefined) ?? {});
  return { field: fieldNames[field ?? ''] ?? 'idea', message, level: 'error' };
}

const fieldNames: Record<string, RowFault['field']> = { idea: 'idea', selectedColors: 'colors', style: 'style' };
