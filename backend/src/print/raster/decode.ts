import sharp, { type Sharp } from 'sharp';
import { PrintError } from './errors.ts';
import type { Raster } from './raster.ts';

/** `bytes` and `pixels` admit a print file of the largest area we know (4682x5787); `side` bounds later row buffers. */
export const DECODE_LIMITS = { bytes: 64 * 1024 * 1024, pixels: 40_000_000, side: 24_000 } as const;

const FORMATS: readonly { name: string; matches: (head: Buffer) => boolean }[] = [
  { name: 'PNG', matches: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  { name: 'JPEG', matches: (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  {
    name: 'WebP',
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { name: 'GIF', matches: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)) },
];

/** PNG, JPEG, WebP or GIF (first frame), by its first bytes. Throws `unreadable_image` or `image_too_large`. */
export function decode(picture: Uint8Array): Promise<Raster> {
  return decodeTo(picture, (size) => size);
}

export interface Size {
  width: number;
  height: number;
}

/** Resizes while it reads, so that a print file is never in memory at full size. Throws what `sizeFor` throws, too. */
export async function decodeTo(
  picture: Uint8Array,
  sizeFor: (size: Size) => Size,
  pixels: number = DECODE_LIMITS.pixels,
): Promise<Raster> {
  const bytes = asBuffer(picture);
  refuseUnknown(bytes);
  const size = await measure(bytes, pixels);
  const wanted = sizeFor(size);
  const upright = open(bytes, pixels).autoOrient();
  const sized = wanted === size ? upright : upright.resize({ ...wanted, fit: 'fill' });
  try {
    const { data, info } = await sized
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

export async function toRaster(picture: Uint8Array | Raster): Promise<Raster> {
  return picture instanceof Uint8Array ? decode(picture) : picture;
}

function asBuffer(picture: Uint8Array): Buffer {
  return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
}

function refuseUnknown(bytes: Buffer): void {
  if (bytes.length > DECODE_LIMITS.bytes) {
    const limit = DECODE_LIMITS.bytes / (1024 * 1024);
    throw new PrintError('image_too_large', `The picture file is larger than ${limit} MB.`);
  }
  const head = bytes.subarray(0, 16);
  if (!FORMATS.some((format) => format.matches(head))) {
    throw new PrintError('unreadable_image', 'The file is not a PNG, JPEG, WebP or GIF picture.');
  }
}

async function measure(bytes: Buffer, pixels: number): Promise<Size> {
  const { autoOrient } = await open(bytes, pixels)
    .metadata()
    .catch((cause: unknown) => Promise.reject(unreadable(cause)));
  const { width, height } = autoOrient;
  if (width * height > pixels || Math.max(width, height) > DECODE_LIMITS.side) {
    throw new PrintError(
      'image_too_large',
      `The picture is ${width} x ${height} pixels; at most ${pixels / 1e6} megapixels fit.`,
    );
  }
  return { width, height };
}

function open(bytes: Buffer, limitInputPixels: number): Sharp {
  // One page only: sharp decodes all frames of an animation into one tall picture.
  return sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 });
}

function unreadable(cause: unknown): PrintError {
  const tooLarge = cause instanceof Error && cause.message.includes('exceeds pixel limit');
  return tooLarge
    ? new PrintError('image_too_large', 'The picture has too many pixels.', { cause })
    : new PrintError('unreadable_image', 'The picture is damaged or cut short and cannot be read.', { cause });
}
