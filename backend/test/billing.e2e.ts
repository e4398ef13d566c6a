import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import {
  atStripe,
  buyCredits,
  buyPlan,
  cards,
  daysGoBy,
  ledgerOf,
  payOn,
  settled,
  useCard,
} from './support/billing.ts';
import { fault } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());

/** A seller without Printify and with the given credits. */
const buyer = (credits = 0) => seller(app, { connected: false, credits });
const subscription = async (person: Seller) => (await person.get('/api/stripe/subscription')).body;

describe('buying a plan', () => {
  it.each([
    ['starter', 75],
    ['pro', 250],
    ['studio', 600],
  ])('%s brings its credits and shows as active', async (tier, credits) => {
    const ann = await buyer();
    await buyPlan(ann, tier);
    await settled(ann, credits, { tier, status: 'active' });
    expect(await subscription(ann)).toMatchObject({
      tier,
      status: 'active',
      cancelAtPeriodEnd: false,
      canManage: true,
    });
    expect(await ledgerOf(app, ann)).toEqual([
      ['signup', 20],
      ['expiry', -20],
      ['subscription', credits],
    ]);
  });

  it('needs a plan that there is', async () => {
    const ann = await buyer();
    for (const tier of [undefined, 'free', 'gold', 7]) {
      const { status, body } = await ann.post('/api/stripe/create-checkout', { tier });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['tier']]);
    }
  });

  it('with a card that is declined changes nothing', async () => {
    const ann = await buyer();
    const id = await buyPlan(ann, 'pro', cards.declined);
    expect((await ann.post('/api/stripe/confirm-checkout', { sessionId: id })).body).toEqual({
      status: 'open',
      credits: null,
    });
    expect(await subscription(ann)).toMatchObject({ tier: 'free', status: 'none' });
    expect(await ann.credits()).toBe(0);
  });

  it('twice opens one page, and a page for another plan closes the first', async () => {
    const ann = await buyer();
    const open = async (tier: string) => (await ann.post('/api/stripe/create-checkout', { tier })).body.url as string;
    const [first, second] = [await open('pro'), await open('pro')];
    expect(second).toBe(first);
    const other = await open('starter');
    expect(other).not.toBe(first);
    expect((await fetch(first)).status).toBe(410);
    await payOn(other);
    await settled(ann, 75, { tier: 'starter' });
  });

  it('is refused to who has one, and nobody pays twice', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75, { status: 'active' });
    const { status, body } = await ann.post('/api/stripe/create-checkout', { tier: 'pro' });
    expect([status, body.code]).toEqual([409, 'already_subscribed']);
    expect((await atStripe(app, ann)).subscriptions).toHaveLength(1);
  });

  it('says what is wrong while Stripe is away, and charges nothing', async () => {
    const ann = await buyer();
    const body = { error: { type: 'api_error', message: 'Internal' } };
    for (const answer of [{ kind: 'status', status: 500, body }, { kind: 'status', status: 503 }, { kind: 'drop' }]) {
      const id = await fault(app, { provider: 'stripe', times: 0, fault: answer });
      const refused = await ann.post('/api/stripe/create-checkout', { tier: 'pro' });
      expect([refused.status, refused.body.code]).toEqual([503, 'payments_unavailable']);
      await fetch(`${app.sandbox.url}/control/faults/${id}`, { method: 'DELETE' });
    }
    await buyPlan(ann, 'pro');
    await settled(ann, 250);
  });
});

describe('coming back from the page', () => {
  it('brings the credits at once, before any webhook', async () => {
    const ann = await buyer();
    const sessionId = await buyPlan(ann, 'pro');
    const { body } = await ann.post('/api/stripe/confirm-checkout', { sessionId });
    expect(body).toEqual({ status: 'paid', credits: 250 });
    expect(await ann.credits()).toBe(250);
    expect((await ann.post('/api/stripe/confirm-checkout', { sessionId })).body).toEqual(body);
    expect(await ann.credits()).toBe(250);
  });

  it('is for the one who went, and for a page that there is', async () => {
    const [ann, eve] = [await buyer(), await buyer()];
    const sessionId = await buyPlan(ann, 'starter');
    await buyCredits(eve, 10);
    for (const id of [sessionId, 'cs_test_none']) {
      expect((await eve.post('/api/stripe/confirm-checkout', { sessionId: id })).status).toBe(404);
    }
    for (const id of ['', 'sub_1', '../x', null, 'x'.repeat(400)]) {
      expect((await eve.post('/api/stripe/confirm-checkout', { sessionId: id })).status).toBe(400);
    }
  });
});

