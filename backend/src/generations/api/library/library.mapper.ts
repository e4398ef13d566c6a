import type { BulkResult } from '../../model/lists/bulk-result.ts';
import type { BulkOutcome } from './library.dto.ts';

export function toBulkOutcome(results: BulkResult[]): BulkOutcome {
  return {
    done: results.filter(({ failure }) => !failure).length,
    results: results.map(({ id, failure }) => ({
      id,
      success: !failure,
      code: failure?.code ?? null,
      error: failure?.message ?? null,
    })),
  };
}
