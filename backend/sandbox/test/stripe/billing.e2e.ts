import { beforeEach, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { useSandbox } from '../support/sandbox.ts';
import { advance, CARDS, press, RETURN, shop, stripeAt, subscribe } from '../support/stripe.ts';

const UPDATES = {
  enabled: true,
  default_allowed_updates: ['price' as const],
  products: [{ product: 'prod_any', prices: ['price_any'] }],
};

const sandbox = useSandbox();
let stripe: Stripe;
let made: Awaited<ReturnType<typeof shop>>;

beforeEach(async () => {
  stripe = stripeAt(sandbox.url);
  made = await shop(stripe);
});

const buy = (number?: string) => subscribe(sandbox.url, stripe, made.customer.id, made.starter.id, number);
const subscriptions = async () => (await stripe.subscriptions.list({ customer: made.customer.id, status: 'all' })).data;
const invoices = async () => (await stripe.invoices.list({ customer: made.customer.id })).data;
const types = async () =>
  (
    await sandbox.control<{ events: { type: string }[] }>('GET', `/stripe/events?customer=${made.customer.id}`)
  ).json.events.map(({ type }) => type);

describe('a subscription', () => {
  it('begins with a payment on the page, which redirects back', async () => {
    const { session, pressed } = await buy();
    expect([pressed.status, pressed.location]).toEqual([303, `http://shop.test/done?session_id=${session.id}`]);
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items', 'subscription'] });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, payment_intent: null });
    expect(paid.line_items?.data).toMatchObject([{ amount_total: 2900, quantity: 1 }]);
    const [subscription] = await subscriptions();
    expect(subscription).toMatchObject({ status: 'active', metadata: { userId: 'ann' } });
    expect(subscription).not.toHaveProperty('current_period_end');
    const [item] = subscription?.items.data ?? [];
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThan(27 * 86_400);
    expect(await types()).toEqual(
      expect.arrayContaining([
        'charge.succeeded',
        'customer.subscription.created',
        'invoice.paid',
        'checkout.session.completed',
      ]),
    );
  });

  it('has an invoice in the shape since API version basil', async () => {
    await buy();
    const [listed] = await invoices();
    const invoice = await stripe.invoices.retrieve(listed?.id ?? '', { expand: ['payments'] });
    expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_create', amount_paid: 2900 });
    expect(invoice.parent?.subscription_details?.subscription).toMatch(/^sub_/);
    expect(invoice.lines.data[0]?.pricing?.price_details?.price).toBe(made.starter.id);
    const intent = invoice.payments?.data[0]?.payment.payment_intent as string;
    const found = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } });
    expect(found.data.map((payment) => payment.invoice)).toEqual([invoice.id]);
    expect(listed).not.toHaveProperty('payments');
    for (const gone of ['subscription', 'payment_intent', 'charge', 'paid']) expect(invoice).not.toHaveProperty(gone);
  });

  it('does not begin with a declined card, and begins with another', async () => {
    const { session, pressed } = await buy(CARDS.declined);
    expect([pressed.status, pressed.location]).toEqual([200, null]);
    expect(pressed.text).toContain('Your card was declined.');
    expect(await subscriptions()).toEqual([]);
    const again = await press(sandbox.url, `/stripe/checkout/${session.id}/pay`, { number: CARDS.pays });
    expect(again.status).toBe(303);
    expect(await subscriptions()).toHaveLength(1);
    expect((await press(sandbox.url, `/stripe/checkout/${session.id}/pay`, { number: CARDS.pays })).status).toBe(410);
    expect(await subscriptions()).toHaveLength(1);
  });

  it.each([
    ['complete', 303, 1],
    ['fail', 200, 0],
  ])('waits for authentication where the card requires it (%s)', async (answer, status, count) => {
    const { session, pressed } = await buy(CARDS.needsAuthentication);
    expect(pressed.text).toContain('Is this you?');
    expect(await subscriptions()).toEqual([]);
    expect((await press(sandbox.url, `/stripe/checkout/${session.id}/bank`, { answer })).status).toBe(status);
    expect(await subscriptions()).toHaveLength(count);
  });

  it('renews every period', async () => {
    await buy();
    await advance(sandbox.url, made.customer.id, 63);
    const all = await invoices();
    expect(all.map(({ billing_reason: reason, status }) => [reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
  });

  it('becomes past due, is charged again, and ends', async () => {
    await buy();
    await sandbox.control('POST', `/stripe/customers/${made.customer.id}/card`, { number: CARDS.declinesLater });
    await advance(sandbox.url, made.customer.id, 32);
    expect((await subscriptions())[0]?.status).toBe('past_due');
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 1 });
    await advance(sandbox.url, made.customer.id, 16);
    expect((await subscriptions())[0]?.status).toBe('canceled');
    expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
    expect((await types()).filter((type: string) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect((await types()).at(-1)).toBe('customer.subscription.deleted');
  });

  it('recovers when the open invoice is paid on its page', async () => {
    await buy();
    await sandbox.control('POST', `/stripe/customers/${made.customer.id}/card`, { number: CARDS.declinesLater });
    await advance(sandbox.url, made.customer.id, 32);
    const [open] = await invoices();
    expect((await press(sandbox.url, `/stripe/invoice/${open?.id}/pay`, { number: CARDS.declined })).text).toContain(
      'declined',
    );
    expect((await press(sandbox.url, `/stripe/invoice/${open?.id}/pay`, { number: CARDS.pays })).status).toBe(303);
    expect((await subscriptions())[0]?.status).toBe('active');
    expect((await invoices())[0]?.status).toBe('paid');
  });

  it('is canceled at the end of the period, and can be resumed before', async () => {
    await buy();
    const [{ id = '' } = {}] = await subscriptions();
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await advance(sandbox.url, made.customer.id, 32);
    expect((await subscriptions())[0]?.status).toBe('active');
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance(sandbox.url, made.customer.id, 32);
    expect((await subscriptions())[0]?.status).toBe('canceled');
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('a change of plan', () => {
  const change = async (options: object) => {
    const [subscription] = await subscriptions();
    const items = [{ id: subscription?.items.data[0]?.id ?? '', price: made.studio.id }];
    return stripe.subscriptions.update(subscription?.id ?? '', { items, ...options });
  };

  it('is invoiced at once with always_invoice', async () => {
    await buy();
    await advance(sandbox.url, made.customer.id, 15);
    await change({ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' });
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
    const [back = 0, on = 0] = invoice?.lines.data.map(({ amount }) => amount) ?? [];
    expect(back).toBeLessThan(0);
    expect(on / -back).toBeCloseTo(14_900 / 2900, 1);
    expect(invoice?.amount_paid).toBe(on + back);
  });

  it('is on the next invoice with create_prorations', async () => {
    await buy();
    await change({ proration_behavior: 'create_prorations' });
    expect(await invoices()).toHaveLength(1);
    await advance(sandbox.url, made.customer.id, 32);
    expect((await invoices())[0]?.lines.data).toHaveLength(3);
  });

  it('costs nothing with proration behavior none', async () => {
    await buy();
    await change({ proration_behavior: 'none' });
    await advance(sandbox.url, made.customer.id, 32);
    expect((await invoices())[0]).toMatchObject({ amount_paid: 14_900 });
  });

  it.each([
    [CARDS.declinesLater, 'card_declined'],
    [CARDS.alwaysNeedsAuthentication, 'subscription_payment_intent_requires_action'],
  ])('changes nothing where the card %s does not pay', async (number, code) => {
    await buy();
    await sandbox.control('POST', `/stripe/customers/${made.customer.id}/card`, { number });
    const order = { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' };
    await expect(change(order)).rejects.toMatchObject({ statusCode: 402, code });
    expect((await subscriptions())[0]?.items.data[0]?.price.id).toBe(made.starter.id);
    expect(await invoices()).toHaveLength(1);
  });
});

describe('refunds and disputes', () => {
  const intentOf = async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: made.customer.id,
      line_items: [{ price: made.single.id, quantity: 50 }],
      ...RETURN,
    });
    await press(sandbox.url, `/stripe/checkout/${session.id}/pay`, { number: CARDS.pays });
    return (await stripe.checkout.sessions.retrieve(session.id)).payment_intent as string;
  };

  it('pay back in parts, and never more than was paid', async () => {
    const payment_intent = await intentOf();
    await stripe.refunds.create({ payment_intent, amount: 1000 });
    const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ amount: 1950, amount_refunded: 1000, refunded: false });
    await expect(stripe.refunds.create({ payment_intent, amount: 951 })).rejects.toMatchObject({ statusCode: 400 });
    await stripe.refunds.create({ payment_intent });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('begin with the holder and end with the bank', async () => {
    const payment_intent = await intentOf();
    const { id } = (await sandbox.control<{ id: string }>('POST', '/stripe/disputes', { payment_intent })).json;
    expect((await stripe.disputes.list({ payment_intent })).data).toMatchObject([{ id, status: 'needs_response' }]);
    await sandbox.control('POST', `/stripe/disputes/${id}`, { status: 'won' });
    expect((await stripe.disputes.retrieve(id)).status).toBe('won');
    expect(await types()).toContain('checkout.session.completed');
  });

  it('begin at once with one test card', async () => {
    await buy(CARDS.disputed);
    expect((await stripe.charges.list({ customer: made.customer.id })).data[0]?.disputed).toBe(true);
  });
});

describe('sessions', () => {
  it('expire after a day, or by a call', async () => {
    const order = {
      mode: 'payment' as const,
      customer: made.customer.id,
      line_items: [{ price: made.single.id, quantity: 2 }],
      ...RETURN,
    };
    const [first, second] = [
      await stripe.checkout.sessions.create(order),
      await stripe.checkout.sessions.create(order),
    ];
    await stripe.checkout.sessions.expire(first.id);
    await expect(stripe.checkout.sessions.expire(first.id)).rejects.toMatchObject({ statusCode: 400 });
    await advance(sandbox.url, made.customer.id, 2);
    expect((await stripe.checkout.sessions.retrieve(second.id)).status).toBe('expired');
    const page = await fetch(`${sandbox.url}/stripe/checkout/${second.id}`);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('expired')]);
  });
});

describe('the portal', () => {
  const open = async () => {
    const configuration = await stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true }, subscription_update: UPDATES },
    });
    return stripe.billingPortal.sessions.create({
      customer: made.customer.id,
      configuration: configuration.id,
      return_url: 'http://shop.test/settings',
    });
  };

  it('needs a configuration, as in a new account', async () => {
    await expect(stripe.billingPortal.sessions.create({ customer: made.customer.id })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('cancels, resumes, changes the plan and saves another card', async () => {
    await buy();
    const { id, url } = await open();
    expect(await (await fetch(url)).text()).toContain('Return to Inkloom');
    const act = (name: string, fields = {}) => press(sandbox.url, `/stripe/portal/${id}/${name}`, fields);
    await act('cancel');
    expect((await subscriptions())[0]?.cancel_at_period_end).toBe(true);
    await act('resume');
    expect((await subscriptions())[0]?.cancel_at_period_end).toBe(false);
    await act('plan', { price: made.studio.id });
    expect((await subscriptions())[0]?.items.data[0]?.price.id).toBe(made.studio.id);
    await act('card', { number: CARDS.declinesLater });
    expect((await act('plan', { price: made.studio.id })).status).toBe(303);
    expect((await act('card', { number: '1234' })).text).toContain('Your card number is incorrect.');
  });

  it('ends a customer’s subscriptions with the customer', async () => {
    await buy();
    await stripe.customers.del(made.customer.id);
    expect((await subscriptions())[0]?.status).toBe('canceled');
    expect(await stripe.customers.retrieve(made.customer.id)).toMatchObject({ deleted: true });
  });
});
