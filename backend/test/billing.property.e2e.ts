import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startApp, type TestApp } from './support/app.ts';
import {
  atStripe,
  buyCredits,
  cards,
  daysGoBy,
  deliver,
  eventsOf,
  holdEvents,
  type SandboxEvent,
  stripeCall,
  useCard,
} from './support/billing.ts';
import { control } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, WORKER_CONCURRENCY: '2' });
  await holdEvents(app, true);
});
afterAll(() => app.close());

const monthly = { starter: 75, pro: 250, studio: 600 };
type Tier = keyof typeof monthly;

/** What sellers, cards, banks and the clock do. What is told of it comes later, if at all, in any order. */
type Action =
  | { do: 'subscribe'; tier: Tier }
  | { do: 'cancel' }
  | { do: 'month'; card: 'pays' | 'refusesLater' }
  | { do: 'pack'; credits: 10 | 25 }
  | { do: 'refund'; payment: number; share: number }
  | { do: 'dispute'; payment: number; won: boolean }
  | { do: 'spend'; count: number }
  | { do: 'give back' }
  | { do: 'run out'; lot: number }
  /** Everything told so far and more of it twice, mixed by these numbers. */
  | { do: 'tell'; order: number[] };

const tier = fc.constantFrom<Tier>('starter', 'pro', 'studio');
const index = fc.nat({ max: 20 });
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('subscribe' as const), tier }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('month' as const),
      card: fc.constantFrom('pays' as const, 'refusesLater' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pack' as const), credits: fc.constantFrom(10 as const, 25 as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      payment: index,
      share: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dispute' as const), payment: index, won: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('spend' as const), count: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give back' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('run out' as const), lot: index }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('tell' as const), order: fc.array(fc.nat({ max: 99 }), { maxLength: 12 }) }),
  },
);

interface Payment {
  id: string;
  paid: number;
  back: number;
  held: number;
}

/** A purchase as the model knows it, from what was done at Stripe alone. */
interface Bought {
  credits: number;
  payment: Payment;
  /** What the product has been told of: nothing before it hears of the purchase. */
  told: { lot: boolean; taken: number; spent: number; over: boolean; gone: number };
}

/** What must be left of a lot: what was bought, less what was spent, taken back and has run out. */
function left({ credits, told }: Bought): number {
  return told.lot ? credits - told.taken - told.spent - told.gone : 0;
}

/** A seller, what they did, and what the product should make of it. */
class Story {
  readonly bought = new Map<string, Bought>();
  private readonly heard = new Set<string>();
  private readonly charges: { design: string; key: string }[] = [];

  constructor(readonly person: Seller) {}

  async play(next: Action): Promise<void> {
    switch (next.do) {
      case 'subscribe':
        return this.subscribe(next.tier);
      case 'cancel':
        await this.person.post('/api/stripe/cancel-subscription');
        return;
      case 'month':
        return this.month(next.card);
      case 'pack':
        await buyCredits(this.person, next.credits);
        return this.learn();
      case 'refund':
        return this.refund(next);
      case 'dispute':
        return this.dispute(next);
      case 'spend':
        return this.spend(next.count);
      case 'give back':
        return this.refundCharge();
      case 'run out':
        return this.runOut(next.lot);
      default:
        return this.tell(next.order);
    }
  }

  /** Where there is a plan already the product refuses, and nothing is bought. */
  private async subscribe(wanted: Tier): Promise<void> {
    const { status, body } = await this.person.post('/api/stripe/create-checkout', { tier: wanted });
    if (status === 409) return;
    await fetch(`${body.url}/pay`, {
      method: 'POST',
      body: new URLSearchParams({ number: cards.pays }),
      redirect: 'manual',
    });
    await this.learn();
  }

  private async month(card: 'pays' | 'refusesLater'): Promise<void> {
    if (!(await this.isCustomer())) return;
    await useCard(app, this.person, cards[card]);
    await daysGoBy(app, this.person, 32);
    await this.learn();
  }

