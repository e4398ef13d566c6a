import { expect, it } from '@jest/globals';
import { newItem } from '../../line-ups/model/index.ts';
import { isOn, missingItems } from './added-products.ts';

const KNOWN = [{ blueprint_id: 77, print_provider_id: 29, place: 'front', shop: null }] as const;
const item = (place: 'front' | 'back') => ({ blueprintId: 77, printProviderId: 29, place });

it('a design gets what it is not on yet: its back is another product', () => {
  const items = [item('front'), item('back')] as never;
  expect(missingItems({ items, shop: null }, KNOWN)).toEqual([item('back')]);
  const shop = { connectionId: 'b', shopId: null } as never;
  expect(missingItems({ items, shop }, KNOWN)).toHaveLength(2);
  expect(missingItems(undefined, KNOWN)).toEqual([]);
});

it('a product that is not chosen yet is none that it is on', () => {
  const blueprint = { id: 77, title: '', brand: '', model: '', imageUrl: null };
  const chosen = { ...newItem('hoodie', 'a'), blueprint, provider: { id: 29, title: '' } };
  expect(isOn(newItem('hoodie', 'a'), KNOWN)).toBe(false);
  expect(isOn(chosen, KNOWN)).toBe(true);
  expect(isOn({ ...chosen, place: 'back' }, KNOWN)).toBe(false);
});
