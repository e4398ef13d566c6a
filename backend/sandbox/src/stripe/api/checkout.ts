import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { StripeContext } from '../engine/context.ts';
import { impossible, invalid, missing } from '../protocol/errors.ts';
import { expandPaths, integer, metadata, paging, parseParams, text, url } from '../protocol/params.ts';
import type { CheckoutSession, Price } from '../protocol/wire.ts';
import { expand } from './expand.ts';
import { type IdPath, toPage } from './lists.ts';

/** Stripe's smallest charge, in US cents (S2). */
const MINIMUM_CENTS = 50;
const HALF_HOUR = 1800;
const DAY = 86_400;

const createParams = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(z.strictObject({ price: text, quantity: integer.pipe(z.int().min(1).max(999_999)).default(1) }))
    .min(1)
    .max(20),
  success_url: url,
  cancel_url: url.optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  client_reference_id: text.max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional(), description: text.optional() }).optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional(), description: text.optional() }).optional(),
  invoice_creation: z.strictObject({ enabled: text }).optional(),
  expires_at: integer.optional(),
  ui_mode: z.literal('hosted_page').optional(),
  locale: text.optional(),
  submit_type: text.optional(),
  allow_promotion_codes: text.optional(),
  billing_address_collection: text.optional(),
  allowed_payment_method_types: z.array(text).optional(),
  excluded_payment_method_types: z.array(text).optional(),
  expand: expandPaths.optional(),
});

const listParams = z.strictObject({
  ...paging,
  customer: text.optional(),
  payment_intent: text.optional(),
  subscription: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

const retrieveParams = z.strictObject({ expand: expandPaths.optional() });

type Order = z.output<typeof createParams>;

/** Checkout sessions. `payment_method_types` is unknown since endive (S1). */
export const checkoutRoutes: FastifyPluginAsync = async (app) => {
  const { stripe } = app;
  app.post('/checkout/sessions', async ({ body }) => createSession(stripe, body));
  app.get<IdPath>('/checkout/sessions/:id', async ({ params, query }) => retrieveSession(stripe, params.id, query));
  app.get<IdPath>('/checkout/sessions/:id/line_items', async ({ params }) =>
    stripe.checkout.lineItems(findSession(stripe, params.id).id),
  );
  app.get('/checkout/sessions', async ({ query }) => listSessions(stripe, query));
  app.post<IdPath>('/checkout/sessions/:id/expire', async ({ params }) => expireSession(stripe, params.id));
};

export function createSession(stripe: StripeContext, body: unknown): CheckoutSession {
  const order = parseParams(createParams, body);
  const prices = order.line_items.map(({ price }, i) => stripe.store.get('price', price, `line_items[${i}][price]`));
  checkOrder(stripe, order, prices);
  const session = stripe.checkout.open(newSession(stripe, order, prices), {
    lines: order.line_items,
    subscriptionMetadata: order.subscription_data?.metadata ?? {},
    intentMetadata: order.payment_intent_data?.metadata ?? {},
  });
  return expand(stripe, session, order.expand);
}

export function retrieveSession(stripe: StripeContext, id: string, query: unknown): CheckoutSession {
  const session = findSession(stripe, id);
  return expand(stripe, session, parseParams(retrieveParams, query).expand);
}

export function listSessions(stripe: StripeContext, query: unknown) {
  const { customer, payment_intent, subscription, status, ...page } = parseParams(listParams, query);
  const sessions = stripe.store.list('checkout_session', { customer, payment_intent, subscription, status });
  return toPage(stripe, '/v1/checkout/sessions', sessions, page);
}

export function expireSession(stripe: StripeContext, id: string): CheckoutSession {
  const session = findSession(stripe, id);
  if (session.status !== 'open') throw impossible('Only Checkout Sessions with a status in ["open"] can be expired.');
  return stripe.checkout.expire(session);
}

function findSession({ store }: StripeContext, id: string): CheckoutSession {
  const session = store.find('checkout_session', id);
  if (!session) throw missing('checkout.session', id);
  return session;
}

function checkOrder({ store }: StripeContext, order: Order, prices: Price[]): void {
  if (order.customer && order.customer_email)
    throw impossible('You may only specify one of these parameters: customer, customer_email.');
  if (order.customer) store.get('customer', order.customer, 'customer');
  if (order.mode === 'payment' && order.subscription_data)
    throw invalid('subscription_data', 'You can not pass `subscription_data` in `payment` mode.');
  if (order.mode === 'subscription' && (order.payment_intent_data || order.invoice_creation))
    throw invalid('payment_intent_data', 'You can not pass `payment_intent_data` in `subscription` mode.');
  const recurring = prices.some(({ type }) => type === 'recurring');
  if (order.mode === 'payment' && recurring)
    throw impossible('You specified `payment` mode but passed a recurring price.');
  if (order.mode === 'subscription' && !recurring)
    throw impossible('You must provide at least one recurring price in `subscription` mode.');
  if (prices.some(({ active }) => !active)) throw impossible('The price specified is inactive.', 'price_inactive');
  checkExpiry(order, store.now(order.customer));
}

function checkExpiry({ expires_at: at }: Order, now: number): void {
  if (at !== undefined && (at - now < HALF_HOUR - 60 || at - now > DAY))
    throw invalid('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.');
}

function newSession({ store }: StripeContext, order: Order, prices: Price[]): CheckoutSession {
  const total = order.line_items.reduce((sum, { quantity }, i) => sum + (prices[i]?.unit_amount ?? 0) * quantity, 0);
  if (total < MINIMUM_CENTS)
    throw impossible("The Checkout Session's total amount due must add up to at least $0.50 usd", 'amount_too_small');
  const id = store.newId('checkout_session');
  const now = store.now(order.customer);
  return {
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    mode: order.mode,
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: total,
    amount_total: total,
    currency: 'usd',
    customer: order.customer ?? null,
    customer_email: order.customer_email ?? null,
    customer_details: null,
    client_reference_id: order.client_reference_id ?? null,
    cancel_url: order.cancel_url ?? null,
    success_url: order.success_url,
    url: `${store.origin}/stripe/checkout/${id}`,
    ui_mode: 'hosted_page',
    expires_at: order.expires_at ?? now + DAY,
    invoice: null,
    metadata: order.metadata ?? {},
    payment_intent: null,
    payment_method_types: ['card'],
    subscription: null,
  };
}
