import sharp from 'sharp';
import { blur, type Field, field, sample, shrink } from '../../../backend/tools/mockup-maps/field.ts';
import type { Scene } from './fabric.ts';
import { HEIGHT, WIDTH, ZOOM } from './frame.ts';

/** How each asset of `frontend/src/assets/blanks` is made out of light. */

export const ASSETS = new URL('../../src/assets/blanks/', import.meta.url);
/** Pixels of the written picture. */
const WIDE = 960;
/** How white the brightest gloss is on black cloth. */
const GLOSS = 0.19;

/** White over what lies below, and how much of that it lets through; a pixel each. */
export interface Lit {
  white: number;
  dark: number;
}

/** As the T-shirt's: 1 is the light on flat cloth. */
export function onFabric(light: number): Lit {
  const brightness = Math.max(0, light) ** (1 / 2.2);
  const gloss = Math.min(1, Math.max(0, (light - 0.74) * 1.6));
  const white = Math.max(0, brightness - 1) + gloss * GLOSS;
  return { white, dark: Math.min(1, brightness) };
}

/** Soft, on whatever the product lies: below it to the right, and close around it. */
function softShadow(cover: Field): Field {
  const far = blur(cover, 11);
  const near = blur(cover, 3);
  return field(WIDTH, (x, y) => 0.2 * sample(far, x - 4, y - 11) + 0.16 * sample(near, x - 1, y - 3));
}

export async function writeFabric(name: string, { light, cover }: Scene): Promise<void> {
  const small = { light: shrink(light, ZOOM), cover: shrink(cover, ZOOM) };
  const shadow = softShadow(small.cover);
  await writeLight(name, small.cover, shadow, (i) => onFabric(small.light.data[i]!));
  await writeMask(`${name}-cut`, small.cover);
}

export async function writeLight(
  name: string,
  cover: Field,
  shadow: Field,
  at: (i: number) => Lit,
  quality = 58,
): Promise<void> {
  const pixels = Buffer.alloc(WIDTH * WIDTH * 4);
  for (let i = 0; i < cover.data.length; i++) {
    const { white, dark } = at(i);
    const share = cover.data[i]!;
    const through = (1 - white) * dark;
    const alpha = (1 - through) * share + shadow.data[i]! * (1 - share);
    pixels.fill(toByte((white * share) / Math.max(alpha, 1e-6)), i * 4, i * 4 + 3);
    pixels[i * 4 + 3] = toByte(alpha);
  }
  await cropped(pixels)
    .avif({ quality, effort: 6 })
    .toFile(pathOf(`${name}-light.avif`));
}

export async function writeMask(name: string, cover: Field): Promise<void> {
  const pixels = Buffer.alloc(WIDTH * WIDTH * 4);
  for (let i = 0; i < cover.data.length; i++) pixels[i * 4 + 3] = toByte(cover.data[i]!);
  await cropped(pixels)
    .avif({ quality: 75, effort: 6 })
    .toFile(pathOf(`${name}.avif`));
}

const toByte = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));
const pathOf = (file: string): string => new URL(file, ASSETS).pathname;

function cropped(pixels: Buffer) {
  return sharp(pixels, { raw: { width: WIDTH, height: WIDTH, channels: 4 } })
    .extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT })
    .resize({ width: WIDE });
}
