import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { KnownUsers } from '../../../auth/index.ts';
import type { AuthUser } from '../../../platform/http/decorators.ts';
import { chooseEncoding } from '../../../platform/web/compression.ts';
import { GenerationsService } from './generations.service.ts';
import { isCurrent, listState } from './list-etag.ts';

const path = '/api/generations';
const mostBytes = 64 * 1024 * 1024;
/** Headers of an answer that belong to the list, and not to the request. */
const headersOfList = [
  'etag',
  'cache-control',
  'content-type',
  'content-encoding',
  'vary',
  'x-next-cursor',
  'x-total-count',
  'link',
] as const;

interface KnownList {
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Lists that were answered a while ago and have not changed since, as they were sent. Dashboards ask again and again:
 * such a request costs neither the database nor the work of making the same answer.
 */
@Injectable()
export class KnownLists {
  private readonly lists = new LRUCache<string, KnownList>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 500,
  });

  constructor(
    private readonly users: KnownUsers,
    private readonly generations: GenerationsService,
  ) {}

  find(request: FastifyRequest & { user?: AuthUser }): KnownList | undefined {
    const user = this.users.find(request.headers.authorization);
    if (!user) return undefined;
    // The log says who asked, also where no guard does.
    request.user = user;
    const version = this.generations.peekFeedVersion(user.id);
    if (version === undefined) return undefined;
    const list = this.lists.get(keyOf(user.id, request));
    return list?.etag.startsWith(listState(user.id, version)) ? list : undefined;
  }

  save(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const user = this.users.find(request.headers.authorization);
    const etag = reply.getHeader('etag');
    if (!user || reply.statusCode !== 200 || typeof etag !== 'string') return;
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
    const present = headersOfList.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)] as const];
    });
    this.lists.set(keyOf(user.id, request), { etag, headers: Object.fromEntries(present), body });
  }

  /** A seller who has changed something sees it, also before the database's notification is here. */
  forget({ user }: FastifyRequest & { user?: AuthUser }): void {
    if (user) this.generations.forgetFeedVersion(user.id);
  }
}

/** Before the guard, which would ask the database, and after it for what was not known. */
export function answerKnownLists(app: NestFastifyApplication): void {
  const known = app.get(KnownLists);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, next) => {
    const list = isList(request) ? known.find(request) : undefined;
    if (list) sendKnown(request, reply, list);
    else next();
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') known.forget(request);
    else if (isList(request) && payload) known.save(request, reply, payload);
    return payload;
  });
}

function sendKnown(request: FastifyRequest, reply: FastifyReply, { etag, headers, body }: KnownList): void {
  if (isCurrent(request.headers['if-none-match'], etag)) {
    const control = headers['cache-control'];
    void reply.status(304).header('etag', etag).header('cache-control', control).send();
  } else {
    void reply.headers(headers).send(body);
  }
}

function isList({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url === path;
}

function keyOf(userId: string, { url, headers }: FastifyRequest): string {
  return `${userId} ${chooseEncoding(headers['accept-encoding']) ?? ''} ${url}`;
}
