import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CatalogIndex, type IndexedOffer, type Place, wordsOf } from './catalog-index.ts';

const options = [
  { id: 7, text: 'Black / S Black S' },
  { id: 3, text: 'Black / 2XL Black 2XL' },
  { id: 9, text: 'Solid White / S Solid White S' },
  { id: 1, text: '11oz 11oz' },
];

/** Offers of blueprints 1 to 9 at providers 1 to 3, in order. */
const someOffers: fc.Arbitrary<IndexedOffer[]> = fc
  .uniqueArray(
    fc.record({ blueprintId: fc.integer({ min: 1, max: 9 }), printProviderId: fc.integer({ min: 1, max: 3 }) }),
    {
      selector: ({ blueprintId, printProviderId }) => blueprintId * 10 + printProviderId,
    },
  )
  .chain((places) => {
    const sorted = places.toSorted(
      (one, other) => one.blueprintId - other.blueprintId || one.printProviderId - other.printProviderId,
    );
    const text = fc.constantFrom('Heavy Tee Gildan Monster', 'Mug Generic District', 'Classic Shirt Gildan S');
    const listed = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 });
    return fc.tuple(...sorted.map((place) => fc.tuple(fc.constant(place), text, listed)));
  })
  .map((rows) =>
    rows.map(([place, text, ids]) => {
      const variantIds = ids.toSorted((one, other) => one - other);
      return { ...place, text, variantIds, optionIds: variantIds.map((id) => options[id % 4]?.id ?? 0) };
    }),
  );

const someSearch = fc
  .array(fc.constantFrom('bla', 's', 'gildan', '2xl', 'white', 'mug', 'zebra', 'sol', 'x', '11'), { maxLength: 3 })
  .map((words) => words.join(' '));

interface Variant extends Place {
  text: string;
}

function variantsOf(offers: IndexedOffer[]): Variant[] {
  return offers.flatMap(({ blueprintId, printProviderId, text, variantIds, optionIds }) =>
    Array.from(variantIds, (variantId, at) => ({
      blueprintId,
      printProviderId,
      variantId,
      text: `${text} ${options.find(({ id }) => id === optionIds[at])?.text}`,
    })),
  );
}

/** The same by looking at every variant. */
function matches({ text }: Variant, search: string): boolean {
  const has = wordsOf(text);
  return wordsOf(search).every((word) => has.some((one) => (word.length === 1 ? one === word : one.startsWith(word))));
}

const bare = ({ blueprintId, printProviderId, variantId }: Place): Place => ({
  blueprintId,
  printProviderId,
  variantId,
});

describe('the index of a catalog', () => {
  it('finds what looking at every variant finds, page after page', () => {
    fc.assert(
      fc.property(someOffers, someSearch, fc.integer({ min: 1, max: 7 }), fc.nat(50), (offers, search, limit, pick) => {
        const index = new CatalogIndex(offers, options);
        const all = variantsOf(offers);
        const also = all.filter((_, place) => place % 11 === pick % 11).map(bare);
        const wanted = all.filter(
          (variant) =>
            matches(variant, search) || also.some((one) => JSON.stringify(one) === JSON.stringify(bare(variant))),
        );
        const seen: Place[] = [];
        for (let after: Place | undefined; ; after = seen.at(-1)) {
          const { total, variants, more } = index.search(search, { after, limit, also });
          expect(total).toBe(wanted.length);
          expect(more).toBe(seen.length + variants.length < wanted.length);
          seen.push(...variants.map(bare));
          if (!more) break;
          expect(variants).toHaveLength(limit);
        }
        expect(seen).toEqual(wanted.map(bare));
      }),
    );
  });

  it('goes on behind a variant that the catalog does not have', () => {
    fc.assert(
      fc.property(someOffers, fc.nat(10), fc.nat(4), fc.nat(41), (offers, blueprintId, printProviderId, variantId) => {
        const after = { blueprintId, printProviderId, variantId };
        const order = (place: Place) => place.blueprintId * 10_000 + place.printProviderId * 100 + place.variantId;
        const behind = variantsOf(offers).filter((variant) => order(variant) > order(after));
        const { variants } = new CatalogIndex(offers, options).search('', { after, limit: 1000 });
        expect(variants.map(bare)).toEqual(behind.map(bare));
      }),
    );
  });

  it('leaves out what is said to be found and is not there', () => {
    const offers = [{ blueprintId: 5, printProviderId: 2, text: 'Tee', variantIds: [4, 8], optionIds: [7, 3] }];
    const also = [4, 5, 9].map((variantId) => ({ blueprintId: 5, printProviderId: 2, variantId }));
    const elsewhere = { blueprintId: 6, printProviderId: 2, variantId: 4 };
    const found = new CatalogIndex(offers, options).search('zebra', { limit: 10, also: [...also, elsewhere] });
    expect(found.variants.map(({ variantId }) => variantId)).toEqual([4]);
  });

  it('takes any text for a search', () => {
    const offers = [{ blueprintId: 5, printProviderId: 2, text: 'Tee', variantIds: [4, 8], optionIds: [7, 3] }];
    const index = new CatalogIndex(offers, options);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        expect(index.search(search, { limit: 10 }).total).toBeLessThanOrEqual(2);
      }),
    );
  });
});
