import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { render } from '../../../test/support/art/synthetic-art.ts';
import { fitPicture, type Raster } from '../index.ts';
import { encodePng } from '../raster/encode.ts';
import { checkSheet } from '../raster/placement.ts';
import { drawnSheetSize, sheetSize } from './sheet-size.ts';
import { type PrintSurface, verdictOnPicture } from './verdict.ts';

const drawn = async (width = 480) => encodePng(await render('cartoon', width));

/** At a quarter of their size, so that a file takes no time; the picture is as much smaller. */
const MUG = { width: 619, height: 289 };
const POSTER = { width: 900, height: 1350 };

async function printOn(surface: PrintSurface, area: { width: number; height: number }, width?: number) {
  const { verdict, prints } = await fitPicture(await drawn(width), surface, area, { shirts: ['White'] });
  const [print] = prints;
  if (!print) throw new Error(verdict.message);
  return { verdict, ...print, raster: await rasterOf(print.png) };
}

async function rasterOf(png: Buffer): Promise<Raster & { channels: number }> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

describe('a picture on a mug', () => {
  it('lies on both sides of the handle, alike, clear of the rim and the foot', async () => {
    const { raster, placement, report } = await printOn('wrap', MUG);
    const apart = Math.round(MUG.width * 0.53);
    expect(placement).toMatchObject({ x: 0.5, y: 0.5, angle: 0 });
    expect(columns(raster, 0, raster.width - apart)).toEqual(columns(raster, apart, raster.width));
    expect(columns(raster, raster.width - apart, apart).every((value) => value === 0)).toBe(true);
    expect(Math.min(...Object.values(report.margins))).toBeGreaterThanOrEqual(29.5);
    expect(raster.height).toBeLessThan(MUG.height * 0.9);
  });

  it('lies once on a band that is too narrow for two', async () => {
    const { raster } = await printOn('wrap', { width: 400, height: 300 });
    expect(columns(raster, 0, raster.width >> 1)).not.toEqual(columns(raster, raster.width >> 1, raster.width));
    expect(raster.width).toBeLessThanOrEqual(400 - 60);
  });
});

/** Alpha from one column to another. */
function columns({ data, width, height }: Raster, from: number, to: number): number[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: to - from }, (__, x) => data[(y * width + from + x) * 4 + 3] ?? 0),
  ).flat();
}

describe('a picture on paper', () => {
  it('has one plain background to all edges, and no transparency', async () => {
    const { raster, placement, report } = await printOn('sheet', POSTER);
    expect(raster).toMatchObject({ ...POSTER, channels: 3 });
    expect(placement).toEqual({ x: 0.5, y: 0.5, scale: 1, angle: 0 });
    const pixel = (x: number, y: number) => [
      ...raster.data.subarray((y * raster.width + x) * 3, (y * raster.width + x) * 3 + 3),
    ];
    const edges = Array.from({ length: POSTER.height }, (_, y) => [pixel(0, y), pixel(POSTER.width - 1, y)]).flat();
    expect(new Set(edges.map(String))).toEqual(new Set([String(pixel(0, 0))]));
    expect(report.checks.filter(({ id }) => id !== 'resolution').every(({ level }) => level === 'good')).toBe(true);
  });

  it.each([
    [3600, 5400, 300],
    [5400, 7200, 237],
    [7200, 10_800, 167],
  ])('takes no more pixels than a shirt on %i x %i, so %i DPI', (width, height, dpi) => {
    const size = sheetSize({ width, height });
    expect(size.width * size.height).toBeLessThanOrEqual(4500 * 5400);
    expect(size.width / size.height).toBeCloseTo(width / height, 3);
    expect(Math.floor(size.dpi)).toBe(dpi);
    expect(() => checkSheet({ width, height })).not.toThrow();
  });

  it.each([
    [5400, 7200, 300],
    [7200, 10_800, 300],
    [9000, 12_000, 300],
    [12_000, 15_000, 232],
  ])('is drawn with all pixels of paper of %i x %i, at %i DPI', (width, height, dpi) => {
    const size = drawnSheetSize({ width, height });
    expect(Math.floor(size.dpi)).toBe(dpi);
    if (dpi === 300) expect(size).toMatchObject({ width, height });
  });

  it('says no more pixels an inch than the file has', async () => {
    const { verdict } = await fitPicture(
      await encodePng(await render('cartoon', 200)),
      'sheet',
      { width: 14_000, height: 15_000 },
      { shirts: ['White'], enlarged: 0.01 },
    );
    expect(verdict.message).toContain('102 DPI');
  });

  it('refuses paper of more than 50 inches', async () => {
    await expect(printOn('sheet', { width: 900, height: 15_001 })).rejects.toMatchObject({ code: 'invalid_area' });
  });
});

