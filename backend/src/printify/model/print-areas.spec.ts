import { describe, expect, it } from '@jest/globals';
import { printAreas, toPrintifyAreas, type UploadedPrint } from './print-areas.ts';
import type { ShirtVariant } from './product.ts';

const placement = { x: 0.5, y: 0.5, scale: 1, angle: 0 } as const;
const print = (uploadId: string, ...shirts: string[]): UploadedPrint => ({ uploadId, placement, shirts });
const matrix: ShirtVariant[] = ['White', 'Black', 'Navy', 'Sand'].flatMap((color, n) =>
  ['S', 'M'].map((size, k) => ({ variantId: n * 10 + k, color, size, printWidth: 3000, printHeight: 4000 })),
);

describe('printAreas', () => {
  it('lays one print on every variant of the matrix', () => {
    const [area, ...others] = printAreas([print('a', 'Black')], matrix);
    expect(others).toEqual([]);
    expect(area).toEqual({ uploadId: 'a', placement, variantIds: [0, 1, 10, 11, 20, 21, 30, 31] });
  });

  it('gives each color its print, and colors that were not chosen the print of their kind of cloth', () => {
    const areas = printAreas([print('plain', 'White'), print('light', 'Black')], matrix);
    expect(areas.map(({ uploadId, variantIds }) => [uploadId, variantIds])).toEqual([
      ['plain', [0, 1, 30, 31]],
      ['light', [10, 11, 20, 21]],
    ]);
  });

  it('names every variant once, and no print that no variant takes', () => {
    const areas = printAreas([print('a', 'White', 'Black'), print('b', 'Crimson')], matrix);
    expect(areas.map(({ uploadId }) => uploadId)).toEqual(['a']);
    expect(areas.flatMap(({ variantIds }) => variantIds).toSorted((a, b) => a - b)).toEqual(
      matrix.map(({ variantId }) => variantId),
    );
  });
});

describe('toPrintifyAreas', () => {
  const prints = [
    { uploadId: 'small', placement, variantIds: [1] },
    { uploadId: 'large', placement, variantIds: [2, 3] },
  ];
  const places = (areas: ReturnType<typeof toPrintifyAreas>) =>
    areas.map(({ variant_ids, placeholders }) => [variant_ids, placeholders.map(({ position }) => position)]);

  it('prints on the front where no position is named', () => {
    expect(places(toPrintifyAreas(prints))).toEqual([
      [[1], ['front']],
      [[2, 3], ['front']],
    ]);
  });

  it('prints on the back', () => {
    expect(places(toPrintifyAreas(prints, 'back'))).toEqual([
      [[1], ['back']],
      [[2, 3], ['back']],
    ]);
  });
});
