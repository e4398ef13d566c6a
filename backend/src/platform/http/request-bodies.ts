import { isUtf8 } from 'node:buffer';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { routedPath } from '../routing/routed-path.ts';
import { checkBody } from './body-rules.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** An empty body counts as none: some clients, auth-js among them, name the type on every call. */
export function readJsonBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const { bodyLimit } = fastify.initialConfig;
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('text/plain');
  app.useBodyParser('application/json', { bodyLimit }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isUtf8(body)) done(Object.assign(new AppError('bad_json'), { statusCode: 400 }));
    else parse(request as FastifyRequest, body.toString(), checked(request as FastifyRequest, done));
  });
}

/** Forms are read for these paths alone: any site can have a browser send one. */
export function readFormBodies(app: NestFastifyApplication, ...paths: string[]): void {
  const { bodyLimit } = app.getHttpAdapter().getInstance().initialConfig;
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit }, (request, body: Buffer, done) => {
    const readable = paths.includes(routedPath(request as FastifyRequest));
    if (readable)
      checked(request as FastifyRequest, done)(null, Object.fromEntries(new URLSearchParams(body.toString())));
    else done(new UnsupportedMediaTypeException(), undefined);
  });
}

function checked(request: FastifyRequest, done: Done): Done {
  return (error, body) => {
    if (error) return done(error);
    try {
      checkBody(request, body);
    } catch (fault) {
      return done(fault as Error);
    }
    return done(null, body);
  };
}
