import { describeError, type ErrorCode } from '../../../platform/errors/app-error.ts';

export interface BulkFailure {
  code: ErrorCode;
  /** For the seller. */
  message: string;
}

/** What became of one design among many. */
export interface BulkResult {
  id: string;
  failure: BulkFailure | null;
}

export function failed(code: ErrorCode, message = describeError(code).message): BulkFailure {
  return { code, message };
}

/** One for each id, in their order; an id without a row is not found. */
export function toBulkResults<T extends { id: string }>(
  ids: string[],
  rows: T[],
  refuse: (row: T) => BulkFailure | null,
): BulkResult[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return { id, failure: row ? refuse(row) : failed('not_found') };
  });
}
