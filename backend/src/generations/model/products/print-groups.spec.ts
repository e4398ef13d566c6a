import { expect, it } from '@jest/globals';
import { printGroups } from './print-groups.ts';

const variant = (variantId: number, printWidth: number, printHeight: number) => ({
  ...{ variantId, printWidth, printHeight },
  color: 'White',
  size: `${printWidth} x ${printHeight}`,
});
const ids = (variants: { variantId: number }[]) => variants.map(({ variantId }) => variantId);

it('has one print file for each shape, as large as the largest variant of it that is sold', () => {
  const posters = [variant(1, 3300, 5100), variant(2, 3600, 5400), variant(3, 5400, 7200), variant(4, 7200, 10_800)];
  const groups = printGroups(posters.slice(0, 3), posters);
  expect(groups.map(({ area }) => area)).toEqual([
    { width: 5400, height: 7200 },
    { width: 3600, height: 5400 },
  ]);
  expect(groups.map(({ variants }) => ids(variants))).toEqual([[3], [1, 2, 4]]);
});

it('gives every variant of the matrix to one print file, also where none of its shape is sold', () => {
  const [wide, tall, small] = [variant(1, 2400, 1200), variant(2, 1200, 2400), variant(3, 600, 1200)];
  expect(printGroups([wide], [wide, tall, small]).map(({ variants }) => ids(variants))).toEqual([[1, 2, 3]]);
});
