import { StorageUnavailable } from '../../platform/storage/storage.ts';
import { MINUTE_MS } from '../../platform/time.ts';
import { PrintifyError } from '../../printify/index.ts';
import { ModelError } from '../engines/image-model.ts';
import { CostLimitReached } from '../model/cost-limit-reached.ts';
import type { Wait } from '../model/status/wait.ts';

/** A quota is renewed at a time that Printify does not name. */
const quotaPauseMs = 15 * MINUTE_MS;

/** What a design waits for after this error; null where waiting does not help. */
export function waitOf(error: unknown): Wait | null {
  if (error instanceof PrintifyError) return waitOfPrintify(error);
  if (error instanceof ModelError) return error.wait && { for: 'openai', ...error.wait };
  if (error instanceof CostLimitReached)
    return { for: 'openai', reason: 'cost_limit', retryAfterMs: error.retryAfterMs };
  if (error instanceof StorageUnavailable) return { for: 'files', reason: 'unavailable', retryAfterMs: null };
  return null;
}

function waitOfPrintify({ kind, retryAfterMs }: PrintifyError): Wait | null {
  switch (kind) {
    case 'unavailable':
    case 'rate_limited':
    case 'daily_limit':
      return { for: 'printify', reason: kind, retryAfterMs };
    case 'quota_reached':
      return { for: 'printify', reason: 'quota_reached', retryAfterMs: retryAfterMs ?? quotaPauseMs };
    default:
      return null;
  }
}
