import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { composeDesign, type Design, renderDesignRaster, type ShirtTone } from '../src/designer/index.ts';
import { createPrintPool, type PrintReport } from '../src/print/index.ts';
import { SELLER_IDEAS } from './support/art/seller-ideas.ts';

/**
 * The print report of the designer's own output, measured at 16 % of the printed size: a line or a speck has a fortieth
 * of its pixels there, and an edge six times its share, so their limits are stricter than in print; shares of ink and
 * legibility are the same. What passes here passes at 4500 pixels.
 */
const WIDTH = 720;
const SHIRTS: Record<Exclude<ShirtTone, 'any'>, string[]> = {
  dark: ['Black', 'Navy'],
  light: ['White', 'Soft Cream'],
};

/** Warnings that this size causes, or that are a matter of taste: soft edges, thin strokes, vivid inks. */
const EXPECTED_WARNINGS = new Set(['semi_transparent', 'haze', 'thin_strokes', 'gamut']);

const pool = createPrintPool({ size: 2 });
afterAll(() => pool.close());

async function reportOf(design: Design, shirtTone: keyof typeof SHIRTS, width = WIDTH): Promise<PrintReport> {
  const { data, ...size } = renderDesignRaster(design, { width });
  const png = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { report } = await pool.preparePrintFile(png, size, { shirts: SHIRTS[shirtTone] });
  return report;
}

/** Shadows and contours may be lost on a shirt, letters and pictures not: less than this share of the outer edge. */
const SUNK_EDGE = 0.6;

const faults = ({ checks }: PrintReport) =>
  checks.filter(
    ({ id, level, value }) =>
      level === 'bad' ||
      (level === 'warn' && !EXPECTED_WARNINGS.has(id) && !(id === 'legibility' && value < SUNK_EDGE)),
  );

describe('the print report of designs', () => {
  const chunk = 14;
  const chunks = Array.from({ length: Math.ceil(SELLER_IDEAS.length / chunk) }, (_, at) => at * chunk);

  it.each(chunks)('is good for the ideas of sellers from number %i on', async (from) => {
    const failed = await Promise.all(
      SELLER_IDEAS.slice(from, from + chunk).map(async (idea, index) => {
        const shirtTone = index % 2 ? 'light' : 'dark';
        const report = await reportOf(composeDesign({ idea, shirtTone }), shirtTone);
        return faults(report).map(({ id, level, value }) => `${idea}, ${shirtTone}: ${id} ${level} ${value}`);
      }),
    );
    expect(failed.flat()).toEqual([]);
  });

  it('warns only of vivid inks at the printed size, of the style with the most wear', async () => {
    const design = composeDesign({ idea: 'Skull with a crown "Long live chaos"', style: 'grunge', shirtTone: 'dark' });
    const { checks } = await reportOf(design, 'dark', design.width);
    expect(checks.filter(({ id, level }) => level !== 'good' && id !== 'gamut')).toEqual([]);
  });
});
