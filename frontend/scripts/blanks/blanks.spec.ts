import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  areaOnFabric,
  type Box,
  FABRIC_PLACES,
  type FabricView,
  FRAME,
  sheetOnWall,
} from '../../src/components/ui/blanks/places.ts';
import { bandOf, MUG, sideAt, stripsOf } from '../../src/components/ui/blanks/wrap.ts';

const FILES: Record<FabricView, string> = {
  kids_t_shirt: 'kids-shirt',
  hoodie: 'hoodie',
  sweatshirt: 'sweatshirt',
  tote: 'tote',
  t_shirt_back: 'shirt-back',
  kids_t_shirt_back: 'kids-shirt-back',
  hoodie_back: 'hoodie-back',
  sweatshirt_back: 'sweatshirt-back',
};
const KINDS = Object.keys(FILES) as FabricView[];

/** The least that the cloth covers of a pixel of the box, 0-255. */
async function leastCover(file: string, { left, top, width, height }: Box): Promise<number> {
  const cut = fileURLToPath(new URL(`../../src/assets/blanks/${file}-cut.avif`, import.meta.url));
  const { data, info } = await sharp(cut).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const [from, to] = [Math.floor(left * info.width), Math.ceil((left + width) * info.width)];
  const [first, last] = [Math.floor(top * info.height), Math.ceil((top + height) * info.height)];
  let least = 255;
  for (let y = first; y < last; y++)
    for (let x = from; x < to; x++) least = Math.min(least, data[y * info.width + x] ?? 0);
  return least;
}

describe.each(KINDS)('the print area of the blank %s', (kind) => {
  it('lies on its cloth, in the middle', async () => {
    const box = areaOnFabric(kind);
    expect(box.left + box.width / 2).toBeCloseTo(0.5, 6);
    expect(await leastCover(FILES[kind], box)).toBeGreaterThan(245);
  });

  it('has its true size in inches', () => {
    const { width, height } = areaOnFabric(kind, { width: 900, height: 600 });
    const { pixelsPerInch } = FABRIC_PLACES[kind];
    expect([(width * FRAME.width) / pixelsPerInch, (height * FRAME.height) / pixelsPerInch]).toEqual([3, 2]);
  });
});

it('leaves the pocket of a hoodie free of the largest print', () => {
  const { top, height } = areaOnFabric('hoodie', { width: 3450, height: 2912 });
  const { origin, pixelsPerInch } = FABRIC_PLACES.hoodie;
  expect(((top + height) * FRAME.height - origin.y) / pixelsPerInch).toBeLessThan(16.7);
});

it.each([
  [5400, 7200],
  [3600, 3600],
  [10800, 3600],
])('hangs a poster of %i by %i whole and undistorted', (width, height) => {
  const sheet = sheetOnWall({ width, height });
  expect((sheet.width * FRAME.width) / (sheet.height * FRAME.height)).toBeCloseTo(width / height, 6);
  expect(Math.min(sheet.left, sheet.top, 1 - sheet.left - sheet.width, 1 - sheet.top - sheet.height)).toBeGreaterThan(
    0,
  );
});

describe('the band around a mug', () => {
  const band = bandOf();
  const strips = stripsOf(band);

  it('goes around as far as 8.25 inches do, with its middle opposite the handle', () => {
    expect((band.sweep * Math.PI * MUG.radius) / 180).toBeCloseTo(8.25, 6);
    expect(band.start + band.sweep / 2).toBeCloseTo(MUG.handle - 180, 6);
  });

  it('is seen in strips that meet', () => {
    const right = ({ left, squeeze, to, from }: (typeof strips)[number]) => left + squeeze * (to - from);
    strips.slice(1).forEach((strip, at) => {
      expect(strip.from).toBeCloseTo(strips[at]!.to, 6);
      expect(strip.left).toBeCloseTo(right(strips[at]!), 6);
    });
  });

  it('shows its right side where a viewer sees it', () => {
    const middle = strips.find(({ from, to }) => from <= 0.765 && to > 0.765)!;
    const x = middle.left * band.flat.width * FRAME.width;
    expect(Math.abs(sideAt(x)!)).toBeLessThan(15);
  });
});
