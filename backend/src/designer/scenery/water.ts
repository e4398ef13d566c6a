/** The open sea and its floor, in canvas units. */

import type { Box, Ring } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import type { Piece } from '../canvas/svg.ts';
import { mix } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { LEAF, leaf, radians } from './greenery.ts';
import { edged, scenery } from './scenery.ts';
import { bank } from './weather.ts';

/** A band of water with crests that lean over. */
export function swell({ x, y, w, h }: Box, fill: string, foam: string, count: number): Piece {
  const step = w / count;
  const crests = Array.from({ length: count }, (_, at): Ring => {
    const from = x + at * step;
    return [
      from,
      y + step * 0.22,
      from + step * 0.3,
      y + step * 0.16,
      from + step * 0.62,
      y,
      from + step * 0.56,
      y + step * 0.1,
      from + step * 0.7,
      y + step * 0.2,
      from + step,
      y + step * 0.22,
    ];
  });
  const belly: number[] = [];
  for (let at = 0; at <= 40; at++)
    belly.push(x + w * (1 - at / 40), y + step * 0.22 + (h - step * 0.22) * Math.sin((Math.PI * at) / 40) ** 0.7);
  const ridge = crests.map((ring) => [
    ...ring.slice(4, 6),
    ...ring.slice(6, 8),
    ring[6] ?? 0,
    (ring[7] ?? 0) + step * 0.05,
    ...ring.slice(2, 4),
  ]);
  return scenery('waves', [
    { shape: [[...crests.flat(), ...belly]], fill },
    { shape: ridge, fill: foam },
  ]);
}

/** From the floor to the light above. */
export function deepWater({ second, ink, paper }: Palette): string[] {
  const water = mix('#1f6f96', second, 0.2);
  return [mix(water, ink, 0.5), mix(water, ink, 0.3), water, mix(water, paper, 0.25), mix(water, paper, 0.5)];
}

/** Corals and weed on sand, at both sides of a subject. */
export function seaFloor({ x, y, w, h }: Box, palette: Palette, random: Random, edge?: string): Piece[] {
  const sand = mix('#d9c08a', palette.paper, 0.2);
  const weed = [0.04, 0.1, 0.2, 0.78, 0.9, 0.97].flatMap((share, at) => {
    const tall = h * random.between(0.5, 0.95);
    return [-74, -106].map((degrees) => leaf(x + w * share, y + h * 0.72, tall, degrees + (at % 2 ? 8 : -8)).blade);
  });
  const arms = [0.14, 0.85].flatMap((share) => {
    const [cx, foot, tall] = [x + w * share, y + h * 0.74, h * 0.5];
    return [-130, -104, -82, -56].map((degrees) => {
      const angle = radians(degrees);
      const [ex, ey] = [cx + Math.cos(angle) * tall, foot + Math.sin(angle) * tall];
      const half = tall * 0.07;
      return {
        arm: [cx - half, foot, cx + half, foot, ex + half, ey, ex - half, ey],
        tip: bank(ex, ey, 0, half * 1.7),
      };
    });
  });
  const pink = mix('#e0705c', palette.accent, 0.3);
  const bubbles = Array.from({ length: 12 }, () =>
    bank(x + w * random.between(0.06, 0.94), y - h * random.between(0.2, 2.2), 0, w * random.between(0.006, 0.016)),
  );
  const floor = [
    x,
    y + h * 0.76,
    x + w * 0.25,
    y + h * 0.68,
    x + w * 0.6,
    y + h * 0.74,
    x + w,
    y + h * 0.7,
    x + w * 0.86,
    y + h * 0.94,
    x + w * 0.5,
    y + h,
    x + w * 0.14,
    y + h * 0.94,
  ];
  return [
    scenery('bubbles', [{ shape: bubbles, fill: mix('#8cc4de', palette.paper, 0.5) }]),
    edged('seaweed', weed, mix(LEAF, palette.third, 0.3), edge),
    edged(
      'corals',
      arms.map(({ arm }) => arm),
      pink,
      edge,
    ),
    edged(
      'coral tips',
      arms.map(({ tip }) => tip),
      pink,
    ),
    edged('sea floor', [floor], sand, edge),
  ];
}
