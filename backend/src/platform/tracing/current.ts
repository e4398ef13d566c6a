import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, trace } from '@opentelemetry/api';

/** What the work at hand belongs to: for its log lines, its spans, and the jobs that it enqueues. */
export interface Current {
  /** Of the press that began it, also in the jobs that follow. */
  requestId?: string | undefined;
  job?: string;
  jobId?: string;
  /** OpenTelemetry's. Ours is not the global one, for several apps may live in one process. */
  context: Context;
}

const storage = new AsyncLocalStorage<Current>();
const nothing: Current = { context: ROOT_CONTEXT };

export function current(): Current {
  return storage.getStore() ?? nothing;
}

export function runAs<T>(now: Current, work: () => T): T {
  return storage.run(now, work);
}

/** For every log line: it can be found by its request, also where a job writes it. */
export function logFields(): Record<string, string | undefined> {
  const { requestId, job, jobId, context } = current();
  return { requestId, job, jobId, traceId: trace.getSpanContext(context)?.traceId };
}
