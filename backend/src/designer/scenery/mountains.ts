/** Peaks with snow on them, in canvas units. */

import type { Box, Ring, Shape } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import type { Piece } from '../canvas/svg.ts';
import { mix, shade } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { scenery } from './scenery.ts';

interface Peak {
  cx: number;
  height: number;
  width: number;
  ink: string;
}

interface Part {
  shape: Shape;
  fill: string;
}

/** The highest peak is in the middle. */
export function mountains(area: Box, palette: Palette, random: Random): Piece {
  const { w, h } = area;
  const { second: near, third: far } = palette;
  const cx = area.x + w / 2;
  const peak = (at: Peak) => drawPeak(area, at, palette, random);
  return scenery('mountains', [
    ...peak({ cx: cx - w * 0.28, height: h * random.between(0.55, 0.68), width: w * 0.5, ink: far }),
    ...peak({ cx: cx + w * 0.29, height: h * random.between(0.5, 0.64), width: w * 0.48, ink: far }),
    ...peak({ cx: cx + w * random.between(-0.05, 0.05), height: h, width: w * 0.66, ink: near }),
  ]);
}

/** Two high peaks whose tops are beside whoever is before them. */
export function mountainsBehind(area: Box, palette: Palette, random: Random): Piece {
  const { w, h } = area;
  const { second: near, third: far } = palette;
  const cx = area.x + w / 2;
  const peak = (at: Peak) => drawPeak(area, at, palette, random);
  return scenery('mountains', [
    ...peak({ cx, height: h * random.between(0.55, 0.68), width: w * 0.6, ink: far }),
    ...peak({ cx: cx - w * 0.25, height: h, width: w * 0.5, ink: near }),
    ...peak({ cx: cx + w * 0.26, height: h * random.between(0.82, 0.9), width: w * 0.48, ink: near }),
  ]);
}

function drawPeak(area: Box, { cx, height, width, ink }: Peak, { paper }: Palette, random: Random): Part[] {
  const floor = area.y + area.h;
  const top = floor - height;
  const lean = random.between(-0.06, 0.06) * width;
  const ridge = cx + lean;
  const crack = [0.25, 0.45, 0.62, 0.8].flatMap((share) => [
    ridge + random.between(-0.035, 0.05) * width + lean * share,
    top + height * share,
  ]);
  const shadow = [ridge, top, ...crack, cx + random.between(-0.02, 0.06) * width, floor, cx + width / 2, floor];
  const snow = snowCap(ridge, top, height, cx, width, random);
  return [
    { shape: [[cx - width / 2, floor, ridge, top, cx + width / 2, floor]], fill: ink },
    { shape: [shadow], fill: shade(ink, -0.09) },
    { shape: [snow.lit], fill: paper },
    { shape: [snow.shaded], fill: mix(paper, ink, 0.3) },
  ];
}

function snowCap(
  ridge: number,
  top: number,
  height: number,
  cx: number,
  width: number,
  random: Random,
): { lit: Ring; shaded: Ring } {
  const depth = height * random.between(0.3, 0.36);
  const edge = (share: number, side: -1 | 1): [number, number] => {
    const foot = cx + (side * width) / 2;
    return [ridge + (foot - ridge) * share, top + height * share];
  };
  const [lx, ly] = edge(depth / height, -1);
  const [rx, ry] = edge((depth / height) * 0.86, 1);
  const torn = (from: number, to: number, y: number, teeth: number) =>
    Array.from({ length: teeth }, (_, index) => [
      from + ((to - from) * (index + 1)) / (teeth + 1),
      y + (index % 2 ? -0.2 : 0.16) * depth * random.between(0.7, 1.2),
    ]).flat();
  return {
    lit: [ridge, top, lx, ly, ...torn(lx, ridge, ly, 3), ridge, ly - depth * 0.1],
    shaded: [ridge, top, ridge, ly - depth * 0.1, ...torn(ridge, rx, ry, 3), rx, ry],
  };
}