it('gives a picture the same files on a product whatever was made before', async () => {
  const products = [
    ['chest', { width: 900, height: 1080 }],
    ['wrap', MUG],
    ['sheet', POSTER],
    ['chest', { width: 700, height: 840 }],
  ] as const;
  const [picture, other] = await Promise.all(
    ['cartoon', 'line'].map(async (name) => encodePng(await render(name, 480))),
  );
  const printed = (of: Buffer | undefined, [surface, area]: (typeof products)[number]) =>
    fitPicture(of as Buffer, surface, area, { shirts: ['White', 'Black'] });
  const together = [];
  for (const product of products) together.push(await printed(picture, product));
  for (const [at, product] of products.entries()) {
    await printed(other, product);
    expect(await printed(picture, product)).toEqual(together[at]);
  }
});

describe('the verdict on a picture', () => {
  it.each([
    ['chest', 480, 480, 'good', 'nothing is cut'],
    ['chest', 480, 1800, 'fair', 'enlarged'],
    ['chest', 120, 3000, 'refused', 'at least 38 DPI'],
    ['wrap', 60, 1100, 'refused', 'at least 75 DPI'],
    ['sheet', 120, 1800, 'refused', 'at least 75 DPI'],
  ] as const)('on a %s, of %i pixels on %i, is %s', async (surface, pixels, width, level, words) => {
    const area = { width, height: Math.round(width * (surface === 'wrap' ? 0.5 : 1.2)) };
    const { verdict, prints } = await fitPicture(await drawn(pixels), surface, area, { shirts: ['White'] });
    expect(verdict).toEqual({ level, message: expect.stringContaining(words) });
    expect(prints).toHaveLength(level === 'refused' ? 0 : 1);
  });

  it('counts what the picture was enlarged before', async () => {
    const options = { shirts: ['White'], enlarged: 12 };
    const { verdict } = await fitPicture(await drawn(), 'chest', { width: 600, height: 720 }, options);
    expect(verdict.level).toBe('refused');
  });

  it('makes inks for light and for dark blanks', async () => {
    const { prints } = await fitPicture(await encodePng(await render('line', 400)), 'wrap', MUG, {
      shirts: ['White', 'Black'],
    });
    expect(prints.flatMap(({ shirts }) => shirts).sort()).toEqual(['Black', 'White']);
    expect(prints.length).toBe(2);
  });

  it.each([
    ['bad', 'refused', 'can hardly be seen on White'],
    ['warn', 'fair', 'fade into White'],
  ] as const)('says which colors the design fades into: %s is %s', async (found, level, words) => {
    const { report } = await printOn('chest', { width: 300, height: 360 });
    const faded = { ...report, shirts: report.shirts.map((shirt) => ({ ...shirt, level: found })) };
    expect(verdictOnPicture('chest', 300, [faded])).toEqual({ level, message: expect.stringContaining(words) });
  });

  it.each([
    [340, 'The picture prints at 300 DPI, and nothing is cut.'],
    [200, 'The picture is enlarged 1.5 times, to 200 DPI, and nothing is cut.'],
    [100, expect.stringMatching(/^The picture is enlarged 3\.0 times, to 100 DPI: .*nothing is cut\.$/)],
  ])('says how far it is enlarged, at %i DPI', async (dpi, message) => {
    const { report } = await printOn('wrap', MUG);
    expect(verdictOnPicture('wrap', dpi, [{ ...report, shirts: [], checks: [] }]).message).toEqual(message);
  });

  it('says that lines come out too thin', async () => {
    const { report } = await printOn('chest', { width: 300, height: 360 });
    const thin = { ...report, checks: report.checks.map((check) => ({ ...check, level: 'warn' as const })) };
    expect(verdictOnPicture('wrap', 300, [thin])).toEqual({
      level: 'fair',
      message: expect.stringContaining('thinner'),
    });
  });
});
