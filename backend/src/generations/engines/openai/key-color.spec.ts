import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseKeyColor } from './key-color.ts';

const channel = fc.integer({ min: 0, max: 255 });
const hexes = fc.array(
  fc
    .tuple(channel, channel, channel)
    .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`),
  { maxLength: 30 },
);
const candidates = ['#00c85a', '#ff00c8', '#00c8ff'];

it.each([
  [[], '#00c85a'],
  [['#14804f', '#1f3d2e'], '#ff00c8'],
  [['#f2bfcd', '#ff00c8', '#14804f'], '#00c8ff'],
])('is far from %j', (shirts, key) => {
  expect(chooseKeyColor(shirts)).toBe(key);
});

it('is as far from the nearest shirt as any of the choices', () => {
  fc.assert(
    fc.property(hexes, (shirts) => {
      const key = chooseKeyColor(shirts);
      expect(candidates).toContain(key);
      const best = Math.max(...candidates.map((candidate) => nearest(candidate, shirts)));
      expect(nearest(key, shirts)).toBe(best);
    }),
  );
});

function nearest(color: string, others: string[]): number {
  const rgb = (hex: string) => [0, 8, 16].map((shift) => (Number.parseInt(hex.slice(1), 16) >> shift) & 255);
  const apart = (other: string) => Math.hypot(...rgb(color).map((value, at) => value - (rgb(other)[at] ?? 0)));
  return Math.min(Number.POSITIVE_INFINITY, ...others.map(apart));
}
