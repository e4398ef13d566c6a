import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { checkoutRoutes } from './api/checkout.ts';
import { customerRoutes } from './api/customers.ts';
import { invoiceRoutes } from './api/invoices.ts';
import { paymentRoutes } from './api/payments.ts';
import { portalRoutes } from './api/portal.ts';
import { priceRoutes } from './api/prices.ts';
import { productRoutes } from './api/products.ts';
import { refundRoutes } from './api/refunds.ts';
import { subscriptionRoutes } from './api/subscriptions.ts';
import { webhookRoutes } from './api/webhooks.ts';
import { API_VERSION } from './engine/events.ts';
import { newId } from './engine/store.ts';
import { pageRoutes } from './pages/routes.ts';
import { StripeError } from './protocol/errors.ts';
import { readForm } from './protocol/form.ts';

const TICK_MS = 30_000;

const API = [
  productRoutes,
  priceRoutes,
  customerRoutes,
  checkoutRoutes,
  subscriptionRoutes,
  invoiceRoutes,
  paymentRoutes,
  refundRoutes,
  webhookRoutes,
  portalRoutes,
];

/** `/v1` at the root, because Stripe's SDK takes no path, and the hosted pages at `/stripe`. */
export const stripePlugin: FastifyPluginAsync = async (app) => {
  const timer = setInterval(() => app.stripe.clock.tick(), TICK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => readForm(body.toString()),
  );
  await app.register(apiRoutes, { prefix: '/v1' });
  await app.register(pageRoutes, { prefix: '/stripe' });
};

const apiRoutes: FastifyPluginAsync = async (app) => {
  const { idempotency } = app.stripe;
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?', 1)[0]}).`;
    throw new StripeError(404, { type: 'invalid_request_error', message });
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': newId('req').slice(0, 18), 'stripe-version': API_VERSION });
    checkKey(request.headers.authorization);
    checkVersion(request.headers['stripe-version']);
    // Query strings have brackets too, which Fastify does not read.
    request.query = readForm(request.url.split('?')[1] ?? '');
  });

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (!key) return;
    const before = idempotency.begin(key, request.method, request.url, request.body);
    if (!before) return;
    await reply.header('idempotent-replayed', 'true').code(before.status).send(before.body);
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    const key = keyOf(request);
    // A call that was refused because of its key must not change what the key stands for.
    if (key && !isAboutKey(payload)) idempotency.end(key, reply.statusCode, payload);
    return payload;
  });

  for (const routes of API) await app.register(routes);
};

function checkKey(authorization: string | undefined): void {
  const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!key) {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
    throw new StripeError(401, { type: 'invalid_request_error', message });
  }
  if (!/^(sk|rk)_/.test(key)) {
    const shown = `${key.slice(0, 8)}****${key.slice(-4)}`;
    throw new StripeError(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${shown}` });
  }
}

/** The real service has every old version; the sandbox has the one that the SDK of the product pins. */
function checkVersion(version: string | string[] | undefined): void {
  if (version === undefined || version === API_VERSION) return;
  const message = `Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION}.`;
  throw new StripeError(400, { type: 'invalid_request_error', message });
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return request.method === 'POST' && typeof key === 'string' ? key : undefined;
}

function isAboutKey(payload: unknown): boolean {
  return (payload as { error?: { type?: string } } | null)?.error?.type === 'idempotency_error';
}

function answerError(error: FastifyError | StripeError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StripeError) {
    const doc_url = error.body.code
      ? { doc_url: `https://stripe.com/docs/error-codes/${error.body.code.replaceAll('_', '-')}` }
      : {};
    return reply.code(error.statusCode).send({ error: { ...error.body, ...doc_url } });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return reply
    .code(status)
    .send({ error: { type, message: status >= 500 ? 'An unknown error occurred.' : error.message } });
}
