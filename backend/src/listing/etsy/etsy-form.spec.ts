import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ProductKind, productKinds } from '../../product-kinds/index.ts';
import { attributesLine, etsyCategories, etsyFormOf } from './etsy-form.ts';
import { holidays, occasions } from './occasions.ts';

/** Written down again, apart from the rules: attributes, and whose they are. */
const worn: readonly ProductKind[] = ['t_shirt', 'kids_t_shirt', 'hoodie', 'sweatshirt'];
const owners: Record<string, readonly ProductKind[]> = {
  'Sleeve length': worn,
  Neckline: worn,
  Capacity: ['mug'],
  Orientation: ['poster'],
  Materials: ['tote', 'mug', 'poster'],
  Occasion: productKinds,
  Holiday: productKinds,
};
/** What a category of these kinds may not be called. */
const foreign: [words: RegExp, kinds: readonly ProductKind[]][] = [
  [/clothing|tees|t-shirts/i, worn],
  [/hoodies/i, ['hoodie', 'sweatshirt']],
  [/bags|totes/i, ['tote']],
  [/mugs|drinkware|kitchen/i, ['mug']],
  [/prints|art &/i, ['poster']],
  [/kids/i, ['kids_t_shirt']],
];

const titles = [
  'Unisex Jersey Short Sleeve Tee|Unisex Heavy Blend™ Hooded Sweatshirt|Crewneck Sweatshirt|Kids Heavy Cotton™ Tee',
  'Cotton Canvas Tote Bag|Ceramic Mug 11oz|Matte Vertical Posters|V-neck Long Sleeve|Tank',
].flatMap((line) => line.split('|'));
const sizes = ['S', '2XL', '11oz', '15 oz', '11" x 14" (Vertical)', '14" x 11" (Horizontal)', '10" x 10"', 'One size'];
const anyProduct = fc.record({
  kind: fc.constantFrom(...productKinds),
  idea: fc.oneof(fc.string(), fc.constantFrom('A hoodie for a birthday', 'Christmas mug', 'Cat on a tote')),
  title: fc.option(fc.constantFrom(...titles)),
  sizes: fc.subarray(sizes),
});

describe('what is filled in on Etsy', () => {
  it('has no attribute, and no word in a category, of another kind of product', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const { category, attributes } = etsyFormOf(product);
        for (const { name } of attributes) expect(owners[name]).toContain(product.kind);
        for (const [words, kinds] of foreign) if (!kinds.includes(product.kind)) expect(category).not.toMatch(words);
        expect(new Set(attributes.map(({ name }) => name)).size).toBe(attributes.length);
        if (product.kind !== 'mug') expect(attributesLine({ attributes })).not.toMatch(/ounces|ceramic/i);
        if (!worn.includes(product.kind)) expect(attributesLine({ attributes })).not.toMatch(/sleeve|neck|hood/i);
      }),
    );
  });

  it.each<[ProductKind, string, string[], string]>([
    ['t_shirt', 'Unisex Jersey Short Sleeve Tee', ['M'], 'Sleeve length: Short sleeve'],
    ['t_shirt', 'Unisex V-Neck Tee', ['M'], 'Sleeve length: Short sleeve; Neckline: V-neck'],
    ['t_shirt', 'Unisex Long Sleeve Tee', ['M'], 'Sleeve length: Long sleeve'],
    ['kids_t_shirt', 'Kids Raglan Tee', ['S'], ''],
    ['hoodie', 'Unisex Heavy Blend™ Hooded Sweatshirt', ['M'], 'Sleeve length: Long sleeve; Neckline: Hooded'],
    ['sweatshirt', 'Crewneck Sweatshirt', ['M'], 'Sleeve length: Long sleeve; Neckline: Crew neck'],
    ['tote', 'Cotton Canvas Tote Bag', ['One size'], 'Materials: Cotton, Canvas'],
    ['tote', 'Tote Bag', ['One size'], ''],
    ['mug', 'Ceramic Mug', ['11oz', '15oz'], 'Capacity: 11, 15 fluid ounces; Materials: Ceramic'],
    ['mug', 'Mug', ['One size'], ''],
    ['poster', 'Matte Posters', ['11" x 14" (Vertical)'], 'Orientation: Vertical; Materials: Paper'],
    ['poster', 'Matte Posters', ['11" x 14"', '14" x 11"'], 'Materials: Paper'],
  ])('of a %s, %j in %j is %j', (kind, title, sold, line) => {
    expect(attributesLine(etsyFormOf({ kind, idea: 'A fox', title, sizes: sold }))).toBe(line);
  });

  it.each([
    ['Fox with a party hat, first birthday', 'Occasion: 1st birthday'],
    ['Bachelorette crew', 'Occasion: Bachelorette party'],
    ['Class of 2027 owl', 'Occasion: Graduation'],
    ['Spooky fox for Halloween', 'Holiday: Halloween'],
    ['Best mum, for Mother’s Day', "Holiday: Mother's Day"],
    ['Chinese New Year dragon', 'Holiday: Lunar New Year'],
    ['Proud mountain goat', ''],
    ['Promise of rain', ''],
  ])('of the idea %j is %j', (idea, line) => {
    expect(attributesLine(etsyFormOf({ kind: 'mug', idea, title: null, sizes: [] }))).toBe(line);
  });

  it('is known for each kind, and names each occasion once', () => {
    expect(Object.keys(etsyCategories).toSorted()).toEqual([...productKinds].toSorted());
    const values = [...occasions, ...holidays].map(([value]) => value);
    expect(new Set(values).size).toBe(values.length);
  });
});
