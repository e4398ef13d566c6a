import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plans, type Tier, tiers } from './plans.ts';
import { creditsOf, creditsToReverse } from './purchase.ts';

const month = (tier: Tier, share = 1) => ({
  amount: Math.round(plans[tier].price * share),
  unitAmount: plans[tier].price,
  creditsPerUnit: plans[tier].credits,
});
const pairs = tiers.flatMap((from) => tiers.map((to) => ({ from, to })));

describe('what a purchase brings', () => {
  it.each(tiers)('a month of %s brings its credits', (tier) => {
    expect(creditsOf([month(tier)])).toBe(plans[tier].credits);
  });

  it('single credits bring as many as were paid for', () => {
    expect(creditsOf([{ amount: 39 * 25, unitAmount: 39, creditsPerUnit: 1 }])).toBe(25);
  });

  it('what brings no credits brings none, and nothing is never less than nothing', () => {
    expect(creditsOf([{ amount: 500, unitAmount: 500, creditsPerUnit: 0 }])).toBe(0);
    expect(creditsOf([month('pro', -0.5), month('starter', 0.5)])).toBe(0);
    expect(creditsOf([])).toBe(0);
  });

  it('a change of plan brings the difference for the days that are left, to a credit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.double({ min: 0, max: 1, noNaN: true }), ({ from, to }, share) => {
        const exact = Math.max(0, (plans[to].credits - plans[from].credits) * share);
        const got = creditsOf([month(from, -share), month(to, share)]);
        expect(Math.abs(got - exact)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what goes back', () => {
  const paid = (amount: number, refunded = 0, disputed = 0) => ({ amount, refunded, disputed });

  it.each([
    ['nothing', 75, [paid(2900)], 0],
    ['all of it', 75, [paid(2900, 2900)], 75],
    ['a part, never less than its share', 75, [paid(2900, 1000)], 26],
    ['a dispute', 75, [paid(2900, 0, 2900)], 75],
    ['a refund and a dispute, once', 75, [paid(2900, 2900, 2900)], 75],
    ['one of two payments', 100, [paid(1000), paid(1000, 1000)], 50],
    ['without a payment', 75, [], 0],
  ])('%s', (_, credits, payments, owed) => {
    expect(creditsToReverse(credits, payments)).toBe(owed);
  });
});
