import { Injectable } from '@nestjs/common';
import type { Batch, BatchRow } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { Spender } from '../../platform/programs/spender.ts';
import type { CheckedRow } from '../checking/row-checker.ts';
import type { RowInput, RowState } from '../model/batch.ts';

export type StateCounts = Partial<Record<RowState, number>>;

/** What a row gets, and what it had when that was decided. */
export interface InputChange extends Pick<CheckedRow, 'input' | 'faults' | 'isFaulty'> {
  id: string;
  before: RowInput;
  begunAt: Date | null;
}

/** Reads what became of rows: the view `batch_row_states` decides, for all who ask. */
@Injectable()
export class BatchRows {
  constructor(private readonly prisma: PrismaService) {}

  async countByState(batchIds: string[], tx: Tx = this.prisma): Promise<Map<string, StateCounts>> {
    const rows = await tx.$queryRaw<{ batch_id: string; state: RowState; count: number }[]>(Prisma.sql`
      SELECT batch_id, state, count(*)::int AS count FROM batch_row_states
       WHERE batch_id = ANY(${batchIds}::uuid[]) GROUP BY batch_id, state`);
    const counts = new Map<string, StateCounts>(batchIds.map((id) => [id, {}]));
    for (const { batch_id, state, count } of rows) counts.set(batch_id, { ...counts.get(batch_id), [state]: count });
    return counts;
  }

  /** In their order, after a position. */
  findByState(
    batchId: string,
    states: readonly RowState[],
    { after = 0, limit = 10_000, ids }: { after?: number; limit?: number; ids?: readonly string[] | undefined } = {},
    tx: Tx = this.prisma,
  ): Promise<{ id: string; state: RowState }[]> {
    const among = ids ? Prisma.sql`AND id = ANY(${[...ids]}::uuid[])` : Prisma.empty;
    return tx.$queryRaw<{ id: string; state: RowState }[]>(Prisma.sql`
      SELECT id, state FROM batch_row_states
       WHERE batch_id = ${batchId}::uuid AND state = ANY(${[...states]}) AND position > ${after} ${among}
       ORDER BY position LIMIT ${limit}`);
  }

  /**
   * In one statement, which takes half the time that Prisma needs for a thousand rows. Fewer come back than were given where
   * somebody has just added rows at the same positions.
   */
  async add(
    tx: Tx,
    { id, userId }: Pick<Batch, 'id' | 'userId'>,
    checked: readonly CheckedRow[],
    program: Spender | null,
  ) {
    const rows = checked.map(({ position, input, faults, isFaulty }) => ({ position, input, faults, isFaulty }));
    const spender = program && JSON.stringify(program);
    const added = await tx.$queryRaw<Pick<BatchRow, 'id' | 'position' | 'faults'>[]>(Prisma.sql`
      INSERT INTO batch_rows (id, batch_id, user_id, position, input, faults, is_faulty, program)
      SELECT gen_random_uuid(), ${id}::uuid, ${userId}::uuid, position, input, faults, "isFaulty", ${spender}::jsonb
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS checked(position int, input jsonb, faults jsonb, "isFaulty" boolean)
          ON CONFLICT (batch_id, position) DO NOTHING
      RETURNING id, position, faults`);
    return added.toSorted((one, other) => one.position - other.position);
  }

  /** Of rows that have not begun, and that nobody has changed since they were checked. */
  async saveFaults(tx: Tx, batchId: string, checked: readonly CheckedRow[]): Promise<void> {
    const rows = checked.map(({ position, input, faults, isFaulty }) => ({ position, input, faults, isFaulty }));
    await tx.$executeRaw(Prisma.sql`
      UPDATE batch_rows AS row SET faults = checked.faults, is_faulty = checked."isFaulty"
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS checked(position int, input jsonb, faults jsonb, "isFaulty" boolean)
       WHERE row.batch_id = ${batchId}::uuid AND row.position = checked.position AND row.begun_at IS NULL
         AND row.input = checked.input
         AND (row.faults, row.is_faulty) IS DISTINCT FROM (checked.faults, checked."isFaulty")`);
  }

  /** A program that mends rows is charged for them. Leaves out rows that somebody changed or began since they were read. Returns the ids of the others. */
  async saveInputs(tx: Tx, changes: readonly InputChange[], program: Spender | null): Promise<string[]> {
    const spender = program && JSON.stringify(program);
    const rows = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
      UPDATE batch_rows AS row SET input = change.input, faults = change.faults, is_faulty = change."isFaulty",
             program = coalesce(${spender}::jsonb, row.program)
        FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
             AS change(id uuid, before jsonb, "begunAt" timestamptz, input jsonb, faults jsonb, "isFaulty" boolean)
       WHERE row.id = change.id AND row.input = change.before AND row.begun_at IS NOT DISTINCT FROM change."begunAt"
       RETURNING row.id`);
    return rows.map(({ id }) => id);
  }
}

/** Locks the batch until the transaction ends. False where it is gone. */
export async function lockBatch(tx: Tx, batchId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>(
    Prisma.sql`SELECT 1 FROM batches WHERE id = ${batchId}::uuid FOR NO KEY UPDATE`,
  );
  return rows.length > 0;
}
