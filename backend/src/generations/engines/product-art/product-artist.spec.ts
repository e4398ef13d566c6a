import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fitPicture, previewPng } from '../../../print/index.ts';
import type { ProductKind } from '../../../product-kinds/index.ts';
import { printProduct } from '../press/press-products.ts';
import type { PressStudio } from '../press/press-studio.ts';
import type { PrintEngine } from '../print-engine.ts';
import { ProductArtist, type ProductArtOrder } from './index.ts';

/** The tasks themselves, in this thread. */
const studio: Pick<PressStudio, 'printProduct'> = { printProduct: (_, ...order) => printProduct(...order) };
const engine: Pick<PrintEngine, 'fitPicture'> = {
  fitPicture: (_, picture, surface, area, shirts, enlarged) => fitPicture(picture, surface, area, { shirts, enlarged }),
};
const artist = new ProductArtist(studio as PressStudio, engine as PrintEngine);

const press = { idea: 'Happy camper', style: 'retro', seed: 4 } as const;
/** At an eighth of their size: verdicts are of proportions, but for letters. */
const areas: Partial<Record<ProductKind, { width: number; height: number }>> = {
  hoodie: { width: 525, height: 600 },
  mug: { width: 620, height: 290 },
  poster: { width: 600, height: 900 },
};

function draw(kind: ProductKind, order: Partial<ProductArtOrder> = {}) {
  const area = areas[kind] ?? { width: 400, height: 480 };
  const signal = new AbortController().signal;
  return artist.draw(
    { owner: { userId: 'seller' }, kind, area, colors: ['White'], source: { press }, ...order },
    signal,
  );
}

describe('ProductArtist', () => {
  it('draws a design of Press for light and for dark blanks of a hoodie', async () => {
    const { verdict, prints } = await draw('hoodie', { colors: ['Black', 'White', 'Navy'] });
    expect(verdict.level).not.toBe('refused');
    expect(prints.map(({ ink, colors }) => ({ ink, colors }))).toEqual([
      { ink: 'dark', colors: ['White'] },
      { ink: 'light', colors: ['Black', 'Navy'] },
    ]);
    expect(prints.flatMap(({ report }) => report.shirts.map(({ color }) => color))).toEqual(['White', 'Black', 'Navy']);
  });

  it('draws a poster once, to its edges', async () => {
    const { verdict, prints } = await draw('poster');
    expect(verdict.level).toBe('good');
    expect(prints).toHaveLength(1);
    expect(prints[0]).toMatchObject({
      ink: 'original',
      colors: ['White'],
      placement: { x: 0.5, y: 0.5, scale: 1, angle: 0 },
    });
    expect(await sharp(prints[0]?.png).metadata()).toMatchObject({
      width: 600,
      height: 900,
      channels: 3,
      density: 300,
    });
  });

  it('draws a large poster in strips, at its true 300 DPI', async () => {
    const area = { width: 5400, height: 7200 };
    const { verdict, prints } = await draw('poster', { area });
    expect(verdict).toEqual({ level: 'good', message: 'Redrawn for the poster, to its edges, at 300 DPI.' });
    const [print] = prints;
    expect(print?.report.checks[0]).toMatchObject({ id: 'resolution', level: 'good', value: 300 });
    expect(await sharp(print?.png).metadata()).toMatchObject({ ...area, channels: 3, density: 300 });
    const small = (await draw('poster', { area: { width: 540, height: 720 } })).prints[0];
    const pixels = (png: Buffer | undefined) => sharp(png).resize(90, 120, { kernel: 'cubic' }).raw().toBuffer();
    const [large, other] = [await pixels(print?.png), await pixels(small?.png)];
    const off = large.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
    expect(off / large.length).toBeLessThan(0.01);
    expect(print?.report.inks.toSorted()).toEqual(small?.report.inks.toSorted());
    expect((await previewPng(print?.png as Buffer, 300)).length).toBeGreaterThan(1000);
  });

  it('draws the same bytes again', async () => {
    const [one, other] = [await draw('mug'), await draw('mug')];
    expect(one.prints[0]?.png.equals(other.prints[0]?.png as Buffer)).toBe(true);
  });

  it('fits a finished picture, and says why one is refused', async () => {
    const [drawn] = (await draw('tote')).prints;
    const picture = drawn?.png as Buffer;
    const fitted = await draw('mug', { source: { picture, enlarged: 1 } });
    expect(fitted.prints).toHaveLength(1);
    expect(fitted.prints[0]).toMatchObject({ colors: ['White'] });
    const refused = await draw('poster', { source: { picture, enlarged: 5 } });
    expect(refused).toEqual({ verdict: { level: 'refused', message: expect.stringContaining('DPI') }, prints: [] });
  });

  it('says that letters come out too small to read', async () => {
    const { verdict } = await draw('hoodie', { area: { width: 150, height: 180 } });
    expect(verdict).toEqual({ level: 'fair', message: expect.stringContaining('mm high') });
  });

  it('refuses a design of which nothing is left', async () => {
    const names = ['rainbow', 'travel-trailer', 'headline', 'second line'];
    const changes = Object.fromEntries(names.map((name) => [name, { hidden: true }]));
    const nothing = { ...press, arrangement: { changes } };
    expect((await draw('tote', { source: { press: nothing } })).verdict.level).toBe('refused');
  });

  it('draws nothing once it is stopped', async () => {
    const order = {
      owner: { userId: 'seller' },
      kind: 'mug',
      area: { width: 620, height: 290 },
      colors: ['White'],
      source: { press },
    } as const;
    expect(() => artist.draw({ ...order, colors: ['White'] }, AbortSignal.abort())).toThrow();
  });
});
