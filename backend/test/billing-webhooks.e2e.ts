import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import {
  atStripe,
  buyCredits,
  buyPlan,
  cards,
  daysGoBy,
  deliver,
  eventsOf,
  handled,
  holdEvents,
  ledgerOf,
  type SandboxEvent,
  settled,
  stripeCall,
  useCard,
} from './support/billing.ts';
import { request } from './support/http.ts';
import { control, fault } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
  await control(app, 'POST', '/settings', { stripe: { webhookRetryMs: 50 } });
});
afterAll(() => app.close());
afterEach(async () => {
  await control(app, 'DELETE', '/faults');
  await holdEvents(app, false);
});

const buyer = () => seller(app, { connected: false, credits: 0 });
const planOf = async (person: Seller) => {
  const { subscription_tier: tier, subscription_status: status, credits } = (await person.get('/api/user')).body;
  return { tier, status, credits };
};
const idsOf = (events: SandboxEvent[], ...types: string[]) =>
  events.filter(({ type }) => types.length === 0 || types.includes(type)).map(({ id }) => id);

/** A seller who bought a plan at Stripe, of which no event was delivered yet. */
async function silently(tier = 'starter'): Promise<{ ann: Seller; events: SandboxEvent[] }> {
  const ann = await buyer();
  await holdEvents(app, true);
  await buyPlan(ann, tier);
  return { ann, events: await eventsOf(app, ann) };
}

