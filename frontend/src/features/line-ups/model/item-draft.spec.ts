import { describe, expect, it } from '@jest/globals';
import type { LineUpItemView } from '../../../api/model/lineUpItemView.ts';
import { fitItem } from './fit-item.ts';
import { errorsByItem, type ItemDraft, itemErrors, newItem, toItemBody, toItemDraft } from './item-draft.ts';
import { sizesOf, usualSizes } from './sizes.ts';

const HOODIE: LineUpItemView = {
  kind: 'hoodie',
  blueprintId: 77,
  printProviderId: 29,
  title: 'Unisex Heavy Blend Hooded Sweatshirt',
  brand: 'Gildan',
  model: '18500',
  imageUrl: null,
  provider: 'Monster Digital',
  place: 'front',
  colors: ['Black', 'White'],
  sizes: [],
  price: 4499,
  margin: null,
};
const draft = (changes: Partial<ItemDraft> = {}): ItemDraft => ({ ...toItemDraft(HOODIE), ...changes });

describe('a product of a line-up', () => {
  it.each<[string, Partial<LineUpItemView>, object]>([
    ['a price', {}, { price: 4499 }],
    ['a margin', { price: null, margin: 35 }, { margin: 35 }],
    ['sizes and the back', { sizes: ['S', 'M'], place: 'back' }, { sizes: ['S', 'M'], place: 'back', price: 4499 }],
  ])('with %s is sent as it was read', (_, changes, sent) => {
    expect(toItemBody(toItemDraft({ ...HOODIE, ...changes }))).toEqual({
      ...{ blueprintId: 77, printProviderId: 29, colors: ['Black', 'White'], sizes: [], place: 'front' },
      ...sent,
    });
  });

  it.each<[string, ItemDraft, object]>([
    ['nothing chosen', newItem('mug', 'a'), { blueprintId: 'Choose a product.' }],
    ['no provider', draft({ provider: null, colors: [] }), { printProviderId: 'Choose a print provider.' }],
    ['no color', draft({ colors: [] }), { colors: 'Choose at least one color.' }],
    ['no size', draft({ sizes: [] }), { sizes: 'Choose at least one size.' }],
    ['no price', draft({ price: '' }), { price: 'Choose a price from 1.00 to 9999.99' }],
    ['half a percent', draft({ rule: 'margin', margin: '0.5' }), { margin: 'Choose a whole number from 1 to 70' }],
    ['everything', draft(), {}],
  ])('with %s says what is missing', (_, item, errors) => {
    expect(itemErrors(item)).toEqual(errors);
  });

  it('gets the errors of its place', () => {
    expect(errorsByItem({ 'items.1.colors': 'No Blurple.', name: 'Taken.' })).toEqual([
      undefined,
      { colors: 'No Blurple.' },
    ]);
  });
});

describe('what a product comes in', () => {
  const VARIANTS = {
    positions: ['front'],
    colors: [
      { color: 'Black', sizes: ['XS', 'S', 'M', '5XL'] },
      { color: 'Red', sizes: ['S'] },
    ],
  } as const;
  const variants = {
    positions: [...VARIANTS.positions],
    colors: VARIANTS.colors.map((one) => ({ ...one, sizes: [...one.sizes] })),
  };

  it('is what stays of what was chosen', () => {
    const item = draft({ place: 'back', sizes: ['S', '9XL'] });
    expect(fitItem(item, variants)).toEqual({ ...item, place: 'front', colors: ['Black'], sizes: ['S'] });
  });

  it('changes nothing where all of it is there, nor while no size is chosen', () => {
    for (const sizes of [null, [], ['S']]) {
      const item = draft({ colors: ['Red'], sizes });
      expect(fitItem(item, variants)).toBe(item);
    }
  });

  it('is chosen where it is one color', () => {
    const white = { positions: variants.positions, colors: [{ color: 'White', sizes: ['11oz'] }] };
    expect(fitItem(newItem('mug', 'a'), white).colors).toEqual(['White']);
  });

  it('has the sizes of the chosen colors, of which clothes are sold from S to 3XL', () => {
    expect(sizesOf(variants.colors, ['Red'])).toEqual(['S']);
    expect(sizesOf(variants.colors, [])).toEqual(['XS', 'S', 'M', '5XL']);
    expect(usualSizes('hoodie', ['XS', 'S', 'M', '5XL'])).toEqual(['S', 'M']);
    expect(usualSizes('kids_t_shirt', ['XS', 'S', 'M', '5XL'])).toEqual(['XS', 'S', 'M']);
    expect(usualSizes('poster', ['11″ x 14″'])).toEqual(['11″ x 14″']);
  });
});
