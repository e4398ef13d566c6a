import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Raster } from '../raster/raster.ts';
import { cleanUp } from './clean-up.ts';

/** A row of pixels of one color with these alphas. */
const row = (...alphas: number[]): Raster => ({
  data: Uint8Array.from(alphas.flatMap((alpha) => [90, 60, 30, alpha])),
  width: alphas.length,
  height: 1,
});

const alphas = ({ data }: Raster): number[] => Array.from(data.filter((_, i) => i % 4 === 3));

describe('cleanUp', () => {
  it('rounds alpha at both ends of its range', () => {
    expect(alphas(cleanUp(row(9, 255, 244, 245, 200, 3)))).toEqual([0, 255, 244, 255, 200, 0]);
  });

  it('removes dust, and leaves small solid dots and faint areas', () => {
    expect(alphas(cleanUp(row(0, 60, 60, 0, 255, 0)))).toEqual([0, 0, 0, 0, 255, 0]);
    const veil = Array.from({ length: 12 }, () => 80);
    expect(alphas(cleanUp(row(...veil)))).toEqual(veil);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 60 }), (values) => {
        const once = alphas(cleanUp(row(...values)));
        expect(alphas(cleanUp(row(...once)))).toEqual(once);
      }),
    );
  });
});