function signed(body: string, secret = 'whsec_sandbox', at = Math.floor(Date.now() / 1000)) {
  const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${digest}` };
}

const sendEvent = (body: string, headers: Record<string, string>) =>
  request(app, 'POST', '/api/stripe/webhook', { body, headers });

describe('the webhook', () => {
  const event = (id = `evt_${randomUUID()}`) =>
    JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object: { id: 'in_none' } } });

  it('accepts nothing without a valid signature', async () => {
    const body = event();
    expect((await sendEvent(body, signed(body))).status).toBe(200);
    const others: Record<string, string>[] = [
      {},
      { 'stripe-signature': '' },
      { 'stripe-signature': 't=1,v1=00' },
      signed(body, 'whsec_other'),
      signed(`${body} `),
      signed(body, 'whsec_sandbox', Math.floor(Date.now() / 1000) - 3600),
    ];
    for (const headers of others) {
      const answer = await sendEvent(body, { 'content-type': 'application/json', ...headers });
      expect([answer.status, answer.body.code]).toEqual([400, 'webhook_rejected']);
    }
  });

  it('verifies the bytes as they came, and refuses what is no event', async () => {
    const odd = `  ${event()}\n`;
    expect((await sendEvent(odd, signed(odd))).status).toBe(200);
    expect((await sendEvent('', signed(''))).status).toBe(400);
    expect((await sendEvent('nonsense', signed('nonsense'))).status).toBe(400);
    for (const part of [
      { data: undefined },
      { data: null },
      { data: { object: 7 } },
      { id: 7 },
      { object: 'v2.core.event' },
    ]) {
      const body = JSON.stringify({ ...JSON.parse(event()), ...part });
      expect(await sendEvent(body, signed(body))).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    }
  });

  it('stores every event once, also one that needs no handling', async () => {
    const [id, other] = [`evt_${randomUUID()}`, `evt_${randomUUID()}`];
    const body = event(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendEvent(body, signed(body))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const strange = JSON.stringify({ id: other, object: 'event', type: 'radar.warning', data: { object: {} } });
    expect((await sendEvent(strange, signed(strange))).status).toBe(200);
    await handled(app);
    expect(await app.prisma.stripeEvent.count({ where: { id: { in: [id, other] } } })).toBe(2);
  });
});

describe('a subscription', () => {
  it.each(['invoice.paid', 'checkout.session.completed'])('is brought by %s alone', async (type) => {
    const { ann, events } = await silently('pro');
    expect(await planOf(ann)).toEqual({ tier: 'free', status: 'none', credits: 0 });
    await deliver(app, idsOf(events, type));
    expect(await planOf(ann)).toEqual({ tier: 'pro', status: 'active', credits: 250 });
  });

  it('shows its plan by customer.subscription.created alone, without credits', async () => {
    const { ann, events } = await silently();
    await deliver(app, idsOf(events, 'customer.subscription.created'));
    expect(await planOf(ann)).toEqual({ tier: 'starter', status: 'active', credits: 0 });
    await deliver(app, idsOf(events));
    expect(await planOf(ann)).toEqual({ tier: 'starter', status: 'active', credits: 75 });
  });

  it('comes to the same backwards and three times over', async () => {
    const { ann, events } = await silently();
    const ids = idsOf(events).reverse();
    await deliver(app, [...ids, ...ids, ...ids.reverse()]);
    expect(await planOf(ann)).toEqual({ tier: 'starter', status: 'active', credits: 75 });
    expect((await ledgerOf(app, ann)).filter(([cause]) => cause === 'subscription')).toHaveLength(1);
  });

  it('that has ended meanwhile does not come back with a late event', async () => {
    const { ann, events } = await silently();
    await ann.post('/api/stripe/cancel-subscription');
    await daysGoBy(app, ann, 32);
    const late = await eventsOf(app, ann);
    await deliver(app, idsOf(late, 'customer.subscription.deleted'));
    await deliver(app, idsOf(events));
    expect(await planOf(ann)).toEqual({ tier: 'free', status: 'canceled', credits: 75 });
  });

  it('gives its credits their life from the day they were paid', async () => {
    const { ann, events } = await silently();
    await deliver(app, idsOf(events));
    const [lot] = (await ann.get('/api/credits')).body.lots;
    const { charges } = await atStripe(app, ann);
    const paid = charges.find((charge) => charge.paid) as unknown as { created: number };
    expect(new Date(lot?.expires_at ?? '').getTime()).toBe((paid.created + 90 * 86_400) * 1000);
  });

  it.each(['invoice.payment_failed', 'customer.subscription.updated'])('in arrears is shown by %s', async (type) => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75, { status: 'active' });
    await handled(app);
    await useCard(app, ann, cards.refusesLater);
    const before = (await eventsOf(app, ann)).length;
    await holdEvents(app, true);
    await daysGoBy(app, ann, 32);
    const [id] = idsOf((await eventsOf(app, ann)).slice(before), type);
    await deliver(app, [id ?? '']);
    expect(await planOf(ann)).toEqual({ tier: 'starter', status: 'past_due', credits: 75 });
  });

  it('ends with customer.subscription.deleted', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75, { status: 'active' });
    await holdEvents(app, true);
    const { subscriptions } = await atStripe(app, ann);
    await fetch(`${app.sandbox.url}/v1/subscriptions/${subscriptions[0]?.id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_dashboard' },
    });
    await deliver(app, idsOf(await eventsOf(app, ann), 'customer.subscription.deleted'));
    expect(await planOf(ann)).toEqual({ tier: 'free', status: 'canceled', credits: 75 });
  });
});

describe('a pack', () => {
  it('is brought once, however often its event comes', async () => {
    const ann = await buyer();
    await holdEvents(app, true);
    const sessionId = await buyCredits(ann, 25);
    const ids = idsOf(await eventsOf(app, ann), 'checkout.session.completed');
    await Promise.all([
      deliver(app, [...ids, ...ids]),
      ann.post('/api/stripe/confirm-checkout', { sessionId }),
      ann.post('/api/stripe/confirm-checkout', { sessionId }),
    ]);
    expect(await ann.credits()).toBe(25);
    expect(await app.prisma.creditLot.count({ where: { sourceKey: `checkout:${sessionId}` } })).toBe(1);
  });

  it('that was never paid brings nothing', async () => {
    const ann = await buyer();
    await holdEvents(app, true);
    const { body } = await ann.post('/api/stripe/buy-credits', { credits: 10 });
    const sessionId = body.url.split('/').at(-1);
    await daysGoBy(app, ann, 2);
    await deliver(app, idsOf(await eventsOf(app, ann), 'checkout.session.expired'));
    expect((await ann.post('/api/stripe/confirm-checkout', { sessionId })).body).toEqual({
      status: 'expired',
      credits: null,
    });
    expect(await ann.credits()).toBe(0);
  });
});

