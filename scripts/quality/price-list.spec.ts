import { expect, it } from '@jest/globals';
import { defaultSettings } from '../../backend/src/admin/model/setting-limits.ts';
import { freeTierBuysAs, packSizes, plans } from '../../backend/src/billing/model/plans.ts';
import { lotLifeDays } from '../../backend/src/credits/model/lots.ts';
import {
  CREDIT_DAYS,
  FREE_TIER_CREDIT_PRICE,
  NEW_USER_CREDITS,
  PACK_SIZES,
  PLANS,
} from '../../frontend/src/features/pricing/price-list.ts';
import { PUBLIC_PAGES } from '../../frontend/src/routes/public-pages.ts';

it('visitors read the prices that are sold', () => {
  expect(PLANS).toEqual(Object.entries(plans).map(([tier, plan]) => ({ tier, ...plan })));
  expect(PACK_SIZES).toEqual(packSizes);
  expect(FREE_TIER_CREDIT_PRICE).toBe(plans[freeTierBuysAs].creditPrice);
});

it('visitors read how many credits are given and how long they live', () => {
  expect(NEW_USER_CREDITS).toBe(defaultSettings.newUserCredits);
  for (const days of Object.values(lotLifeDays)) expect(CREDIT_DAYS).toBe(days);
});

it('the descriptions for search engines are short, and their prices are right', () => {
  for (const { description } of PUBLIC_PAGES) expect(description.length).toBeLessThanOrEqual(160);
  const prices = PUBLIC_PAGES.find(({ path }) => path === '/pricing')?.description;
  expect(prices).toContain(`$${plans.starter.price / 100} for ${plans.starter.credits} credits`);
  expect(prices).toContain(`$${(plans.studio.creditPrice / 100).toFixed(2)} each`);
});