describe('packs of credits', () => {
  it.each([
    ['free', 10, 390],
    ['starter', 25, 975],
    ['pro', 50, 1600],
    ['studio', 100, 2500],
  ])('cost what the plan says (%s)', async (tier, credits, price) => {
    const ann = await buyer();
    const plan = { free: 0, starter: 75, pro: 250, studio: 600 }[tier] ?? 0;
    if (plan > 0) {
      await buyPlan(ann, tier);
      await settled(ann, plan, { tier });
    }
    const { packs } = await subscription(ann);
    expect(packs).toContainEqual({ credits, price });
    await buyCredits(ann, credits);
    await settled(ann, plan + credits);
    const { body: bills } = await ann.get('/api/stripe/invoices');
    const pack = { description: `${credits} credits`, total: price, status: 'paid', number: null };
    expect(bills).toContainEqual(expect.objectContaining(pack));
  });

  it.each([1, 2, 11, 10_000, '10', -10, null])('are not sold as %p', async (credits) => {
    const ann = await buyer();
    const { status, body } = await ann.post('/api/stripe/buy-credits', { credits });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['credits']]);
  });

  it('may be bought again and again', async () => {
    const ann = await buyer();
    for (const sum of [10, 20, 30]) {
      await buyCredits(ann, 10);
      await settled(ann, sum);
    }
  });
});

describe('a month that is over', () => {
  it('is followed by the next, with its credits', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    const { currentPeriodEnd } = await subscription(ann);
    await daysGoBy(app, ann, 32);
    await settled(ann, 150, { status: 'active' });
    await until(
      () => subscription(ann),
      (plan) => String(plan.currentPeriodEnd) > String(currentPeriodEnd),
    );
  });

  it('that cannot be paid brings none and says so; paid late it brings them', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    await useCard(app, ann, cards.refusesLater);
    await daysGoBy(app, ann, 32);
    await settled(ann, 75, { tier: 'starter', status: 'past_due' });
    for (const [path, body] of [
      ['create-checkout', { tier: 'pro' }],
      ['change-plan', { tier: 'pro' }],
    ] as const) {
      const refused = await ann.post(`/api/stripe/${path}`, body);
      expect([refused.status, refused.body.code]).toEqual([409, 'payment_due']);
    }
    const [open] = (await ann.get('/api/stripe/invoices')).body;
    expect(open).toMatchObject({ status: 'open', total: 2900 });
    await fetch(`${open?.url}/pay`, { method: 'POST', body: new URLSearchParams({ number: cards.pays }) });
    await settled(ann, 150, { status: 'active' });
  });

  it('that nobody pays ends the plan; a new one may be bought', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    await useCard(app, ann, cards.refusesLater);
    await daysGoBy(app, ann, 50);
    await settled(ann, 75, { tier: 'free', status: 'canceled' });
    await buyPlan(ann, 'pro');
    await settled(ann, 325, { tier: 'pro', status: 'active' });
  });
});

describe('canceling', () => {
  it('keeps everything until the month is over', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'pro');
    await settled(ann, 250);
    const { status, body } = await ann.post('/api/stripe/cancel-subscription');
    expect([status, body.tier, body.status, body.cancelAtPeriodEnd]).toEqual([200, 'pro', 'active', true]);
    await daysGoBy(app, ann, 32);
    await settled(ann, 250, { tier: 'free', status: 'canceled' });
    expect(await subscription(ann)).toMatchObject({ cancelAtPeriodEnd: false, currentPeriodEnd: null });
  });

  it('can be taken back', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'pro');
    await settled(ann, 250);
    await ann.post('/api/stripe/cancel-subscription');
    expect((await ann.post('/api/stripe/resume-subscription')).body.cancelAtPeriodEnd).toBe(false);
    await daysGoBy(app, ann, 32);
    await settled(ann, 500, { tier: 'pro', status: 'active' });
  });

  it.each(['cancel-subscription', 'resume-subscription', 'portal'])('needs a plan (%s)', async (path) => {
    const ann = await buyer();
    const { status, body } = await ann.post(`/api/stripe/${path}`);
    expect([status, body.code]).toEqual([409, 'no_subscription']);
  });
});

