import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readiness } from '../../health/readiness.ts';
import { Metrics } from '../../metrics/metrics.ts';
import { chooseEncoding } from '../compression.ts';
import { assetRoute } from '../request-observer.ts';

interface KnownAsset {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** By what is in `Content-Encoding`. */
type KnownEncodings = Map<string, KnownAsset>;

/** Headers that make another answer than the whole file. */
const conditions = ['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;
/** What the build compresses: frontend/scripts. */
const precompressed = /\.(?:js|css)$/;
/** Headers that belong to one request, or to its connection. */
const ofRequest: ReadonlySet<string> = new Set(['x-request-id', 'connection', 'date', 'set-cookie']);

/**
 * Files of the build whose names change with their content, as they were sent first, headers included. The next request
 * is answered before all other hooks. There are as many as the build made.
 */
export class KnownAssets {
  private readonly assets = new Map<string, KnownEncodings>();

  constructor(private readonly app: NestFastifyApplication) {}

  serve(): void {
    const fastify = this.app.getHttpAdapter().getInstance();
    const [metrics, readiness] = [this.app.get(Metrics), this.app.get(Readiness)];
    fastify.addHook('onRequest', (request, reply, next) => {
      const asset = readiness.isStopping ? undefined : this.find(request);
      if (!asset) return next();
      send(request, reply, asset);
      metrics.requestTook({ method: request.method, route: assetRoute, status: 200, ms: reply.elapsedTime });
    });
  }

  /** After all other hooks: what they change is a part of what is sent. */
  learn(): void {
    const fastify = this.app.getHttpAdapter().getInstance();
    fastify.addHook('onSend', async (request, reply, payload) => {
      if (!(payload instanceof Readable) || !isWholeAsset(request, reply)) return payload;
      const body = await buffer(payload);
      this.save(request, reply, body);
      return body;
    });
  }

  private find({ method, url, headers }: FastifyRequest): KnownAsset | undefined {
    const encodings = this.assets.get(url);
    if (!encodings || (method !== 'GET' && method !== 'HEAD') || isConditional(headers)) return undefined;
    return encodings.get(precompressed.test(url) ? (chooseEncoding(headers['accept-encoding']) ?? 'none') : 'none');
  }

  /** By the encoding that was sent: among those that a client takes, another may be chosen than by `find`. */
  private save({ url }: FastifyRequest, reply: FastifyReply, body: Buffer): void {
    const sent = Object.entries(reply.getHeaders()).filter(([name]) => !ofRequest.has(name));
    const encodings: KnownEncodings = this.assets.get(url) ?? new Map();
    const encoding = String(reply.getHeader('content-encoding') ?? 'none');
    this.assets.set(url, encodings.set(encoding, { headers: Object.fromEntries(sent), body }));
  }
}

function send({ method, id }: FastifyRequest, reply: FastifyReply, { headers, body }: KnownAsset): void {
  reply.hijack();
  reply.raw.writeHead(200, { ...headers, 'x-request-id': id });
  reply.raw.end(method === 'HEAD' ? undefined : body);
}

/** The address has no query, so it is one of as many as there are files. */
function isWholeAsset({ method, url, headers, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const isAsset = url.startsWith('/assets/') && url === routeOptions.url;
  return isAsset && method === 'GET' && statusCode === 200 && !isConditional(headers);
}

function isConditional(headers: IncomingHttpHeaders): boolean {
  return conditions.some((name) => headers[name] !== undefined);
}
