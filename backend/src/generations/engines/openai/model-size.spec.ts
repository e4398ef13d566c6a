import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { modelSize } from './model-size.ts';

function parse(size: string): [width: number, height: number] {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return [width, height];
}

function isTaken([width, height]: [number, number]): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isInSteps = width % 16 === 0 && height % 16 === 0;
  return isInSteps && long <= 3840 && long <= 3 * short && short * long >= 655_360 && short * long <= 8_294_400;
}

it.each([
  [1024, 1536, '1024x1536'],
  [1024, 1024, '1024x1024'],
  [1536, 1024, '1536x1024'],
  [1000, 1500, '1008x1504'],
  [1500, 32, '1408x480'],
  [4000, 4000, '2864x2864'],
  [9000, 3000, '3840x1328'],
])('%i x %i is asked for as %s', (width, height, size) => {
  expect(modelSize(width, height)).toBe(size);
});

it('is a size that the model takes, whatever an admin may set', () => {
  fc.assert(
    fc.property(fc.integer({ min: 32, max: 1536 }), fc.integer({ min: 32, max: 1536 }), (width, height) =>
      isTaken(parse(modelSize(width, height))),
    ),
    { numRuns: 20_000 },
  );
});

it('has the requested shape where the model takes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 1536 }), fc.integer({ min: 600, max: 1536 }), (width, height) => {
      const [wide, high] = parse(modelSize(width, height));
      expect(Math.abs(Math.log(wide / high) - Math.log(width / height))).toBeLessThan(0.05);
    }),
  );
});
