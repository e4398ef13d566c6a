import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The same path from src and from dist. */
const built = resolve(import.meta.dirname, '../../../../frontend/dist');
const year = 365 * 24 * 3600 * 1000;

/** All other paths are the front end's 404 page (specification, section 2). */
const known =
  /^\/(?:$|(?:signup|login|dashboard|library|settings|admin|help|contact|pricing|terms|privacy|dmca|aup|reset-password|auth\/callback)(?:\/|$))/;
const served = /^\/(?:api|auth\/v1|files|health|metrics)(?:\/|$)/;

export async function serveFrontEnd(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(resolve(built, 'index.html'))) return;
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'Cache-Control',
        path.includes('/assets/') ? `public, max-age=${year / 1000}, immutable` : 'no-cache',
      );
    },
  });
  fastify.get('/', sendPage);
  fastify.get('/*', sendPage);
}

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '/';
  if (served.test(path) || /\.\w+$/.test(path)) {
    return reply.status(404).send({ error: 'Not found', code: 'not_found' });
  }
  return reply.status(known.test(path) ? 200 : 404).sendFile('index.html');
}
