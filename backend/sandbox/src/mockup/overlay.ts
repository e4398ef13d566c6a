import sharp from 'sharp';
import { PrintError, toGamma } from '../../../src/print/index.ts';
import { FRAME } from './geometry.ts';
import { LIGHT, readMap } from './maps.ts';

export interface ShirtOverlay {
  /** The silhouette, as a mask over a plain color. */
  mask: Buffer;
  /** Folds, seams and shadow in black and white with alpha, laid over that color and over the design. */
  shade: Buffer;
}

export async function shirtOverlay(size: number): Promise<ShirtOverlay> {
  if (!Number.isInteger(size) || size < 64 || size > FRAME) {
    throw new PrintError('invalid_input', `A shirt overlay is between 64 and ${FRAME} pixels wide.`);
  }
  const light = await readMap('light.png');
  const mask = new Uint8Array(FRAME * FRAME * 4);
  const shade = new Uint8Array(FRAME * FRAME * 4);
  for (let i = 0; i < FRAME * FRAME; i++) {
    const cover = light[i * 4 + 3]!;
    mask[i * 4 + 3] = cover;
    const seen = toGamma(Math.min(1.5, LIGHT[light[i * 4]!]!));
    const tone = seen < 1 ? 0 : 255;
    shade.fill(tone, i * 4, i * 4 + 3);
    shade[i * 4 + 3] = Math.round(Math.min(1, Math.abs(1 - seen)) * cover);
  }
  return { mask: await toPng(mask, size), shade: await toPng(shade, size) };
}

function toPng(pixels: Uint8Array, size: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width: FRAME, height: FRAME, channels: 4 } })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
