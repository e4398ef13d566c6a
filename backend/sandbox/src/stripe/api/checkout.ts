import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { SessionLine } from '../engine/checkout.ts';
import { impossible, invalid, missing } from '../protocol/errors.ts';
import { expand, metadata, paging, read, text, url, whole } from '../protocol/params.ts';
import type { CheckoutSession, Price } from '../protocol/wire.ts';
import { api, type IdPath } from './api.ts';

/** Stripe's least charge in US dollars, in cents (S2). */
const LEAST = 50;
const HALF_HOUR = 1800;
const DAY = 86_400;

const session = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z
    .array(z.strictObject({ price: text, quantity: whole.pipe(z.int().min(1).max(999_999)).default(1) }))
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
  expires_at: whole.optional(),
  ui_mode: z.literal('hosted_page').optional(),
  locale: text.optional(),
  submit_type: text.optional(),
  allow_promotion_codes: text.optional(),
  billing_address_collection: text.optional(),
  allowed_payment_method_types: z.array(text).optional(),
  excluded_payment_method_types: z.array(text).optional(),
  expand: expand.optional(),
});

const list = z.strictObject({
  ...paging,
  customer: text.optional(),
  payment_intent: text.optional(),
  subscription: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

type Order = z.output<typeof session>;

/** Checkout sessions. `payment_method_types` is unknown since endive (S1). */
export const checkoutRoutes: FastifyPluginAsync = async (app) => {
  const { books, one, page, expander, with: expanded } = api(app);
  const { checkout } = app.stripe;

  app.post('/checkout/sessions', async ({ body }) => {
    const order = read(session, body);
    const prices = order.line_items.map(({ price }, i) => books.get('price', price, `line_items[${i}][price]`));
    check(order, prices);
    const made = books.save('checkout_session', draw(order, prices));
    checkout.asides.put(made.id, {
      id: made.id,
      lines: order.line_items satisfies SessionLine[],
      subscriptionMetadata: order.subscription_data?.metadata ?? {},
      intentMetadata: order.payment_intent_data?.metadata ?? {},
    });
    return expanded(made, order.expand);
  });
  app.get<IdPath>('/checkout/sessions/:id', async ({ params, query }) => one(found(params.id), query));
  app.get<IdPath>('/checkout/sessions/:id/line_items', async ({ params }) => expander.linesOf(found(params.id).id));
  app.get('/checkout/sessions', async ({ query }) => {
    const { customer, payment_intent: intent, subscription, status, ...paged } = read(list, query);
    const all = books
      .list('checkout_session')
      .filter((known) => !customer || known.customer === customer)
      .filter((known) => !intent || known.payment_intent === intent)
      .filter((known) => !subscription || known.subscription === subscription)
      .filter((known) => !status || known.status === status);
    return page('/v1/checkout/sessions', all, paged);
  });
  app.post<IdPath>('/checkout/sessions/:id/expire', async ({ params }) => {
    const open = found(params.id);
    if (open.status !== 'open') throw impossible('Only Checkout Sessions with a status in ["open"] can be expired.');
    return checkout.expire(open);
  });

  function found(id: string): CheckoutSession {
    const known = books.find('checkout_session', id);
    if (!known) throw missing('checkout.session', id);
    return known;
  }

  function check(order: Order, prices: Price[]): void {
    if (order.customer && order.customer_email)
      throw impossible('You may only specify one of these parameters: customer, customer_email.');
    if (order.customer) books.get('customer', order.customer, 'customer');
    if (order.mode === 'payment' && order.subscription_data)
      throw invalid('subscription_data', 'You can not pass `subscription_data` in `payment` mode.');
    if (order.mode === 'subscription' && (order.payment_intent_data || order.invoice_creation))
      throw invalid('payment_intent_data', 'You can not pass `payment_intent_data` in `subscription` mode.');
    const recurring = prices.filter(({ type }) => type === 'recurring').length;
    if (order.mode === 'payment' && recurring > 0)
      throw impossible('You specified `payment` mode but passed a recurring price.');
    if (order.mode === 'subscription' && recurring === 0)
      throw impossible('You must provide at least one recurring price in `subscription` mode.');
    if (prices.some(({ active }) => !active)) throw impossible('The price specified is inactive.', 'price_inactive');
    checkExpiry(order);
  }

  function checkExpiry({ expires_at: at, customer }: Order): void {
    if (at === undefined) return;
    const ahead = at - books.now(customer);
    if (ahead < HALF_HOUR - 60 || ahead > DAY)
      throw invalid('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.');
  }

  function draw(order: Order, prices: Price[]): CheckoutSession {
    const total = order.line_items.reduce((sum, { quantity }, i) => sum + (prices[i]?.unit_amount ?? 0) * quantity, 0);
    if (total < LEAST)
      throw impossible("The Checkout Session's total amount due must add up to at least $0.50 usd", 'amount_too_small');
    const id = books.id('checkout_session');
    const now = books.now(order.customer);
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
      url: `${books.origin}/stripe/checkout/${id}`,
      ui_mode: 'hosted_page',
      expires_at: order.expires_at ?? now + DAY,
      invoice: null,
      metadata: order.metadata ?? {},
      payment_intent: null,
      payment_method_types: ['card'],
      subscription: null,
    };
  }
};
