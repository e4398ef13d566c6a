import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import { settleAccess } from './auth/index.ts';
import { answerKnownLists } from './generations/index.ts';
import { answerInJsonRpc } from './mcp/index.ts';
import { mountAuthorizationServer } from './oauth/index.ts';
import type { AppConfig } from './platform/config/config.ts';
import { serveContract } from './platform/contract/api-docs.ts';
import { announceDeprecations } from './platform/deprecation/announce-deprecations.ts';
import { AppError } from './platform/errors/app-error.ts';
import { Readiness } from './platform/health/readiness.ts';
import { limitBodies } from './platform/http/body-rules.ts';
import { readFormBodies, readJsonBodies } from './platform/http/request-bodies.ts';
import { validationPipe } from './platform/http/validation.ts';
import { requestId } from './platform/logging.ts';
import { routedPath } from './platform/routing/routed-path.ts';
import { compressAnswers } from './platform/web/compression.ts';
import { RequestObserver } from './platform/web/request-observer.ts';
import { secure } from './platform/web/security.ts';
import { forbidIndexing, serveFrontEnd } from './platform/web/site/front-end.ts';
import { KnownAssets } from './platform/web/site/known-assets.ts';
import { closeUnusedConnections } from './platform/web/unused-connections.ts';

/** The largest body that any call takes, in bytes (contracts/auth.md, section 1). */
const bodyLimit = 1024 * 1024;
/** For a request to arrive. Node exchanges the two where the one for the head is longer, and it is 60 s by default. */
const requestTimeoutMs = 30_000;
const arrival = { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: 5000 };
/** Node refuses longer heads (`maxHeaderSize`): an operation answers for every identifier that arrives. */
const longestHeadBytes = 16_384;
const forOperators = /^\/(?:health|metrics)(?:\/|$)/;

export async function createApp(config: AppConfig): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: config.values.trustProxy,
    bodyLimit,
    // What is under way is answered, on open connections too; connections without a request are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: arrival,
    genReqId: requestId,
    routerOptions: { maxParamLength: longestHeadBytes },
    frameworkErrors: refuseUnreadable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bufferLogs: true,
    abortOnError: false,
    // A webhook's signature is over its bytes as they came.
    rawBody: true,
  });
  app.useLogger(app.get(Logger));
  const assets = new KnownAssets(app);
  assets.serve();
  closeUnusedConnections(adapter.getInstance());
  limitBodies(app);
  observe(app);
  secure(app, config);
  forbidIndexing(app);
  if (config.role === 'worker') serveOperatorsOnly(app);
  else await serveVisitors(app, config);
  assets.learn();
  return app;
}

async function serveVisitors(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  warnOfHiddenClients(app, config);
  readJsonBodies(app);
  readFormBodies(app, '/api/token');
  app.useGlobalPipes(validationPipe());
  announceDeprecations(app);
  answerInJsonRpc(app);
  compressAnswers(app);
  settleAccess(app);
  answerKnownLists(app);
  serveContract(app);
  mountAuthorizationServer(app);
  await serveFrontEnd(app, config);
}

/** A worker listens for balancers and Prometheus alone. */
function serveOperatorsOnly(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    if (!forOperators.test(routedPath(request))) await refuse(request, reply, 'not_found');
  });
}

function warnOfHiddenClients(app: NestFastifyApplication, { publicUrl, values }: AppConfig): void {
  if (!publicUrl.startsWith('https:') || values.trustProxy) return;
  app
    .get(Logger)
    .warn(
      'PUBLIC_URL is https and TRUST_PROXY is not set: behind a proxy all visitors share the limits of one address',
    );
}

function refuseUnreadable({ message: msg }: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.url.startsWith('/auth/v1/')) return void refuse(request, reply, 'bad_url');
  // Errors have the shape of the wire protocol there, which has no code for such an address.
  void reply.header('X-Request-Id', request.id).status(404).send({ code: 404, error_code: 'not_found', msg });
}

function refuse(request: FastifyRequest, reply: FastifyReply, reason: 'bad_url' | 'not_found'): FastifyReply {
  const { status, code, message } = new AppError(reason);
  return reply.header('X-Request-Id', request.id).status(status).send({ error: message, code });
}

function observe(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const readiness = app.get(Readiness);
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.header('X-Request-Id', request.id);
    if (readiness.isStopping) reply.header('Connection', 'close');
    next();
  });
  app.get(RequestObserver).observe(app);
}
