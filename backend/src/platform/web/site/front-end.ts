import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../config/config.ts';
import { chooseEncoding } from '../compression.ts';
import { allowWebAssembly } from '../security.ts';
import { type PageFile, readSite, type Site } from './page-files.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';

/** The same path from src and from dist. */
const built = resolve(import.meta.dirname, '../../../../../frontend/dist');
const daySeconds = 24 * 3600;

const servedByControllers = /^\/(?:api|auth\/v1|files|health|metrics)(?:\/|$)/;

/** Every path that nothing else answers gets a page: the one that was prerendered for it, or the 404 page. */
export async function serveFrontEnd(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  if (!existsSync(join(built, 'pages'))) return;
  const site = readSite(join(built, 'pages'), config);
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(fastifyStatic, {
    root: join(built, 'public'),
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cacheControlOf(path));
      if (/\/assets\/engine\.worker-[\w-]+\.js(?:\.br|\.gz)?$/.test(path)) allowWebAssembly(reply);
      // Other sites show these beside links to us.
      if (path.includes('/pictures/')) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      if (config.indexed) reply.removeHeader('X-Robots-Tag');
    },
  });
  serveText(fastify, '/robots.txt', 'text/plain', robotsOf(site, config.publicUrl));
  serveText(fastify, '/sitemap.xml', 'application/xml', sitemapOf(site, config.publicUrl));
  const sendPage = pageSender(site, config.indexed);
  fastify.get('/', sendPage);
  fastify.get('/*', sendPage);
}

/** Closed by default: only what is meant to be found loses the header. */
export function forbidIndexing(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, next) => {
    reply.header('X-Robots-Tag', 'noindex');
    next();
  });
}

/** The name of an asset changes with its content. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${365 * daySeconds}, immutable`;
  return /\/(?:designs|pictures)\//.test(path) ? `public, max-age=${daySeconds}` : 'no-cache';
}

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

function serveText(fastify: Fastify, path: string, type: string, text: string): void {
  fastify.get(path, (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'public, max-age=3600').send(text),
  );
}

function pageSender(site: Site, indexed: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?')[0] ?? '/';
    if (servedByControllers.test(path)) return reply.status(404).send({ error: 'Not found', code: 'not_found' });
    const page = site.pageAt(path);
    if (indexed && page.listed) reply.removeHeader('X-Robots-Tag');
    return sendFile(page, request, reply.status(page.status));
  };
}

async function sendFile(page: PageFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('Cache-Control', 'no-cache').header('ETag', page.etag).header('Vary', 'Accept-Encoding');
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(encoding ? await page.compressed(encoding) : page.html);
}
