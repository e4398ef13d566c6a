import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { distress, render } from '../../../test/support/art/synthetic-art.ts';
import { legibility, preparePrintVersions } from '../index.ts';
import { encodePng } from '../raster/encode.ts';
import type { Raster } from '../raster/raster.ts';

const AREA = { width: 1200, height: 1440 };

/** Bars `[top, color]` 60 high across a transparent canvas, each split in `halves` colors. */
function bars(...rows: [number, ...number[][]][]): Raster {
  const width = 400;
  const height = 400;
  const data = new Uint8Array(width * height * 4);
  for (const [top, ...colors] of rows) {
    for (let y = top; y < top + 60; y++) {
      for (let x = 20; x < 380; x++) {
        const [r = 0, g = 0, b = 0] = colors[Math.floor(((x - 20) / 360) * colors.length)] ?? [];
        data.set([r, g, b, 255], (y * width + x) * 4);
      }
    }
  }
  return { data, width, height };
}

const CREAM = [246, 238, 220];
const NAVY = [24, 34, 60];
const RED = [200, 40, 50];

const versionsOf = async (raster: Raster, shirts: string[]) =>
  preparePrintVersions(await encodePng(raster), AREA, { shirts });

describe('preparePrintVersions', () => {
  it('prints one file where the design is readable on every color', async () => {
    const versions = await versionsOf(bars([30, RED]), ['White', 'Black', 'Navy']);
    expect(versions.map(({ ink, shirts }) => ({ ink, shirts }))).toEqual([
      { ink: 'original', shirts: ['White', 'Black', 'Navy'] },
    ]);
  });

  it('lightens dark art for dark shirts and leaves it for light ones', async () => {
    const versions = await versionsOf(bars([30, NAVY], [160, NAVY]), ['White', 'Black', 'Navy', 'Sand']);
    expect(versions.map(({ ink, shirts }) => ({ ink, shirts }))).toEqual([
      { ink: 'original', shirts: ['White', 'Sand'] },
      { ink: 'light', shirts: ['Black', 'Navy'] },
    ]);
    for (const { png, shirts } of versions) {
      for (const hex of shirts.map(
        (name) => ({ White: '#fbfbfa', Sand: '#d6c8ad', Black: '#141415', Navy: '#1d2740' })[name] ?? '',
      )) {
        expect((await legibility(png, hex)).edgeShare).toBeLessThan(0.1);
      }
    }
  });

  it('darkens light art for light shirts', async () => {
    const [original, dark] = await versionsOf(bars([30, CREAM]), ['White', 'Black']);
    expect([original?.ink, original?.shirts, dark?.ink, dark?.shirts]).toEqual([
      'original',
      ['Black'],
      'dark',
      ['White'],
    ]);
    expect(dark?.report.shirts[0]?.level).toBe('good');
  });

  it('makes two versions where the design fades at both ends, with every shirt in one of them', async () => {
    const shirts = ['White', 'Natural', 'Black', 'Navy', 'Red'];
    const versions = await versionsOf(bars([30, CREAM], [160, NAVY]), shirts);
    expect(versions.map(({ ink }) => ink).sort()).toEqual(['dark', 'light']);
    expect(versions.flatMap((version) => version.shirts).sort()).toEqual(shirts.sort());
    for (const { report } of versions) for (const { edgeShare } of report.shirts) expect(edgeShare).toBeLessThan(0.35);
  });

  it('does not change colors that are readable, to the byte', async () => {
    const [, light] = await versionsOf(bars([30, RED], [160, NAVY]), ['White', 'Black']);
    const { data, info } = await sharp(light?.png).raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height * 0.15) * info.width + Math.floor(info.width / 2)) * 4;
    expect(Array.from(data.subarray(middle, middle + 4))).toEqual([...RED, 255]);
  });

  it('outlines art of several inks instead of changing them, inside the margins', async () => {
    const [, light] = await versionsOf(bars([30, NAVY, [120, 90, 40], NAVY, [20, 60, 50]]), ['White', 'Black']);
    if (!light) throw new Error('a version for the black shirt');
    expect((await legibility(light.png, '#141415')).edgeShare).toBeLessThan(0.05);
    const { data, info } = await sharp(light.png).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => Array.from(data.subarray((y * info.width + x) * 4).subarray(0, 4));
    expect(at(Math.floor(info.width * 0.1), Math.floor(info.height / 2))).toEqual([...NAVY, 255]);
    expect(at(5, Math.floor(info.height / 2))[0]).toBeGreaterThan(200);
    expect(light.report.checks.find(({ id }) => id === 'margins')?.level).toBe('good');
  });

  it('does not fill the wear of a print with outline', async () => {
    const worn = bars([30, NAVY, [120, 90, 40], NAVY, [20, 60, 50]]);
    for (let k = 0; k < 40; k++) {
      const [x, y] = [40 + ((k * 73) % 300), 45 + ((k * 31) % 30)];
      for (let j = 0; j < 3; j++) worn.data.fill(0, ((y + j) * 400 + x) * 4, ((y + j) * 400 + x + 3) * 4);
    }
    const [, light] = await versionsOf(worn, ['White', 'Black']);
    const { data } = await sharp(light?.png).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    const open = data.filter((alpha) => alpha < 10).length / data.length;
    expect(open).toBeGreaterThan(0.005);
  });

  it('prints the versions to the same bytes every time', async () => {
    const worn = distress(await render('badge', 400), 3);
    const [once, again] = [await versionsOf(worn, ['White', 'Black']), await versionsOf(worn, ['White', 'Black'])];
    expect(once).toHaveLength(2);
    for (const [n, { png }] of once.entries()) expect(png.equals(again[n]?.png ?? Buffer.alloc(0))).toBe(true);
  });

  it('outlines a vivid ink instead of changing it, but lightens thin lines of it', async () => {
    const [brand] = await versionsOf(bars([30, [184, 31, 45]]), ['Red']);
    expect(brand?.report.shirts[0]?.edgeShare).toBeLessThan(0.1);
    const { data, info } = await sharp(brand?.png).raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
    expect(Array.from(data.subarray(middle, middle + 4))).toEqual([184, 31, 45, 255]);
    const [lines] = await versionsOf(await render('threads', 400), ['Cardinal Red']);
    const { data: pixels } = await sharp(lines?.png).raw().toBuffer({ resolveWithObject: true });
    const red = pixels.filter((byte, i) => i % 4 === 0 && pixels[i + 3] === 255 && byte < 200);
    expect(red).toHaveLength(0);
  });

  it('fits art larger than its print, and art of a few pixels, into the area', async () => {
    for (const width of [40, 1500]) {
      const versions = await versionsOf(await render('line', width), ['White', 'Navy']);
      expect(versions.map(({ ink }) => ink)).toEqual(['original', 'light']);
      for (const { report } of versions) {
        expect(report.checks.find(({ id }) => id === 'margins')?.level).toBe('good');
        expect(report.shirts.every(({ edgeShare }) => edgeShare < 0.1)).toBe(true);
      }
    }
  });

  it('loses nothing of a real design', async () => {
    const versions = await versionsOf(await render('line', 400), ['White', 'Black', 'Navy', 'Forest']);
    expect(versions).toHaveLength(2);
    for (const { report } of versions) expect(report.shirts.every(({ level }) => level !== 'bad')).toBe(true);
  });
});