describe('money that goes back', () => {
  /** A seller with a pack, and what paid for it. */
  async function withPack(credits = 50) {
    const ann = await buyer();
    await buyCredits(ann, credits);
    await settled(ann, credits);
    await handled(app);
    await holdEvents(app, true);
    const { charges } = await atStripe(app, ann);
    return { ann, payment_intent: charges[0]?.payment_intent ?? '', before: (await eventsOf(app, ann)).length };
  }
  const since = async (ann: Seller, before: number) => idsOf((await eventsOf(app, ann)).slice(before));

  it.each(['charge.refunded', 'refund.created'])('takes its credits back (%s)', async (type) => {
    const { ann, payment_intent, before } = await withPack();
    await stripeCall(app, '/refunds', { payment_intent });
    const events = (await eventsOf(app, ann)).slice(before);
    const refunds = await control<{ events: SandboxEvent[] }>(app, 'GET', `/stripe/events?type=${type}`);
    const ids = type === 'refund.created' ? [refunds.events.at(-1)?.id ?? ''] : idsOf(events, type);
    await deliver(app, [...ids, ...ids]);
    expect(await ann.credits()).toBe(0);
    expect((await ledgerOf(app, ann)).slice(2)).toEqual([
      ['addon', 50],
      ['refund', -50],
    ]);
    const entry = await app.prisma.ledgerEntry.findFirstOrThrow({ where: { userId: ann.id, cause: 'refund' } });
    expect(entry.description).toBe('Refunded: $19.50 of $19.50');
  });

  it('in part takes its share', async () => {
    const { ann, payment_intent, before } = await withPack();
    await stripeCall(app, '/refunds', { payment_intent, amount: '975' });
    await deliver(app, await since(ann, before));
    expect(await ann.credits()).toBe(25);
    await stripeCall(app, '/refunds', { payment_intent });
    await deliver(app, await since(ann, before));
    expect(await ann.credits()).toBe(0);
  });

  it('takes what is left, and nothing of another purchase', async () => {
    const { ann, payment_intent, before } = await withPack(10);
    await spend(ann, 7);
    await holdEvents(app, false);
    await buyCredits(ann, 25);
    await settled(ann, 28);
    await stripeCall(app, '/refunds', { payment_intent });
    await settled(ann, 25);
    expect((await ledgerOf(app, ann)).filter(([cause]) => cause === 'refund')).toEqual([['refund', -3]]);
    expect((await eventsOf(app, ann)).length).toBeGreaterThan(before);
  });

  it('before the purchase is known leaves nothing of it', async () => {
    const ann = await buyer();
    await holdEvents(app, true);
    await buyPlan(ann, 'starter');
    const { charges } = await atStripe(app, ann);
    await stripeCall(app, '/refunds', { payment_intent: charges[0]?.payment_intent ?? '' });
    await deliver(app, idsOf(await eventsOf(app, ann), 'charge.refunded'));
    expect(await ann.credits()).toBe(0);
    await deliver(app, idsOf(await eventsOf(app, ann)));
    expect(await ann.credits()).toBe(0);
    expect((await ledgerOf(app, ann)).slice(2)).toEqual([
      ['subscription', 75],
      ['refund', -75],
    ]);
  });

  it('by a dispute is taken at once, and given again where the bank decides so', async () => {
    const { ann, payment_intent } = await withPack();
    const { id } = await control<{ id: string }>(app, 'POST', '/stripe/disputes', { payment_intent });
    const tell = async (type: string) => {
      const { events } = await control<{ events: SandboxEvent[] }>(app, 'GET', `/stripe/events?type=${type}`);
      await deliver(app, [events.at(-1)?.id ?? '']);
    };
    await tell('charge.dispute.created');
    expect(await ann.credits()).toBe(0);
    await control(app, 'POST', `/stripe/disputes/${id}`, { status: 'won' });
    await tell('charge.dispute.closed');
    expect(await ann.credits()).toBe(50);
    expect((await ledgerOf(app, ann)).slice(2)).toEqual([
      ['addon', 50],
      ['dispute', -50],
      ['reinstate', 50],
    ]);
  });

  it('by a dispute that is lost stays away', async () => {
    const { ann, payment_intent } = await withPack();
    const { id } = await control<{ id: string }>(app, 'POST', '/stripe/disputes', { payment_intent });
    await control(app, 'POST', `/stripe/disputes/${id}`, { status: 'lost' });
    const { events } = await control<{ events: SandboxEvent[] }>(
      app,
      'GET',
      '/stripe/events?type=charge.dispute.closed',
    );
    await deliver(app, [events.at(-1)?.id ?? '']);
    expect(await ann.credits()).toBe(0);
    const [bill] = (await ann.get('/api/stripe/invoices')).body;
    expect(bill?.status).toBe('disputed');
  });
});

