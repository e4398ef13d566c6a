import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type PrintArea, PrintError, preparePrintFile, previewPng } from '../index.ts';

const AREA: PrintArea = { width: 900, height: 1200 };

/** A transparent canvas with one opaque rectangle on it. */
function rectangle(width: number, height: number, box: { left: number; top: number; width: number; height: number }) {
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      {
        input: { create: { width: box.width, height: box.height, channels: 4, background: '#d8452e' } },
        left: box.left,
        top: box.top,
      },
    ])
    .png()
    .toBuffer();
}

/** Horizontal and vertical pixels a meter from a PNG's pHYs chunk. */
function physOf(png: Buffer): { x: number; y: number; unit: number } {
  const at = png.indexOf('pHYs');
  return { x: png.readUInt32BE(at + 4), y: png.readUInt32BE(at + 8), unit: png[at + 12] ?? -1 };
}

describe('preparePrintFile', () => {
  it('crops to the ink, fills the area inside its margins and writes 300 DPI', async () => {
    const file = await preparePrintFile(
      await rectangle(400, 400, { left: 50, top: 80, width: 200, height: 100 }),
      AREA,
    );
    const { width, height, hasAlpha } = await sharp(file.png).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 840, height: 420, hasAlpha: true });
    expect({ width: file.width, height: file.height }).toEqual({ width: 840, height: 420 });
    expect(physOf(file.png)).toEqual({ x: 11811, y: 11811, unit: 1 });
    expect(file.report.effectiveDpi).toBe(Math.round(300 / 4.2));
  });

  it('places the print in fractions of the area, high on the chest and inside the margins', async () => {
    const { placement, report, height } = await preparePrintFile(
      await rectangle(400, 400, { left: 50, top: 80, width: 200, height: 100 }),
      AREA,
    );
    expect(placement).toMatchObject({ x: 0.5, scale: 840 / 900, angle: 0 });
    const top = placement.y * AREA.height - height / 2;
    expect(top).toBeGreaterThanOrEqual(30);
    expect(top).toBeLessThan((AREA.height - height) / 2);
    expect(report.margins.left).toBe(30);
    expect(report.margins.top).toBeCloseTo(top, 6);
    expect(report.margins.bottom).toBeCloseTo(AREA.height - top - height, 6);
  });

  it('measures coverage over the whole area', async () => {
    const file = await preparePrintFile(await rectangle(400, 400, { left: 0, top: 0, width: 300, height: 300 }), AREA);
    expect(file.report.coverage).toBeCloseTo((840 * 840) / (900 * 1200), 3);
    expect(file.report.semiTransparentShare).toBeLessThan(0.01);
  });

  it.each([
    [
      'a transparent picture',
      'empty_image',
      () =>
        sharp({ create: { width: 90, height: 90, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['something else', 'unreadable_image', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', 'unreadable_image', async () => Buffer.alloc(0)],
  ] as const)('refuses %s', async (_what, code, picture) => {
    await expect(preparePrintFile(await picture(), AREA)).rejects.toMatchObject({ code, name: 'PrintError' });
  });

  it('refuses an opaque picture only on request', async () => {
    const opaque = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    await expect(preparePrintFile(opaque, AREA, { opaque: 'refuse' })).rejects.toMatchObject({
      code: 'not_transparent',
    });
    const whole = await preparePrintFile(opaque, AREA, { opaque: 'keep' });
    expect(whole.report.background).toBe('kept');
  });

  it.each([0, -1, 1.5, Number.NaN, 1e6])('refuses a print area %p wide', async (width) => {
    const picture = await rectangle(40, 40, { left: 5, top: 5, width: 20, height: 20 });
    await expect(preparePrintFile(picture, { width, height: 900 })).rejects.toBeInstanceOf(PrintError);
  });
});

describe('previewPng', () => {
  it('is bounded, transparent and small', async () => {
    const picture = await rectangle(2000, 3000, { left: 50, top: 80, width: 900, height: 1500 });
    const preview = await previewPng(picture, 400);
    const { width, height, hasAlpha } = await sharp(preview).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 400, height: 600, hasAlpha: true });
    expect(preview.length).toBeLessThan(20_000);
  });
});
