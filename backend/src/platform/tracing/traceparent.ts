import { type Context, isSpanContextValid, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';

/** The one version there is (https://www.w3.org/TR/trace-context/). A later one begins with the same four fields. */
const format = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** What goes on in the caller's trace; a trace of its own where the header is absent or cannot be read. */
export function contextOf(traceparent: unknown): Context {
  const caller = typeof traceparent === 'string' ? parseTraceparent(traceparent) : null;
  return caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
}

export function toTraceparent(context: Context): string | undefined {
  const here = trace.getSpanContext(context);
  if (!here || !isSpanContextValid(here)) return undefined;
  return `00-${here.traceId}-${here.spanId}-${here.traceFlags.toString(16).padStart(2, '0')}`;
}

function parseTraceparent(text: string): SpanContext | null {
  const [, version, traceId = '', spanId = '', flags = '', more] = format.exec(text) ?? [];
  if (version === '00' && more) return null;
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(caller) ? caller : null;
}