  /** Reads at Stripe what has been paid. */
  private async learn(): Promise<void> {
    const { invoices, sessions, charges } = await atStripe(app, this.person);
    for (const { id, status, amount_paid: paid } of invoices) {
      const key = `invoice:${id}`;
      if (status !== 'paid' || this.bought.has(key)) continue;
      const intent = await paymentOf(id);
      const credits = { 2900: monthly.starter, 7900: monthly.pro, 14900: monthly.studio }[paid] ?? 0;
      this.bought.set(key, fresh(credits, { id: intent, paid, back: 0, held: 0 }));
    }
    for (const { id, status, mode, payment_intent: intent } of sessions) {
      const key = `checkout:${id}`;
      if (status !== 'complete' || mode !== 'payment' || !intent || this.bought.has(key)) continue;
      const charge = charges.find((one) => one.payment_intent === intent && one.paid);
      const paid = charge?.amount ?? 0;
      const { metadata } = (await session(id)) as { metadata: { credits: string } };
      this.bought.set(key, fresh(Number(metadata.credits), { id: intent, paid, back: 0, held: 0 }));
    }
  }

  private async refund({ payment, share }: Action & { do: 'refund' }): Promise<void> {
    const found = this.pick(payment);
    if (!found || found.payment.held > 0) return;
    const { id, paid, back } = found.payment;
    const amount = Math.min(paid - back, Math.max(1, Math.floor((paid * share) / 100)));
    if (amount === 0) return;
    await stripeCall(app, '/refunds', { payment_intent: id, amount: String(amount) });
    found.payment.back += amount;
  }

  private async dispute({ payment, won }: Action & { do: 'dispute' }): Promise<void> {
    const found = this.pick(payment);
    if (!found || found.payment.held > 0 || found.payment.back === found.payment.paid) return;
    const { id, paid, back } = found.payment;
    const made = await control<{ id: string }>(app, 'POST', '/stripe/disputes', { payment_intent: id });
    if (won) await control(app, 'POST', `/stripe/disputes/${made.id}`, { status: 'won' });
    else found.payment.held = paid - back;
  }

  /** First to end first, as many as there are. */
  private async spend(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const lot = await app.prisma.creditLot.findFirst({
        where: { userId: this.person.id, remaining: { gt: 0 }, expiresAt: { gt: new Date() } },
        orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
      });
      if (!lot) return;
      const design = randomUUID();
      const charge = { lotId: lot.id, generationId: design, cause: 'generation', delta: -1 } as const;
      await app.prisma.ledgerEntry.create({ data: { ...charge, userId: this.person.id, description: 'One design' } });
      this.charges.push({ design, key: lot.sourceKey });
      this.of(lot.sourceKey).told.spent += 1;
    }
  }

  private async refundCharge(): Promise<void> {
    const charge = this.charges.pop();
    if (!charge) return;
    const { lotId, userId } = await app.prisma.ledgerEntry.findFirstOrThrow({ where: { generationId: charge.design } });
    const entry = { userId, lotId, generationId: charge.design, cause: 'give_back', delta: 1 } as const;
    await app.prisma.ledgerEntry.create({ data: { ...entry, description: 'Given back' } });
    this.of(charge.key).told.spent -= 1;
  }

  /** A lot's time is over, and the night has written it off. */
  private async runOut(number: number): Promise<void> {
    const lots = await app.prisma.creditLot.findMany({
      where: { userId: this.person.id, source: { in: ['subscription', 'addon'] } },
      orderBy: { id: 'asc' },
    });
    const lot = lots[number % Math.max(1, lots.length)];
    if (!lot) return;
    await app.prisma.creditLot.update({ where: { id: lot.id }, data: { expiresAt: new Date(Date.now() - 120_000) } });
    const known = this.of(lot.sourceKey);
    known.told.over = true;
    if (lot.remaining === 0) return;
    const entry = { userId: lot.userId, lotId: lot.id, cause: 'expiry', description: 'Expired' } as const;
    await app.prisma.ledgerEntry.create({ data: { ...entry, delta: -lot.remaining } });
    known.told.gone += lot.remaining;
  }

  /** Some of all that there is to tell, also what was told before; then the model hears the same, by its own rule. */
  private async tell(order: number[]): Promise<void> {
    if (!(await this.isCustomer())) return;
    const all = (await eventsOf(app, this.person)).filter(({ type }) =>
      /^(invoice\.paid|checkout\.session|customer\.sub|charge\.)/.test(type),
    );
    const chosen = order.flatMap((n) => all[n % Math.max(1, all.length)] ?? []);
    for (const event of chosen) {
      await deliver(app, [event.id]);
      this.hear(event);
    }
  }

  /** The second time an event comes, nobody looks again. */
  private hear({ id, type, data: { object } }: SandboxEvent): void {
    if (this.heard.has(id)) return;
    this.heard.add(id);
    const keys: string[] = [];
    if (type === 'invoice.paid') keys.push(`invoice:${object.id}`);
    if (type.startsWith('checkout.session'))
      keys.push(object.invoice ? `invoice:${object.invoice}` : `checkout:${object.id}`);
    if (/^charge\.(refunded|dispute)/.test(type)) {
      for (const [key, { payment }] of this.bought) if (payment.id === object.payment_intent) keys.push(key);
    }
    for (const key of keys) this.settle(key);
  }

  /** The rule: a purchase that is heard of fills its lot once, and loses what belongs to the money that went back. */
  settle(key: string): void {
    const known = this.bought.get(key);
    if (!known) return;
    const { payment, credits, told } = known;
    told.lot = true;
    const owed = Math.ceil((credits * Math.min(payment.paid, payment.back + payment.held)) / payment.paid);
    told.taken = owed > told.taken ? Math.min(owed, told.taken + left(known)) : owed;
  }

  /** In the end everything has been told, the newest first. */
  async finish(): Promise<void> {
    if (!(await this.isCustomer())) return;
    await this.learn();
    const all = (await eventsOf(app, this.person)).toReversed();
    const ids = all.map(({ id }) => id);
    await deliver(app, [...ids, ...ids.toReversed()]);
    for (const event of all) this.hear(event);
  }

  private async isCustomer(): Promise<boolean> {
    return (await app.prisma.billingAccount.count({ where: { userId: this.person.id } })) > 0;
  }

  private pick(number: number): Bought | undefined {
    const all = [...this.bought.values()];
    return all[number % Math.max(1, all.length)];
  }

  private of(key: string): Bought {
    const known = this.bought.get(key);
    if (!known) throw new Error(`The model knows nothing of ${key}`);
    return known;
  }
}

