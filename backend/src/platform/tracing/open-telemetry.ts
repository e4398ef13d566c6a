import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { AppConfig } from '../config/config.ts';

/** Imported only where traces are sent: loading it takes time and memory. A collector that is away loses spans, no work. */
export function openTracerProvider({ role, values }: AppConfig, endpoint: string): TracerProvider {
  const { serviceName, ratio } = values.tracing;
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'inkloom.role': role }),
    // By the id of the trace: all processes that take part in one decide alike, and the browser decides nothing.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
}
