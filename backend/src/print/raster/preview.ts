import { decodeTo, type Size } from './decode.ts';
import { fromRaster } from './encode.ts';
import { PrintError } from './errors.ts';
import { LARGEST_FILE } from './placement.ts';

/** At most `width` wide and twice as high, never enlarged; a palette keeps the file small. */
export async function previewPng(picture: Uint8Array, width: number): Promise<Buffer> {
  if (!Number.isInteger(width) || width < 1 || width > 2400) {
    throw new PrintError('invalid_input', 'A preview is between 1 and 2400 pixels wide.');
  }
  const shrunk = (size: Size) => {
    const factor = Math.min(1, width / size.width, (width * 2) / size.height);
    return {
      width: Math.max(1, Math.round(size.width * factor)),
      height: Math.max(1, Math.round(size.height * factor)),
    };
  };
  const raster = await decodeTo(picture, shrunk, LARGEST_FILE);
  return fromRaster(raster).png({ palette: true, quality: 92, effort: 4, compressionLevel: 9 }).toBuffer();
}
