import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from '../metrics/metrics.ts';
import { type Current, current, runAs } from '../tracing/current.ts';
import { contextOf } from '../tracing/traceparent.ts';
import { Tracing } from '../tracing/tracing.ts';

/** Asked for by machines, or in numbers that say nothing: files of the site have an ending, and the API's routes have none. */
const quiet = /^\/(?:health|metrics|assets)(?:\/|$)|^\/(?!api\/|auth\/|files\/).*\.\w+$/;
/** In metrics, all assets are one route. */
export const assetRoute = '/assets/*';
/** As nginx writes it: the client left before there was an answer. */
const clientLeft = 499;

interface Observed {
  current: Current;
  span: Span | null;
}

type Signed = FastifyRequest & { user?: { id: string }; bearer?: { user: { id: string } } };

/** Gives every request its trace, its time and one line in the log: without query, body and path, which may hold secrets. */
@Injectable()
export class RequestObserver {
  private readonly requests = new WeakMap<FastifyRequest, Observed>();

  constructor(
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
    private readonly log: PinoLogger,
  ) {}

  observe(app: NestFastifyApplication): void {
    const fastify = app.getHttpAdapter().getInstance();
    fastify.addHook('onRequest', async (request, reply) => {
      this.begin(request);
      // Also comes for streams and for clients that leave, and then onResponse does not.
      reply.raw.once('close', () => this.end(request, reply));
    });
    // Only here: while a body is read, Node calls back in the connection's context, and not in the request's.
    fastify.addHook('preHandler', (request, _reply, done) => {
      runAs(this.requests.get(request)?.current ?? current(), done);
    });
  }

  private begin(request: FastifyRequest): void {
    const { id: requestId, headers } = request;
    const parent = contextOf(headers.traceparent);
    const span = isQuiet(request) ? null : this.tracing.start(nameOf(request), { kind: SpanKind.SERVER }, parent);
    const context = span ? trace.setSpan(parent, span) : parent;
    this.requests.set(request, { span, current: { requestId, context } });
  }

  private end(request: FastifyRequest, reply: FastifyReply): void {
    const { span, current: now } = this.requests.get(request) ?? { span: null, current: current() };
    const entry = entryOf(request, reply);
    const { method, route, status } = entry;
    if (!isEventStream(reply)) this.metrics.requestTook({ ...entry, ms: reply.elapsedTime });
    span?.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    if (!isQuiet(request)) runAs(now, () => this.log.info(entry, 'request'));
  }
}

function entryOf(request: Signed, reply: FastifyReply) {
  return {
    method: request.method,
    route: routeOf(request),
    status: reply.raw.headersSent ? reply.statusCode : clientLeft,
    ms: Math.round(reply.elapsedTime),
    userId: request.user?.id ?? request.bearer?.user.id,
  };
}

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.raw.getHeader('content-type')).startsWith('text/event-stream');
}

function isQuiet(request: FastifyRequest): boolean {
  return quiet.test(routeOf(request));
}

/** As it is declared, with the names of its parameters. */
function routeOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? assetRoute : url;
}

function nameOf(request: FastifyRequest): string {
  return `${request.method} ${routeOf(request)}`;
}
