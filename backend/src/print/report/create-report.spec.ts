import { describe, expect, it } from '@jest/globals';
import { distress, render } from '../../../test/support/art/synthetic-art.ts';
import { preparePrintFile } from '../index.ts';
import { legibility } from '../inks/legibility.ts';
import { encodePng } from '../raster/encode.ts';
import type { Raster } from '../raster/raster.ts';
import { createReport } from './create-report.ts';

const AREA = { width: 1200, height: 1440 };
const FACTS = {
  area: AREA,
  placement: { x: 0.5, y: 0.5, scale: 1 },
  background: 'transparent',
  confidence: 1,
  effectiveDpi: 300,
  shirts: [],
} as const;

function canvas(paint: (x: number, y: number) => number[] | null, width = 600, height = 600): Raster {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = paint(x, y);
      if (color) data.set(color, (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

async function check(raster: Raster, id: string, facts: Partial<Parameters<typeof createReport>[1]> = {}) {
  const found = (await createReport(raster, { ...FACTS, ...facts })).checks.find((one) => one.id === id);
  if (!found) throw new Error(`no check ${id}`);
  return found;
}

const RED = [200, 40, 50, 255];
const block = (x: number, y: number) => x > 50 && x < 550 && y > 50 && y < 550;

describe('createReport', () => {
  it('passes flat art of a real size', async () => {
    const report = await createReport(await render('badge', 1100), FACTS);
    expect(report.checks.filter(({ level }) => level !== 'good')).toEqual([]);
    expect(report.semiTransparentShare).toBeLessThan(0.02);
  });

  it('finds a veil, and does not count edges as one', async () => {
    const veil = canvas((x, y) => (block(x, y) ? [...RED.slice(0, 3), y < 100 ? 120 : 255] : null));
    const steps = canvas((x, y) => (block(x, y) ? [...RED.slice(0, 3), x === 51 ? 120 : 255] : null));
    expect(await check(veil, 'haze')).toMatchObject({ level: 'warn' });
    expect(await check(steps, 'haze')).toMatchObject({ level: 'good', value: 0 });
  });

  it('finds half-transparent art', async () => {
    const soft = canvas((x, y) => (block(x, y) ? [200, 40, 50, x % 8 < 2 ? 130 : 255] : null));
    const { level, value } = await check(soft, 'semi_transparent');
    expect(level).toBe('warn');
    expect(value).toBeCloseTo(0.25, 2);
  });

  it('finds lines thinner than half a millimeter, not those of a millimeter', async () => {
    const ruled = (thickness: number) => canvas((x, y) => (block(x, y) && y % 30 < thickness ? RED : null));
    expect(await check(ruled(3), 'thin_strokes')).toMatchObject({ level: 'warn', value: 1 });
    expect(await check(ruled(12), 'thin_strokes')).toMatchObject({ level: 'good' });
  });

  it('counts specks, and only small ones', async () => {
    const grid = (side: number) => canvas((x, y) => (x % 24 < side && y % 24 < side ? RED : null));
    expect(await check(grid(5), 'specks')).toMatchObject({ level: 'warn', value: 625 });
    expect(await check(grid(20), 'specks')).toMatchObject({ level: 'good', value: 0 });
  });

  it('counts inks as an eye does', async () => {
    const two = canvas((x, y) =>
      block(x, y) ? (x < 300 ? RED : x < 420 ? [202, 42, 50, 255] : [20, 40, 90, 255]) : null,
    );
    const report = await createReport(two, FACTS);
    expect(report.inks).toHaveLength(2);
  });

  it('warns about neon colors, not about muted ones', async () => {
    expect(
      await check(
        canvas((x, y) => (block(x, y) ? [0, 255, 0, 255] : null)),
        'gamut',
      ),
    ).toMatchObject({ level: 'warn' });
    expect(
      await check(
        canvas((x, y) => (block(x, y) ? [150, 90, 70, 255] : null)),
        'gamut',
      ),
    ).toMatchObject({ level: 'good' });
  });

  it.each([
    [0.0005, 'bad'],
    [0.005, 'warn'],
    [0.2, 'good'],
  ])('judges %p of the area covered as %s', async (share, level) => {
    const side = Math.sqrt(share * AREA.width * AREA.height);
    const raster = canvas((x, y) => (x < side && y < side ? RED : null), 800, 800);
    expect(await check(raster, 'coverage')).toMatchObject({ level });
  });

  it('stops a picture too small for the area, and an uncertain cut-out', async () => {
    const art = canvas((x, y) => (block(x, y) ? RED : null));
    expect(await check(art, 'resolution', { effectiveDpi: 20 })).toMatchObject({ level: 'bad' });
    expect(await check(art, 'resolution', { effectiveDpi: 110 })).toMatchObject({ level: 'warn' });
    expect(await check(art, 'background', { background: 'removed', confidence: 0.3 })).toMatchObject({ level: 'bad' });
  });

  it('measures margins from the placement', async () => {
    const art = canvas(() => RED, 1150, 700);
    const { margins } = await createReport(art, FACTS);
    expect(margins).toEqual({ left: 25, right: 25, top: 370, bottom: 370 });
    expect(await check(art, 'margins')).toMatchObject({ level: 'warn', value: 25 });
  });

  it('reports the shirts on which a design is lost', async () => {
    const navyArt = canvas((x, y) => (block(x, y) ? [25, 35, 62, 255] : null));
    const report = await createReport(navyArt, { ...FACTS, shirts: ['Navy', 'White', 'Black'] });
    expect(report.shirts.map(({ color, level }) => [color, level])).toEqual([
      ['Navy', 'bad'],
      ['White', 'good'],
      ['Black', 'bad'],
    ]);
    const legible = report.checks.find(({ id }) => id === 'legibility');
    expect(legible?.message).toContain('Navy, Black');
  });

  it('is part of every print file', async () => {
    const { report } = await preparePrintFile(await encodePng(distress(await render('badge', 500), 4)), AREA, {
      shirts: ['White'],
    });
    expect(report.checks.map(({ id }) => id)).toEqual([
      'resolution',
      'background',
      'coverage',
      'margins',
      'semi_transparent',
      'haze',
      'thin_strokes',
      'specks',
      'inks',
      'gamut',
      'legibility',
    ]);
    for (const { value, limit, unit, message, source } of report.checks) {
      expect(Number.isFinite(value) && Number.isFinite(limit)).toBe(true);
      expect(unit).toMatch(/^[a-z]+$/);
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(source.length).toBeGreaterThan(10);
    }
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

describe('legibility', () => {
  it('judges the outline, not what it encloses', async () => {
    const framed = canvas((x, y) => {
      if (!block(x, y)) return null;
      return x < 80 || x > 520 || y < 80 || y > 520 ? [255, 255, 255, 255] : [20, 20, 21, 255];
    });
    const onBlack = await legibility(framed, '#141415');
    expect(onBlack.edgeShare).toBe(0);
    expect(onBlack.areaShare).toBeGreaterThan(0.6);
    expect((await legibility(framed, '#ffffff')).edgeShare).toBe(1);
  });

  it('calls an empty design lost', async () => {
    expect(
      await legibility(
        canvas(() => null),
        '#ffffff',
      ),
    ).toEqual({ edgeShare: 1, areaShare: 1 });
  });
});
