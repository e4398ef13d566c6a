import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import type { AppConfig } from './platform/config/config.ts';
import { serveContract } from './platform/contract/api-docs.ts';
import { AppError } from './platform/errors/app-error.ts';
import { Readiness } from './platform/health/readiness.ts';
import { readFormBodies, readJsonBodies } from './platform/http/request-bodies.ts';
import { validationPipe } from './platform/http/validation.ts';
import { requestId } from './platform/logging.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { compressAnswers } from './platform/web/compression.ts';
import { secure } from './platform/web/security.ts';
import { forbidIndexing, serveFrontEnd } from './platform/web/site/front-end.ts';

/** The largest body that any call takes, in bytes (contracts/auth.md, section 1). */
const bodyLimit = 1024 * 1024;
/** For a request to arrive, head and body. */
const requestTimeoutMs = 30_000;

export async function createApp(config: AppConfig): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: config.values.trustProxy,
    bodyLimit,
    // What is under way is answered, on open connections too; connections without a request are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    genReqId: requestId,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseUnreadable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bufferLogs: true,
    abortOnError: false,
    // A webhook's signature is over its bytes as they came.
    rawBody: true,
  });
  app.useLogger(app.get(Logger));
  readJsonBodies(app);
  readFormBodies(app, '/api/token');
  app.useGlobalPipes(validationPipe());
  observe(app);
  await secure(app, config);
  forbidIndexing(app);
  compressAnswers(app);
  serveContract(app);
  await serveFrontEnd(app, config);
  return app;
}

function refuseUnreadable(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message } = new AppError('bad_url');
  void reply.header('X-Request-Id', request.id).status(status).send({ error: message, code });
}

function observe(app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  const fastify = app.getHttpAdapter().getInstance();
  const readiness = app.get(Readiness);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (readiness.isStopping) reply.header('Connection', 'close');
  });
  fastify.addHook('onResponse', async (request, reply) => {
    metrics.requestTook(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
  });
}
