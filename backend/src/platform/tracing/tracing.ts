import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import {
  type Context,
  ProxyTracerProvider,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  type TracerProvider,
  trace,
} from '@opentelemetry/api';
import { AppConfig } from '../config/config.ts';
import { current, runAs } from './current.ts';

type Provider = TracerProvider & { shutdown?(): Promise<void> };

/** For the last spans of a process that ends. */
const shutdownMs = 2000;

/** Spans for an OpenTelemetry collector. Without one nothing is recorded, but the ids of a caller's trace pass through. */
export class Tracing implements OnApplicationShutdown {
  private readonly tracer: Tracer;

  private constructor(private readonly provider: Provider) {
    this.tracer = provider.getTracer('inkloom');
  }

  static async open(config: AppConfig): Promise<Tracing> {
    const { endpoint } = config.values.tracing;
    if (!endpoint) return new Tracing(new ProxyTracerProvider());
    const { openTracerProvider } = await import('./open-telemetry.ts');
    return new Tracing(openTracerProvider(config, endpoint));
  }

  /** The caller ends it. */
  start(name: string, options: SpanOptions, parent: Context): Span {
    return this.tracer.startSpan(name, options, parent);
  }

  /** Below the current span. Where there is none, nothing is traced: what nobody asked for is not worth a trace. */
  async span<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    return trace.getSpanContext(current().context) ? this.begin(name, options, work) : work();
  }

  /** As `span`, but begins a trace where there is none. */
  async begin<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const now = current();
    const span = this.start(name, options, now.context);
    try {
      return await runAs({ ...now, context: trace.setSpan(now.context, span) }, work);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.race([this.provider.shutdown?.(), sleep(shutdownMs, undefined, { ref: false })]);
  }
}

/** By the kind of the error: its message may say what a seller wrote. */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'error')).setStatus({ code: SpanStatusCode.ERROR });
}
