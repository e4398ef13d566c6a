import { enlarge } from '../enlarge/enlarge.ts';
import { cleanUp } from '../matte/clean-up.ts';
import { cutOut, type MatteOptions } from '../matte/matte.ts';
import { decode } from '../raster/decode.ts';
import { encodePrintPng, fromRaster, PRINT_DPI } from '../raster/encode.ts';
import { PrintError } from '../raster/errors.ts';
import { dropFrame } from '../raster/frame.ts';
import { checkArea, fitInto, type Placement, type PrintArea, placeIn } from '../raster/placement.ts';
import { alphaBox, crop, isOpaque, type Raster } from '../raster/raster.ts';
import { createReport } from '../report/create-report.ts';
import type { PrintReport } from '../report/report.ts';

export interface PrepareOptions {
  /** Cut it out (default), print its rectangle, or refuse it. */
  opaque?: 'remove' | 'keep' | 'refuse';
  enclosed?: MatteOptions['enclosed'];
  shirts?: readonly string[];
  /** By how much its art was enlarged before; default 1. The report counts it. */
  enlarged?: number;
}

export interface PrintFile {
  png: Buffer;
  width: number;
  height: number;
  placement: Placement & { angle: 0 };
  report: PrintReport;
}

export interface CutOut {
  raster: Raster;
  background: PrintReport['background'];
  confidence: number;
}

/** Throws PrintError `unreadable_image`, `image_too_large`, `empty_image`, `invalid_area`, `not_transparent`. */
export async function preparePrintFile(
  picture: Uint8Array,
  area: PrintArea,
  options: PrepareOptions = {},
): Promise<PrintFile> {
  const ready = await prepareRaster(picture, area, options);
  return finish(ready.raster, area, ready, options.shirts ?? []);
}

export interface ReadyRaster extends Omit<CutOut, 'raster'> {
  raster: Raster;
  effectiveDpi: number;
}

async function prepareRaster(picture: Uint8Array, area: PrintArea, options: PrepareOptions): Promise<ReadyRaster> {
  const { raster, ...facts } = await readArt(picture, area, options);
  const size = fitInto(area, raster);
  dropFrame();
  return { ...facts, raster: await resize(raster, size), effectiveDpi: dpiAt(size.factor, options) };
}

export function dpiAt(factor: number, { enlarged = 1 }: PrepareOptions): number {
  return PRINT_DPI / (factor * enlarged);
}

export async function readArt(picture: Uint8Array, area: PrintArea, options: PrepareOptions): Promise<CutOut> {
  checkArea(area);
  return readInk(picture, options);
}

export async function readInk(picture: Uint8Array, options: PrepareOptions): Promise<CutOut> {
  const { raster, ...facts } = separate(await decode(picture), options);
  cleanUp(raster);
  const ink = alphaBox(raster);
  if (!ink) throw new PrintError('empty_image', 'There is nothing to print: the picture is empty.');
  return { ...facts, raster: crop(raster, ink) };
}

export async function finish(
  raster: Raster,
  area: PrintArea,
  facts: Omit<ReadyRaster, 'raster'>,
  shirts: readonly string[],
  place = placeIn,
): Promise<PrintFile> {
  const { width, height } = raster;
  const placement = place(area, raster);
  const { background, confidence, effectiveDpi } = facts;
  // libvips compresses in a thread of its own meanwhile.
  const [png, report] = await Promise.all([
    encodePrintPng(raster),
    createReport(raster, { area, placement, background, confidence, effectiveDpi, shirts }),
  ]);
  return { png, width, height, placement, report };
}

/** Below this confidence a cut would destroy the picture: the whole rectangle is printed and reported as uncertain. */
const HOPELESS = 0.12;

export function separate(raster: Raster, { opaque = 'remove', enclosed }: PrepareOptions): CutOut {
  if (!isOpaque(raster)) return { raster, background: 'transparent', confidence: 1 };
  if (opaque === 'refuse') {
    throw new PrintError('not_transparent', 'The picture has no transparent background.');
  }
  if (opaque === 'keep') return { raster, background: 'kept', confidence: 1 };
  const matte = cutOut(raster, enclosed ? { enclosed } : {});
  if (matte.confidence < HOPELESS) return { raster, background: 'kept', confidence: matte.confidence };
  return { raster: matte.raster, background: 'removed', confidence: matte.confidence };
}

export async function resize(
  raster: Raster,
  size: { width: number; height: number },
  frame?: Uint8Array,
): Promise<Raster> {
  if (size.width >= raster.width && size.height >= raster.height) {
    return enlarge(raster, size.width, size.height, frame);
  }
  const { data, info } = await fromRaster(raster)
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
