import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { buyPlan, holdEvents, settled } from './support/billing.ts';
import { fault } from './support/providers.ts';
import { quick, seller } from './support/seller.ts';
import { until } from './support/until.ts';

const slowMs = 4000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());

/** The longest time that a session has waited inside a transaction for its client, in milliseconds. */
async function longestIdleTransaction(): Promise<number> {
  const [row] = await app.prisma.$queryRaw<{ ms: number }[]>`
    SELECT coalesce(max(extract(epoch FROM clock_timestamp() - state_change)) * 1000, 0)::int AS ms
      FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
  return row?.ms ?? 0;
}

/** Calls `work` and watches the database until it ends. */
async function longestIdleDuring<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  let done = false;
  const result = work.finally(() => {
    done = true;
  });
  let ms = 0;
  await until(
    async () => {
      ms = Math.max(ms, await longestIdleTransaction());
      return done;
    },
    (ended) => ended,
  );
  return { result: await result, ms };
}

it('no transaction is open while Stripe answers slowly, and what it answers is stored', async () => {
  const ann = await seller(app, { connected: false, credits: 0 });
  await holdEvents(app, true);
  const sessionId = await buyPlan(ann, 'starter');
  await fault(app, { provider: 'stripe', path: '/invoices/', fault: { kind: 'latency', ms: slowMs } });
  const settling = await longestIdleDuring(ann.post('/api/stripe/confirm-checkout', { sessionId }));
  expect(settling.result.body).toEqual({ status: 'paid', credits: 75 });
  expect(settling.ms).toBeLessThan(slowMs / 2);
  await settled(ann, 75, { tier: 'starter', status: 'active' });

  await fault(app, { provider: 'stripe', path: '/subscriptions', fault: { kind: 'latency', ms: slowMs } });
  const canceling = await longestIdleDuring(ann.post('/api/stripe/cancel-subscription'));
  expect(canceling.result.body).toMatchObject({ tier: 'starter', cancelAtPeriodEnd: true });
  expect(canceling.ms).toBeLessThan(slowMs / 2);
});

it('of two changes of one plan at once the second waits, and both are made', async () => {
  const bob = await seller(app, { connected: false, credits: 0 });
  await holdEvents(app, true);
  await bob.post('/api/stripe/confirm-checkout', { sessionId: await buyPlan(bob, 'pro') });
  await fault(app, { provider: 'stripe', path: '/subscriptions', fault: { kind: 'latency', ms: 500 } });
  const [canceled, resumed] = await Promise.all([
    bob.post('/api/stripe/cancel-subscription'),
    bob.post('/api/stripe/resume-subscription'),
  ]);
  expect([canceled.status, resumed.status]).toEqual([200, 200]);
  const { cancelAtPeriodEnd, subscriptionId } = await app.prisma.billingAccount.findUniqueOrThrow({
    where: { userId: bob.id },
  });
  const answer = await fetch(`${app.sandbox.url}/v1/subscriptions/${subscriptionId}`, {
    headers: { authorization: 'Bearer sk_test_dashboard' },
  });
  expect(await answer.json()).toMatchObject({ cancel_at_period_end: cancelAtPeriodEnd });
});