describe('another plan', () => {
  const change = (person: Seller, tier: string) => person.post('/api/stripe/change-plan', { tier });

  it('that is more costs the difference at once, and brings its credits', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    const { status, body } = await change(ann, 'studio');
    expect([status, body.tier]).toEqual([200, 'studio']);
    await settled(ann, 600, { tier: 'studio', status: 'active' });
    const [bill] = (await ann.get('/api/stripe/invoices')).body;
    expect(bill?.total).toBe(12_000);
  });

  it('in the middle of a month brings the share of the days that are left', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    await daysGoBy(app, ann, 15);
    await change(ann, 'pro');
    const credits = await ann.credits();
    expect(credits).toBeGreaterThan(75 + 175 * 0.4);
    expect(credits).toBeLessThan(75 + 175 * 0.6);
  });

  it('that is less costs and brings nothing now; going up again brings only what is paid for', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'studio');
    await settled(ann, 600);
    expect((await change(ann, 'starter')).body.tier).toBe('starter');
    expect((await ann.get('/api/stripe/invoices')).body).toHaveLength(1);
    expect(await ann.credits()).toBe(600);
    await daysGoBy(app, ann, 32);
    await settled(ann, 675, { tier: 'starter' });
  });

  it('is not given where the card refuses, and nothing changes', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    for (const number of [cards.refusesLater, cards.asksAlways]) {
      await useCard(app, ann, number);
      const { status, body } = await change(ann, 'studio');
      expect([status, body.code]).toEqual([402, 'payment_refused']);
      expect(body.requiresPayment).toBeUndefined();
    }
    expect(await subscription(ann)).toMatchObject({ tier: 'starter', status: 'active' });
    expect(await ann.credits()).toBe(75);
  });

  it('that is the same keeps one that was to end', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    await ann.post('/api/stripe/cancel-subscription');
    expect((await change(ann, 'starter')).body).toMatchObject({ tier: 'starter', cancelAtPeriodEnd: false });
  });

  it('needs one to begin with', async () => {
    const ann = await buyer();
    expect((await change(ann, 'pro')).body.code).toBe('no_subscription');
    expect((await change(ann, 'gold')).status).toBe(400);
  });
});

describe('the portal', () => {
  it('leads back to Settings, and what is canceled there is canceled here', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'starter');
    await settled(ann, 75);
    const { body } = await ann.post('/api/stripe/portal');
    const page = await (await fetch(body.url)).text();
    expect(page).toContain(`${app.url}/settings`);
    // A plan is changed with us alone: there its money would come back though its credits are spent.
    expect(page).not.toContain('Another plan');
    await fetch(`${body.url}/cancel`, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
    await until(
      () => subscription(ann),
      (plan) => plan.cancelAtPeriodEnd,
    );
  });
});

describe('an account that is deleted', () => {
  it('pays for nothing any more', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'pro');
    await settled(ann, 250);
    const { customer } = await atStripe(app, ann);
    const deleted = await ann.send('DELETE', '/api/user', JSON.stringify({ password: 'correct horse' }));
    expect(deleted.status).toBe(204);
    const account = await until(
      () => app.prisma.billingAccount.findUniqueOrThrow({ where: { userId: ann.id } }),
      ({ closedAt }) => closedAt !== null,
    );
    expect(account.subscriptionId).toBeNull();
    const known = await atStripe(app, ann);
    expect(known.subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect([known.customer.id, known.customer.email]).toEqual([customer.id, null]);
  });

  it('is left alone by Stripe’s troubles: the plan ends when it answers again', async () => {
    const ann = await buyer();
    await buyPlan(ann, 'pro');
    await settled(ann, 250);
    await fault(app, { provider: 'stripe', method: 'DELETE', times: 3, fault: { kind: 'drop' } });
    expect((await ann.send('DELETE', '/api/user', JSON.stringify({ password: 'correct horse' }))).status).toBe(204);
    await until(
      async () => (await atStripe(app, ann)).subscriptions[0]?.status,
      (status) => status === 'canceled',
      { seconds: 60 },
    );
  });
});

it('nobody asks without end', async () => {
  const ann = await buyer();
  const answers = await Promise.all(Array.from({ length: 70 }, () => ann.post('/api/stripe/portal')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});
