import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** An empty body counts as none: some clients, auth-js among them, name the type on every call. */
export function readJsonBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const { bodyLimit } = fastify.initialConfig;
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('text/plain');
  app.useBodyParser('application/json', { bodyLimit }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request as FastifyRequest, body.toString(), done);
  });
}

/** Forms are read for these paths alone: any site can have a browser send one. */
export function readFormBodies(app: NestFastifyApplication, ...paths: string[]): void {
  const { bodyLimit } = app.getHttpAdapter().getInstance().initialConfig;
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit }, ({ url }, body: Buffer, done) => {
    if (paths.includes(url.split('?')[0] ?? '')) done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    else done(new UnsupportedMediaTypeException(), undefined);
  });
}
