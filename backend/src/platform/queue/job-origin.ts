import { z } from 'zod';
import { type Current, current } from '../tracing/current.ts';
import { contextOf, toTraceparent } from '../tracing/traceparent.ts';

/** Beside the payload in a job's data; jobs of older releases and scheduled ones have none. */
const jobOrigin = z.object({
  origin: z.object({ requestId: z.string().optional(), traceparent: z.string().optional() }),
});

/** The data with what the current work belongs to, for the logs and the trace of the job. */
export function withOrigin(payload: object): object {
  const { requestId, context } = current();
  const traceparent = toTraceparent(context);
  return requestId || traceparent ? { ...payload, origin: { requestId, traceparent } } : payload;
}

/** No job fails for it. */
export function originOf(data: unknown): Pick<Current, 'requestId' | 'context'> {
  const { origin } = jobOrigin.safeParse(data).data ?? {};
  return { requestId: origin?.requestId, context: contextOf(origin?.traceparent) };
}
