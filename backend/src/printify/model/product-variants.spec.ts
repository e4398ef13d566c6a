import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { printifyCatalogVariant } from './printify-types.ts';
import type { ProductVariant } from './product.ts';
import {
  positionsOf,
  storedVariants,
  toShirtVariants,
  toStoredVariants,
  toVariants,
  variantsOfKind,
} from './product-variants.ts';

const front = { position: 'front', width: 2475, height: 1155 };
const back = { position: 'back', width: 3000, height: 4000 };

/** A variant as Printify answers it. */
const answered = (id: number, options: unknown, placeholders: object[] = [front]) => ({
  ...printifyCatalogVariant.parse({ id, title: 'Any', options, placeholders }),
  isAvailable: id % 2 === 1,
});
const read = (...variants: ReturnType<typeof answered>[]) => toVariants(toStoredVariants(variants));
const variant = (variantId: number, ...areas: ProductVariant['areas']): ProductVariant => ({
  variantId,
  color: 'Black',
  size: 'S',
  available: true,
  areas,
});

describe('variants of a kind', () => {
  it.each([
    ['mug', { size: '11oz' }, { color: 'White', size: '11oz' }],
    ['poster', { size: '11" x 14"', paper: 'Matte' }, { color: 'White', size: '11" x 14"' }],
    ['tote', { color: 'Black' }, { color: 'Black', size: 'One size' }],
    ['tote', { size: null }, { color: 'Natural', size: 'One size' }],
    // No options are an empty list: Printify is written in PHP.
    ['mug', [], { color: 'White', size: 'One size' }],
    ['hoodie', { size: 'S', color: 'Navy' }, { color: 'Navy', size: 'S' }],
  ] as const)('of a %s with the options %j', (kind, options, names) => {
    const [named] = variantsOfKind(kind, read(answered(7, options)));
    expect(named).toEqual({ variantId: 7, available: true, areas: [front], ...names });
  });

  it('are those that are printed on the front', () => {
    expect(variantsOfKind('hoodie', [variant(1, back), variant(2, back, front)])).toEqual([variant(2, back, front)]);
  });

  it('are shirts only where Printify names color and size', () => {
    const named = answered(1, { color: 'Black', size: 'S' }, [back, { ...front, decoration_method: 'dtg' }]);
    const shirts = toShirtVariants(
      read(named, answered(2, { size: 'S' }), answered(3, []), answered(4, { color: 'Red', size: 'S' }, [back])),
    );
    expect(shirts).toEqual([
      { variantId: 1, color: 'Black', size: 'S', available: true, printWidth: 2475, printHeight: 1155 },
    ]);
  });
});

describe('stored variants', () => {
  it('have equal print areas once', () => {
    const { areas, variants } = toStoredVariants([
      answered(1, { size: 'S' }, [front, back]),
      answered(2, { size: 'M' }, [front]),
      answered(3, { size: 'L' }, [front, back]),
    ]);
    expect(areas).toEqual([[front, back], [front]]);
    expect(variants.map(({ area }) => area)).toEqual([0, 1, 0]);
  });

  it('are read as they were answered', () => {
    const areas = fc.array(
      fc.record({ position: fc.constantFrom('front', 'back', 'neck'), width: fc.nat(), height: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(areas, { minLength: 1 }), (list) => {
        const variants = list.map((placeholders, n) => answered(n + 1, { color: 'Red', size: 'S' }, placeholders));
        const stored = storedVariants.parse(JSON.parse(JSON.stringify(toStoredVariants(variants))));
        expect(toVariants(stored).map(({ areas: own }) => own)).toEqual(list);
      }),
    );
  });

  it('are no answer where there are none', () => {
    expect(storedVariants.safeParse(toStoredVariants([])).success).toBe(false);
  });
});

describe('positionsOf', () => {
  it('is where every variant is printed', () => {
    expect(positionsOf([variant(1, back, front)])).toEqual(['front', 'back']);
    expect(positionsOf([variant(1, back, front), variant(2, front)])).toEqual(['front']);
    expect(positionsOf([])).toEqual([]);
  });
});
