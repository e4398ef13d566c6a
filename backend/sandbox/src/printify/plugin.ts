import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Budget } from './accounts/rate-limits.ts';
import { accountOf } from './accounts/request.ts';
import { type Grant, isPrintfulAccount, readToken, scopeFor } from './accounts/tokens.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { shippingRoutes } from './catalog/shipping.ts';
import { productRoutes } from './products/routes.ts';
import { forbidden, notFound, PrintifyError, unauthenticated, unreachableShop } from './protocol/errors.ts';
import { shopRoutes } from './shop/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** `/printify`: the API below `/v1` and `/v2`, and the pages and pictures that its answers link to. */
export const printifyPlugin: FastifyPluginAsync = async (app) => {
  await app.register(shopRoutes);
  await app.register(bothVersions);
};

/** `/printful`: the same API for accounts of Printful Enterprise. Pages and pictures are those of `/printify`. */
export const printfulPlugin: FastifyPluginAsync = async (app) => {
  await app.register(bothVersions);
};

const bothVersions: FastifyPluginAsync = async (app) => {
  await app.register(apiRoutes, { prefix: '/v1' });
  await app.register(apiV2Routes, { prefix: '/v2' });
};

const apiRoutes: FastifyPluginAsync = async (app) => {
  authorizeAndCount(app);
  app.get('/shops.json', async (request) => accountOf(request).shops);
  await app.register(catalogRoutes, { prefix: '/catalog' });
  await app.register(uploadRoutes);
  await app.register(oneShopRoutes, { prefix: '/shops/:shop' });
};

const apiV2Routes: FastifyPluginAsync = async (app) => {
  authorizeAndCount(app);
  await app.register(shippingRoutes, { prefix: '/catalog' });
};

/** Token, rate limits and permission, in this order. */
function authorizeAndCount(app: FastifyInstance): void {
  app.decorateRequest('account');
  app.decorateRequest('shop');
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request) => {
    throw notFound(request.id);
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers['user-agent']) throw new PrintifyError(400, { error: 'The User-Agent header is required.' });
    const grant = grantOf(request);
    if (!grant) throw unauthenticated();
    const account = app.printify.accounts.findOrCreate(grant.account);
    request.account = account;
    const { rateLimits: limits } = app.sandbox.settings;
    if (!limits.enabled) return;
    const allowance = app.printify.rateLimits.count(account.id, budgetOf(request), limits, Date.now());
    reply.headers({ 'x-ratelimit-limit': allowance.limit, 'x-ratelimit-remaining': allowance.remaining });
    if (allowance.exceeded) throw new PrintifyError(429, { message: 'Too Many Attempts.' });
  });

  app.addHook('onRequest', async (request) => {
    if (!grantOf(request)?.scopes.includes(scopeFor(request.method, pathOf(request)))) throw forbidden();
  });
}

const oneShopRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', async (request) => {
    const id = Number((request.params as { shop?: string }).shop);
    request.shop = accountOf(request).shops.find((shop) => shop.id === id);
    if (!request.shop) throw unreachableShop();
  });
  await app.register(productRoutes);
  await app.register(webhookRoutes);
};

function budgetOf(request: FastifyRequest): Budget {
  const path = pathOf(request);
  if (path.startsWith('/catalog/')) return 'catalog';
  return path.endsWith('/publish.json') ? 'publish' : 'global';
}

function grantOf(request: FastifyRequest): Grant | undefined {
  const grant = readToken(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const isOfPrintful = request.url.startsWith('/printful/');
  return grant && isPrintfulAccount(grant.account) === isOfPrintful ? grant : undefined;
}

function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path.replace(/^\/print(?:ify|ful)\/v[12]/, '');
}

function answerError(error: FastifyError | PrintifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof PrintifyError) return reply.code(error.statusCode).send(error.body);
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  return reply.code(status).send({ error: status >= 500 ? 'Server Error' : error.message });
}
