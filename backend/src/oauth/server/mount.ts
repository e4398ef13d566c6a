import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type LimitDefinition, LimitReached, RateLimits } from '../../platform/limits/rate-limits.ts';
import { isDatabaseOutage } from '../../platform/postgres/database-outage.ts';
import { routedPath } from '../../platform/routing/routed-path.ts';
import { resourcePaths } from '../model/resources.ts';
import { AuthorizationServer } from './authorization-server.ts';
import { authorizationServerMetadata, protectedResourceMetadata } from './metadata.ts';
import { paths } from './provider-settings.ts';

const metadataSeconds = 3600;
const everybody = 'all';

/** Of one network address, beside `ordinary` requests to sign in; more of those are more of these too. */
const authorizations: LimitDefinition = { name: 'oauth-authorize', points: 120, seconds: 600 };
const tokens: LimitDefinition = { name: 'oauth-token', points: 300, seconds: 600 };
const registrations: LimitDefinition = { name: 'oauth-register', points: 30, seconds: 3600 };
/** Of all: with the sweep this bounds how many apps there are that nobody uses. */
const allRegistrations: LimitDefinition = { name: 'oauth-register-all', points: 5000, seconds: 86_400 };

/** AUTH_REQUESTS_PER_5_MINUTES where nobody says otherwise; a sandbox has more. */
const ordinary = 30;

/** What apps call: the library answers, apart from metadata, CORS and limits. The consent is a screen and has an API. */
export function mountAuthorizationServer(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const server = app.get(AuthorizationServer);
  const limits = app.get(RateLimits);
  const scale = app.get(AppConfig).auth.requestsPer5Minutes / ordinary;
  const scaled = (limit: LimitDefinition) => ({ ...limit, points: Math.ceil(limit.points * scale) });
  const handOver = handlerOf(server);
  lendToOpeners(fastify);
  void fastify.register(async (scope) => {
    scope.setErrorHandler(refuse);
    // The library reads the body by itself, and says in its own words what is wrong with it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    serveMetadata(scope, server.origin);
    const limited = (...definitions: LimitDefinition[]) => ({ onRequest: limiterOf(limits, definitions) });
    scope.get(paths.authorization, limited(scaled(authorizations)), handOver);
    scope.get(`${paths.authorization}/:uid`, limited(scaled(authorizations)), handOver);
    for (const path of [paths.token, paths.registration, paths.revocation]) allowAllOrigins(scope, path, 'POST');
    scope.post(paths.token, limited(scaled(tokens)), handOver);
    scope.post(paths.revocation, limited(scaled(tokens)), handOver);
    scope.post(paths.registration, limited(scaled(registrations), allRegistrations), handOver);
  });
}

/** An app that opened us in a window of its own gets that window back at the end: by default it would lose it. */
function lendToOpeners(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (routedPath(request).startsWith('/oauth/')) reply.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  });
}

function serveMetadata(scope: FastifyInstance, origin: string): void {
  const documents: [string, object][] = [
    ['/.well-known/oauth-authorization-server', authorizationServerMetadata(origin)],
    ...resourcePaths.map((path): [string, object] => [
      `/.well-known/oauth-protected-resource${path}`,
      protectedResourceMetadata(origin, path),
    ]),
  ];
  for (const [path, document] of documents) {
    allowAllOrigins(scope, path, 'GET');
    scope.get(path, async (_request, reply) => {
      return openToAll(reply).header('Cache-Control', `public, max-age=${metadataSeconds}`).send(document);
    });
  }
}

/** Apps in a browser: nothing here looks at cookies, so any page may ask. */
function allowAllOrigins(scope: FastifyInstance, path: string, method: string): void {
  scope.options(path, async (request, reply) => {
    const wanted = request.headers['access-control-request-headers'] ?? 'authorization, content-type';
    const headers = { 'Access-Control-Allow-Methods': method, 'Access-Control-Allow-Headers': wanted };
    return openToAll(reply)
      .headers({ ...headers, 'Access-Control-Max-Age': String(metadataSeconds) })
      .status(204)
      .send();
  });
}

function openToAll(reply: FastifyReply): FastifyReply {
  reply.header('Access-Control-Allow-Origin', '*').header('Access-Control-Expose-Headers', 'WWW-Authenticate');
  return reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
}

function handlerOf({ provider, origin }: AuthorizationServer) {
  const answer = provider.callback();
  const { host, protocol } = new URL(origin);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'POST') openToAll(reply);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    reply.hijack();
    Object.assign(request.raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    await answer(request.raw, reply.raw);
  };
}

function limiterOf(limits: RateLimits, definitions: LimitDefinition[]) {
  return async ({ ip }: FastifyRequest): Promise<void> => {
    for (const limit of definitions) await limits.consume(limit, limit === allRegistrations ? everybody : ip);
  };
}

/** As OAuth words errors (RFC 6749). */
function refuse(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof LimitReached) {
    const error_description = `Too many requests. Try again in ${error.retryAfterSeconds} seconds.`;
    const body = { error: 'temporarily_unavailable', error_description };
    void openToAll(reply).header('Retry-After', error.retryAfterSeconds).status(429).send(body);
    return;
  }
  if (isDatabaseOutage(error)) {
    const { message } = new AppError('database_unavailable');
    void openToAll(reply).status(503).send({ error: 'temporarily_unavailable', error_description: message });
    return;
  }
  if (!(error instanceof AppError)) throw error;
  void openToAll(reply).status(error.status).send({ error: 'invalid_request', error_description: error.message });
}
