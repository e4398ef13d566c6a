import { createHash } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { chooseEncoding, compress, type Encoding } from '../web/compression.ts';
import { buildContracts } from './contracts.ts';

const documents = [
  { name: 'Inkloom API', url: '/api/openapi.json' },
  { name: 'Inkloom accounts', url: '/api/auth-openapi.json' },
];

export function serveContract(app: NestFastifyApplication): void {
  const contracts = once(() => buildContracts(app));
  SwaggerModule.setup('api/docs', app, () => contracts().api, {
    raw: false,
    customSiteTitle: 'Inkloom API',
    // The page then has a list of the documents to choose from.
    explorer: true,
    // Of so many operations the page shows those in view only, so that the browser's own search misses the others.
    swaggerOptions: { urls: documents, persistAuthorization: true, filter: true },
  });
  serveDocument(app, '/api/openapi', () => contracts().api);
  serveDocument(app, '/api/auth-openapi', () => contracts().accounts);
}

function serveDocument(app: NestFastifyApplication, path: string, read: () => OpenAPIObject): void {
  serveText(app, `${path}.json`, 'application/json', () => JSON.stringify(read()));
  serveText(app, `${path}.yaml`, 'application/yaml', () => stringify(read(), { aliasDuplicateObjects: false }));
}

/** Anybody may ask: writing and compressing the text takes tens of milliseconds, and is done once. */
function serveText(app: NestFastifyApplication, path: string, type: string, write: () => string): void {
  const read = once(() => {
    const text = write();
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  });
  const encoded = new Map<Encoding, Promise<Buffer>>();
  app
    .getHttpAdapter()
    .getInstance()
    .get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { text, etag } = read();
      reply.header('ETag', etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      reply.type(`${type}; charset=utf-8`);
      if (!encoding) return text;
      if (!encoded.has(encoding)) encoded.set(encoding, compress(text, encoding, 'each time'));
      return reply.header('Content-Encoding', encoding).send(await encoded.get(encoding));
    });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
