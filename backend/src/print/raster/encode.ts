import sharp, { type Sharp } from 'sharp';
import type { Raster } from './raster.ts';

type Size = Pick<Raster, 'width' | 'height'>;

export const PRINT_DPI = 300;

/**
 * Level 3 takes half the time of level 6 for 6 to 11 % more bytes (measured on plain and worn art, 4440 x 5328 pixels).
 * Adaptive filters triple the time. Palettes would merge alpha levels.
 */
const PRINT_LEVEL = 3;

export async function encodePrintPng(raster: Raster): Promise<Buffer> {
  return withChunks(await encodePng(raster, PRINT_LEVEL), await printChunks());
}

/** Without transparency. */
export async function encodeSheetPng(raster: Raster): Promise<Buffer> {
  const png = fromRaster(raster).removeAlpha().png({ compressionLevel: PRINT_LEVEL, adaptiveFiltering: false });
  return withChunks(await png.toBuffer(), await printChunks());
}

/**
 * An SVG of our own as a file of any size in some 150 MB: librsvg draws strip by strip. resvg takes several whole frames, and
 * panics where a clipped group lies outside of a strip.
 */
export async function encodeDrawnSheet(svg: string, size: Size): Promise<Buffer> {
  const sized = svg.replace(SVG_SIZE, `$1 width="${size.width}" height="${size.height}" preserveAspectRatio="none"`);
  const png = sharp(Buffer.from(sized), { limitInputPixels: false, unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: PRINT_LEVEL, adaptiveFiltering: false });
  return withChunks(await png.toBuffer(), await printChunks());
}

const SVG_SIZE = /^(<svg[^>]*?) width="[\d.]+" height="[\d.]+"/;

export function encodePng(raster: Raster, compressionLevel = 6): Promise<Buffer> {
  return fromRaster(raster).png({ compressionLevel, adaptiveFiltering: false, palette: false }).toBuffer();
}

export function fromRaster(raster: Raster): Sharp {
  const { data, width, height } = raster;
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

let chunks: Promise<Buffer> | undefined;

/** Where sharp writes profile and density itself, color management takes three times as long as encoding. */
function printChunks(): Promise<Buffer> {
  chunks ??= sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
    .png()
    .withMetadata({ density: PRINT_DPI })
    .toBuffer()
    .then((png) => Buffer.concat(chunksOf(png).filter((chunk) => PRINT_CHUNKS.includes(typeOf(chunk)))));
  return chunks;
}

const PRINT_CHUNKS = ['iCCP', 'sRGB', 'pHYs'];

function withChunks(png: Buffer, added: Buffer): Buffer {
  const others = chunksOf(png).filter((chunk) => !PRINT_CHUNKS.includes(typeOf(chunk)));
  return Buffer.concat([png.subarray(0, SIGNATURE), ...others.slice(0, 1), added, ...others.slice(1)]);
}

const SIGNATURE = 8;

function chunksOf(png: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length; at += found.at(-1)!.length) {
    found.push(png.subarray(at, at + png.readUInt32BE(at) + 12));
  }
  return found;
}

const typeOf = (chunk: Buffer): string => chunk.toString('latin1', 4, 8);
