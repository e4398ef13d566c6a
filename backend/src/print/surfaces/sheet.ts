import { parseHex } from '../color/oklab.ts';
import { inksOf, outOfGamutShare } from '../inks/inks.ts';
import { inkProfile } from '../inks/legibility.ts';
import { type CutOut, type PrintFile, resize } from '../prepare/prepare.ts';
import { encodeDrawnSheet, encodeSheetPng, PRINT_DPI } from '../raster/encode.ts';
import { release, withFrame } from '../raster/frame.ts';
import { checkSheet, type PrintArea } from '../raster/placement.ts';
import type { Raster } from '../raster/raster.ts';
import { bleedCheck, dpiCheck, gamutCheck, inkCountCheck } from '../report/checks.ts';
import { wordsOf } from '../report/measure.ts';
import type { PrintCheck, PrintReport } from '../report/report.ts';
import { backgroundFor } from './background-for.ts';
import { sheetSize } from './sheet-size.ts';

/** Of the paper's width and height: what a picture fills, and what it fills at least where it would be coarse. */
const FILLED = 0.82;
const LEAST_FILLED = 0.7;
/** A picture of fewer gets a broader margin. */
const FINE_DPI = 100;

export function fitOnSheet(area: PrintArea, { raster }: CutOut, enlarged: number): { share: number; dpi: number } {
  const factor = Math.min(area.width / raster.width, area.height / raster.height) * enlarged;
  const dpiAt = (share: number) => PRINT_DPI / (factor * share);
  const share = Math.min(FILLED, Math.max(LEAST_FILLED, (FILLED * dpiAt(FILLED)) / FINE_DPI));
  return { share, dpi: Math.min(dpiAt(share), sheetSize(area).dpi) };
}

/** A picture on a plain background that suits it. */
export async function sheetOf(art: CutOut, area: PrintArea, enlarged: number): Promise<PrintFile> {
  checkSheet(area);
  const { share, dpi } = fitOnSheet(area, art, enlarged);
  const size = sheetSize(area);
  const small = await mounted(art.raster, size, share);
  return withFrame(size.width * size.height * 4, async (frame) => {
    const sheet = await resize(small, size, frame);
    release(small.data);
    return finishSheet(sheet, dpiCheck(dpi));
  });
}

/** On its background, in the size of the picture where that is the smaller one: only one large frame is needed then. */
async function mounted(art: Raster, { width, height }: PrintArea, share: number): Promise<Raster> {
  const factor = share * Math.min(width / art.width, height / art.height);
  const fitted = (side: number) => Math.round(side * factor);
  const sized = factor < 1 ? await resize(art, { width: fitted(art.width), height: fitted(art.height) }) : art;
  const larger = Math.max(1, factor);
  const sheet = blankSheet(Math.round(width / larger), Math.round(height / larger), backgroundFor(art));
  paint(sheet, sized, Math.round((sheet.width - sized.width) / 2), Math.round((sheet.height - sized.height) / 2));
  return sheet;
}

function blankSheet(width: number, height: number, background: string): Raster {
  const data = new Uint8Array(width * height * 4);
  new Uint32Array(data.buffer).fill(new Uint32Array(Uint8Array.of(...parseHex(background), 255).buffer)[0]!);
  return { data, width, height };
}

function paint(sheet: Raster, art: Raster, left: number, top: number): void {
  const [out, from] = [new Uint32Array(sheet.data.buffer), wordsOf(art.data)];
  for (let y = 0; y < art.height; y++) {
    const shift = (top + y) * sheet.width + left - y * art.width;
    for (let at = y * art.width; at < (y + 1) * art.width; at++) {
      const alpha = from[at]! >>> 24;
      if (alpha === 255) out[at + shift] = from[at]!;
      else if (alpha > 0) blend(sheet.data, (at + shift) * 4, art.data, at * 4, alpha);
    }
  }
}

function blend(out: Uint8Array, to: number, art: Uint8Array, from: number, alpha: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const under = out[to + channel]!;
    out[to + channel] = under + ((art[from + channel]! - under) * alpha) / 255;
  }
}

/** `sheet` is opaque; its file has no transparency at all. */
export async function finishSheet(sheet: Raster, resolution: PrintCheck): Promise<PrintFile> {
  const { width, height } = sheet;
  const [png, report] = await Promise.all([encodeSheetPng(sheet), reportOn(sheet, resolution)]);
  return { png, width, height, placement: { x: 0.5, y: 0.5, scale: 1, angle: 0 }, report };
}

/** `svg` is a sheet of `size`, opaque and without text; `sample` is a small drawing of it, which is measured. */
export async function finishDrawnSheet(
  svg: string,
  { width, height }: PrintArea,
  sample: Raster,
  resolution: PrintCheck,
): Promise<PrintFile> {
  const [png, report] = await Promise.all([encodeDrawnSheet(svg, { width, height }), reportOn(sample, resolution)]);
  return { png, width, height, placement: { x: 0.5, y: 0.5, scale: 1, angle: 0 }, report };
}

async function reportOn(sheet: Raster, resolution: PrintCheck): Promise<PrintReport> {
  const profile = inkProfile(sheet);
  const inks = inksOf(profile);
  return {
    effectiveDpi: resolution.value,
    background: 'kept',
    confidence: 1,
    coverage: 1,
    semiTransparentShare: 0,
    margins: { left: 0, top: 0, right: 0, bottom: 0 },
    inks: inks.map(({ hex }) => hex),
    shirts: [],
    checks: [resolution, bleedCheck(), inkCountCheck(inks.length), gamutCheck(await outOfGamutShare(profile))],
  };
}
