import sharp, { type Sharp } from 'sharp';
import type { Raster } from './raster.ts';

/** The resolution every print file is made for. */
export const PRINT_DPI = 300;

/**
 * A PNG with straight alpha, sRGB, and a pHYs chunk of 300 DPI (11,811 pixels a metre).
 * Level 6 without adaptive filters is the fastest for flat art at nearly its smallest size; palettes
 * are never used, they merge alpha levels.
 */
export function encodePrintPng(raster: Raster): Promise<Buffer> {
  return fromRaster(raster)
    .png({ compressionLevel: 6, adaptiveFiltering: false, palette: false })
    .withMetadata({ density: PRINT_DPI })
    .toBuffer();
}

/** A PNG of the pixels as they are, for a screen or for another program. */
export function encodePng(raster: Raster): Promise<Buffer> {
  return fromRaster(raster).png({ compressionLevel: 6, adaptiveFiltering: false, palette: false }).toBuffer();
}

/** A sharp pipeline that begins at our pixels. */
export function fromRaster(raster: Raster): Sharp {
  const { data, width, height } = raster;
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}
