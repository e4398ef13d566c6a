import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { render } from '../../../test/support/art/synthetic-art.ts';
import { fromRaster } from '../raster/encode.ts';
import type { Raster } from '../raster/raster.ts';
import { enlarge } from './enlarge.ts';

/** Peak signal to noise of premultiplied pixels, in dB. */
function psnr(one: Raster, other: Raster): number {
  let sum = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    const a = one.data.subarray(i, i + 4);
    const b = other.data.subarray(i, i + 4);
    sum += ((a[3] ?? 0) - (b[3] ?? 0)) ** 2;
    for (let c = 0; c < 3; c++) sum += (((a[c] ?? 0) * (a[3] ?? 0) - (b[c] ?? 0) * (b[3] ?? 0)) / 255) ** 2;
  }
  return 10 * Math.log10((255 * 255 * one.data.length) / sum);
}

async function resized(raster: Raster, width: number, height: number): Promise<Raster> {
  const data = await fromRaster(raster).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { data: new Uint8Array(data), width, height };
}

const solid = (width: number, height: number, color: number[]): Raster => ({
  data: Uint8Array.from({ length: width * height * 4 }, (_, i) => color[i % 4] ?? 0),
  width,
  height,
});

describe('enlarge', () => {
  it.each(['badge', 'cartoon', 'halftone'])(
    'beats lanczos by 3.5 dB on flat art (%s)',
    async (name) => {
      const truth = await render(name, 1000);
      const small = await render(name, 240);
      const own = psnr(enlarge(small, truth.width, truth.height), truth);
      const lanczos = psnr(await resized(small, truth.width, truth.height), truth);
      expect(own - lanczos).toBeGreaterThan(3.5);
    },
    60_000,
  );

  it('draws the same after a larger and after a smaller picture', async () => {
    const [small, large] = [await render('badge', 60), await render('halftone', 240)];
    const sizes = [small, large, small, large];
    const [first, second, third, fourth] = sizes.map((art) => enlarge(art, art.width * 3, art.height * 3));
    expect(third).toEqual(first);
    expect(fourth).toEqual(second);
  });

  it('keeps one color exactly, at any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }),
        (width, height, factor, color) => {
          const whole = [...color, 255];
          const large = enlarge(solid(width, height, whole), width * factor, height * factor);
          expect(large).toEqual(solid(width * factor, height * factor, whole));
        },
      ),
    );
  });

  it('never leaves the range of its source: no halo, no ringing', () => {
    const source = solid(16, 16, [40, 90, 200, 255]);
    for (let y = 5; y < 11; y++) for (let x = 5; x < 11; x++) source.data.set([210, 60, 120, 255], (y * 16 + x) * 4);
    const large = enlarge(source, 150, 150);
    for (let c = 0; c < 3; c++) {
      const values = large.data.filter((_, i) => i % 4 === c);
      const own = source.data.filter((_, i) => i % 4 === c);
      expect(Math.min(...values)).toBe(Math.min(...own));
      expect(Math.max(...values)).toBe(Math.max(...own));
    }
  });

  it('makes the edge of a shape about a pixel wide', () => {
    const source = solid(20, 20, [0, 0, 0, 0]);
    for (let y = 4; y < 16; y++) for (let x = 4; x < 16; x++) source.data.set([200, 30, 30, 255], (y * 20 + x) * 4);
    const large = enlarge(source, 200, 200);
    const row = large.data.subarray(100 * 200 * 4, 101 * 200 * 4).filter((_, i) => i % 4 === 3);
    const soft = row.filter((alpha) => alpha > 0 && alpha < 255).length;
    expect(soft).toBeLessThanOrEqual(12);
  });

  it('gives half-transparent edges the color of their shape', () => {
    const source = solid(12, 12, [0, 0, 0, 0]);
    for (let y = 3; y < 9; y++) for (let x = 3; x < 9; x++) source.data.set([240, 240, 240, 255], (y * 12 + x) * 4);
    const { data } = enlarge(source, 61, 61);
    expect(data.filter((value, i) => i % 4 === 0 && (data[i + 3] ?? 0) > 40 && value <= 232)).toHaveLength(0);
  });

  it('does not read beyond the edge of a picture of one row or column', async () => {
    const line = enlarge(solid(1, 6, [9, 8, 7, 255]), 40, 240);
    expect(await sharp(line.data, { raw: { width: 40, height: 240, channels: 4 } }).stats()).toMatchObject({
      isOpaque: true,
    });
  });
});
