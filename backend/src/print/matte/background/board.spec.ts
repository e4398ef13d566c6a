import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findComb } from './board.ts';

/** Turns of a row of squares, and some of art. */
function turnsOf(length: number, period: number, offset: number, art: number[]): Float32Array {
  const turns = new Float32Array(length);
  for (let x = offset; x < length; x += period) if (x >= 0) turns[Math.round(x)] = 20;
  for (const x of art) turns[x % length]! += 2;
  return turns;
}

describe('findComb', () => {
  it('finds squares of any size, whole or not, to the last line', () => {
    const squares = fc.record({
      length: fc.integer({ min: 400, max: 1400 }),
      period: fc.double({ min: 6, max: 40, noNaN: true }),
      start: fc.double({ min: 0, max: 0.98, noNaN: true }),
      art: fc.array(fc.nat(5000), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(squares, ({ length, period, start, art }) => {
        const comb = findComb(turnsOf(length, period, start * period, art));
        for (let x = start * period; x < length - 1; x += period) {
          const lines = (x - comb!.offset) / comb!.period;
          expect(Math.abs(lines - Math.round(lines)) * comb!.period).toBeLessThan(1.5);
        }
        expect(comb!.period).toBeCloseTo(period, 0);
      }),
    );
  });

  it('finds none where nothing turns', () => {
    expect(findComb(new Float32Array(500))).toBeNull();
  });
});
