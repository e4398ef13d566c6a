import { type BulkResult, failed } from '../../generations/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { LimitDefinition } from '../../platform/limits/rate-limits.ts';
import type { RowState } from '../model/batch.ts';
import type { ChooseRows } from './row.dto.ts';

/** A table that is filled in by hand needs less. */
export const rowLimit: LimitDefinition = { name: 'batch-rows', points: 240, seconds: 60 };

/** Each follows a change of another cell. */
export const saveTries = 3;

/** States in which a row's cells can still be changed. */
export const changeable: RowState[] = ['faulty', 'waiting', 'made', 'failed', 'discarded', 'needs_review', 'canceled'];

export const notChangeable = 'This row is being made or published. It can’t be changed any more.';

/** Undefined stands for all. */
export function idsOf({ rowIds, all }: ChooseRows): string[] | undefined {
  const ids = rowIds ?? (all ? undefined : []);
  if (ids?.length !== 0) return ids;
  const message = 'Choose rows by rowIds, or send all: true.';
  throw new AppError('validation_failed', message, { fields: { rowIds: message } });
}

/** The failures of ids that are of no row of the batch. */
export function unknownOf(ids: string[] | undefined, rows: readonly { id: string }[]): BulkResult[] {
  const known = new Set(rows.map(({ id }) => id));
  return (ids ?? []).filter((id) => !known.has(id)).map((id) => ({ id, failure: failed('not_found') }));
}