function fresh(credits: number, payment: Payment): Bought {
  return { credits, payment, told: { lot: false, taken: 0, spent: 0, over: false, gone: 0 } };
}

const read = (path: string) =>
  fetch(`${app.sandbox.url}/v1${path}`, { headers: { authorization: 'Bearer sk_test_look' } }).then((answer) =>
    answer.json(),
  );
const session = (id: string) => read(`/checkout/sessions/${id}`);

async function paymentOf(invoice: string): Promise<string> {
  const { data } = (await read(`/invoice_payments?invoice=${invoice}`)) as {
    data: { payment: { payment_intent: string } }[];
  };
  return data[0]?.payment.payment_intent ?? '';
}

/** The model and the database agree, lot by lot, and the ledger sums to what is there. */
async function expectAgreement(story: Story): Promise<void> {
  const lots = await app.prisma.creditLot.findMany({
    where: { userId: story.person.id, source: { in: ['subscription', 'addon'] } },
    include: { entries: true },
  });
  const expected = [...story.bought].filter(([, { told }]) => told.lot).map(([key, known]) => [key, left(known)]);
  expect(Object.fromEntries(lots.map(({ sourceKey, remaining }) => [sourceKey, remaining]))).toEqual(
    Object.fromEntries(expected),
  );
  for (const { remaining, amount, entries } of lots) {
    expect(remaining).toBe(entries.reduce((sum, { delta }) => sum + delta, 0));
    expect(remaining).toBeGreaterThanOrEqual(0);
    expect(remaining).toBeLessThanOrEqual(amount);
  }
  const alive = [...story.bought.values()].filter(({ told }) => !told.over);
  expect(await story.person.credits()).toBe(alive.reduce((sum, known) => sum + left(known), 0));
}

it('whatever is bought, renewed, refunded, disputed, spent and told in any order, the books agree with the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 16 }), async (actions) => {
      const story = new Story(await seller(app, { connected: false, credits: 0 }));
      for (const next of actions) {
        await story.play(next);
        await expectAgreement(story);
      }
      await story.finish();
      await expectAgreement(story);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 400_000);