describe('when Stripe fails', () => {
  it('an event is handled once Stripe answers again', async () => {
    const { ann, events } = await silently();
    await fault(app, { provider: 'stripe', path: '/invoices/', times: 2, fault: { kind: 'drop' } });
    await fault(app, { provider: 'stripe', path: '/subscriptions', times: 2, fault: { kind: 'status', status: 503 } });
    await deliver(app, idsOf(events, 'invoice.paid'));
    expect(await planOf(ann)).toEqual({ tier: 'starter', status: 'active', credits: 75 });
  });

  it('every event comes twice, and nothing comes twice of it', async () => {
    await control(app, 'POST', '/settings', { stripe: { webhooks: 'twice' } });
    const ann = await buyer();
    await buyPlan(ann, 'pro');
    await settled(ann, 250, { status: 'active' });
    await daysGoBy(app, ann, 32);
    await settled(ann, 500);
    await handled(app);
    expect(await ann.credits()).toBe(500);
  });
});

describe('the reconciliation with Stripe', () => {
  const reconcile = async () => {
    const id = randomUUID();
    await app.prisma.$executeRaw`
      INSERT INTO pgboss.job (id, name, data, policy, retry_limit, expire_seconds)
      VALUES (${id}::uuid, 'nightly-reconciliation', '{}', 'standard', 0, 120)`;
    const [job] = await until(
      () => app.prisma.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE id = ${id}::uuid`,
      ([row]) => row?.state === 'completed' || row?.state === 'failed',
      { seconds: 60 },
    );
    expect(job?.state).toBe('completed');
  };

  it('removes what was handled long ago, and no event that waits', async () => {
    const long = { type: 'invoice.paid', receivedAt: new Date(Date.now() - 91 * 86_400_000) };
    const [old, open, young] = [randomUUID(), randomUUID(), randomUUID()];
    await app.prisma.stripeEvent.createMany({
      data: [
        { ...long, id: old, handledAt: new Date() },
        { ...long, id: open },
        { ...long, id: young, receivedAt: new Date(), handledAt: new Date() },
      ],
    });
    await reconcile();
    const left = await app.prisma.stripeEvent.findMany({ where: { id: { in: [old, open, young] } } });
    expect(left.map(({ id }) => id).sort()).toEqual([open, young].sort());
  });

  it('brings what no webhook brought: a purchase, a plan, a refund, an end', async () => {
    const [ann, bob] = [await buyer(), await buyer()];
    await holdEvents(app, true);
    await buyPlan(ann, 'pro');
    await buyCredits(bob, 50);
    await reconcile();
    expect(await planOf(ann)).toEqual({ tier: 'pro', status: 'active', credits: 250 });
    expect(await bob.credits()).toBe(50);
    const { charges } = await atStripe(app, bob);
    await stripeCall(app, '/refunds', { payment_intent: charges[0]?.payment_intent ?? '' });
    await ann.post('/api/stripe/cancel-subscription');
    await daysGoBy(app, ann, 32);
    await reconcile();
    await reconcile();
    expect(await planOf(ann)).toEqual({ tier: 'free', status: 'canceled', credits: 250 });
    expect(await bob.credits()).toBe(0);
  });
});

/** Charges so many designs that nobody draws. */
async function spend({ id: userId }: Seller, count: number): Promise<void> {
  const lot = await app.prisma.creditLot.findFirstOrThrow({ where: { userId, remaining: { gte: count } } });
  for (let n = 0; n < count; n += 1) {
    const entry = { userId, lotId: lot.id, generationId: randomUUID(), cause: 'generation', delta: -1 } as const;
    await app.prisma.ledgerEntry.create({ data: { ...entry, description: 'One design' } });
  }
}
