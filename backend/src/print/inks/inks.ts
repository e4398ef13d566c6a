import sharp from 'sharp';
import { hexOf, type Lab, labDistance, labOf, rgbOf } from '../color/oklab.ts';
import type { InkProfile } from './legibility.ts';

const SAME_INK = 0.07;
/** A color of a smaller share of the design is antialiasing, not an ink. */
const LEAST_SHARE = 0.004;

export interface Ink {
  hex: string;
  share: number;
}

export function inksOf(profile: InkProfile): Ink[] {
  const order = Array.from(profile.colors.keys()).sort((one, other) => profile.area[other]! - profile.area[one]!);
  const total = profile.area.reduce((sum, count) => sum + count, 0);
  const groups: { middle: Lab; count: number }[] = [];
  for (const n of order) {
    const near = groups.find((group) => labDistance(group.middle, profile.colors[n]!) < SAME_INK);
    if (near) near.count += profile.area[n]!;
    else groups.push({ middle: profile.colors[n]!, count: profile.area[n]! });
  }
  return groups
    .filter(({ count }) => count >= total * LEAST_SHARE)
    .sort((one, other) => other.count - one.count)
    .map(({ middle, count }) => ({ hex: hexOf(rgbOf(middle)), share: count / total }));
}

/** A color that CMYK moves further than this (OKLab) looks duller in print. */
const VISIBLE_SHIFT = 0.08;

export async function outOfGamutShare(profile: InkProfile): Promise<number> {
  const pixels = profile.colors.map((color) => rgbOf(color));
  await printUnknown(profile, pixels);
  let out = 0;
  let all = 0;
  for (const [n, pixel] of pixels.entries()) {
    all += profile.area[n]!;
    if (shifts[keyOf(pixel)] === VISIBLE) out += profile.area[n]!;
  }
  return all === 0 ? 0 : out / all;
}

const VISIBLE = 2;
const HIDDEN = 1;
/** By color, five bits a channel; 0 where it was not printed yet. Files of one design have the same colors. */
const shifts = new Uint8Array(32768);

async function printUnknown({ colors }: InkProfile, pixels: number[][]): Promise<void> {
  const unknown = Array.from(pixels.keys()).filter((n) => shifts[keyOf(pixels[n]!)] === 0);
  if (unknown.length === 0) return;
  const data = Uint8Array.from(unknown.flatMap((n) => pixels[n]!));
  const press = await sharp(data, { raw: { width: unknown.length, height: 1, channels: 3 } })
    .toColourspace('cmyk')
    .tiff({ compression: 'none' })
    .toBuffer();
  const printed = await sharp(press).toColourspace('srgb').removeAlpha().raw().toBuffer();
  for (const [at, n] of unknown.entries()) {
    const back = labOf(printed[at * 3]!, printed[at * 3 + 1]!, printed[at * 3 + 2]!);
    shifts[keyOf(pixels[n]!)] = labDistance(colors[n]!, back) > VISIBLE_SHIFT ? VISIBLE : HIDDEN;
  }
}

function keyOf([red, green, blue]: number[]): number {
  return ((red! >> 3) << 10) | ((green! >> 3) << 5) | (blue! >> 3);
}
