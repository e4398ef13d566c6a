import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import { startApp, type TestApp } from './support/app.ts';
import { quick, type Seller, seller, someDesignRequest } from './support/seller.ts';
import { until } from './support/until.ts';

interface ReportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
}

/** OTLP over HTTP as JSON (opentelemetry-proto, ExportTraceServiceRequest). */
interface Export {
  resourceSpans: { scopeSpans: { spans: ReportedSpan[] }[] }[];
}

const spans: ReportedSpan[] = [];
const collector: Server = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Export;
  if (request.url === '/v1/traces')
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans).flatMap((one) => one.spans));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  app = await startApp({ ...quick, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  ann = await seller(app);
});
let stopped: Promise<void> | undefined;
const stop = () => {
  stopped ??= app.close();
  return stopped;
};
afterAll(async () => {
  await stop();
  collector.close();
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browserSpan = '00f067aa0ba902b7';
const requestId = 'the-press-of-ann';

async function sample(line: string): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? Number.NaN);
}

/** Begins the trace as the front end does. */
async function press(): Promise<string> {
  const { status, body, text } = await ann.send('POST', '/api/generate', JSON.stringify(someDesignRequest()), {
    traceparent: `00-${traceId}-${browserSpan}-01`,
    'x-request-id': requestId,
  });
  if (status !== 202) throw new Error(text);
  return body.generationId;
}

describe('one press', () => {
  let jobs: { name: string; data: { origin?: { requestId?: string; traceparent?: string } } }[];

  const info = jest.spyOn(PinoLogger.prototype, 'info');

  beforeAll(async () => {
    const id = await press();
    expect(await ann.ended(id)).toMatchObject({ status: 'finalized' });
    jobs = await app.prisma.$queryRaw`SELECT name, data FROM pgboss.job WHERE data ->> 'generationId' = ${id}`;
    await until(
      () => sample('inkloom_jobs_total{job="produce-design",outcome="done"}'),
      (done) => done === 1,
    );
  });

  it('counts its job, its calls and its design', async () => {
    expect(await sample('inkloom_job_seconds_count{job="produce-design"}')).toBe(1);
    expect(await sample('inkloom_design_seconds_count{outcome="finished"}')).toBe(1);
    const call = (labels: string) => sample(`inkloom_provider_call_seconds_count{${labels},outcome="ok"}`);
    expect(await call('provider="openai",operation="images.generate"')).toBe(1);
    expect(await call('provider="printify",operation="products.create"')).toBe(1);
    expect(await call('provider="files",operation="put"')).toBeGreaterThan(0);
    expect(await sample('inkloom_provider_circuit_open{provider="printify"}')).toBe(0);
  });

  it('has one line in the log, with its seller', () => {
    const lines = info.mock.calls.flatMap(([entry]) => [entry as { route?: string }]);
    expect(lines.filter(({ route }) => route === '/api/generate')).toEqual([
      { method: 'POST', route: '/api/generate', status: 202, ms: expect.any(Number), userId: ann.id },
    ]);
  });

  it('leaves its request and its trace in the jobs that it enqueues', () => {
    expect(jobs.map(({ name }) => name)).toContain('produce-design');
    for (const { data } of jobs) {
      expect(data.origin).toEqual({ requestId, traceparent: expect.stringContaining(traceId) });
    }
  });

  it('is one trace from the browser to every call of a provider', async () => {
    // Its last spans are sent when the process ends.
    await stop();
    const ours = spans.filter((span) => span.traceId === traceId);
    const named = (name: string) => {
      const found = ours.filter((span) => span.name === name);
      return found.length === 1 ? found[0] : expect(ours.map((span) => span.name)).toContain(name);
    };
    const parents = Object.fromEntries(
      ours.map(({ name, parentSpanId }) => [name, ours.find(({ spanId }) => spanId === parentSpanId)?.name]),
    );
    expect(named('POST /api/generate')).toMatchObject({ parentSpanId: browserSpan });
    expect(parents).toMatchObject({
      'accept design': 'POST /api/generate',
      'enqueue produce-design': 'accept design',
      'job produce-design': 'enqueue produce-design',
      'step draw': 'job produce-design',
      'step cut_out': 'job produce-design',
      'step upload': 'job produce-design',
      'step write_listing': 'job produce-design',
      'step create_product': 'job produce-design',
      'step publish': 'job produce-design',
      'openai images.generate': 'step draw',
      'openai chat.completions.create': 'step write_listing',
      'printify uploads.create': 'step upload',
      'printify products.create': 'step create_product',
      'printify products.publish': 'step publish',
    });
  });

  it('shares its trace with nothing that somebody else asked for', () => {
    const others = spans.filter((span) => span.traceId !== traceId);
    expect(others.map(({ name }) => name)).toContain('POST /api/printify/connect');
    expect(others.filter(({ name }) => /^(?:step|job produce|GET \/metrics)/.test(name))).toEqual([]);
  });
});
