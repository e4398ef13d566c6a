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
  const count = profile.colors.length;
  if (count === 0) return 0;
  const pixels = Uint8Array.from(profile.colors.flatMap((color) => rgbOf(color)));
  const press = await sharp(pixels, { raw: { width: count, height: 1, channels: 3 } })
    .toColourspace('cmyk')
    .tiff({ compression: 'none' })
    .toBuffer();
  const printed = await sharp(press).toColourspace('srgb').removeAlpha().raw().toBuffer();
  let out = 0;
  let all = 0;
  for (const [n, color] of profile.colors.entries()) {
    const back = labOf(printed[n * 3]!, printed[n * 3 + 1]!, printed[n * 3 + 2]!);
    all += profile.area[n]!;
    if (labDistance(color, back) > VISIBLE_SHIFT) out += profile.area[n]!;
  }
  return out / all;
}
