/** Glaciers, marshes, streets, camp sites and gardens, in canvas units. */

import type { Box, Ring, Shape } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import type { Piece } from '../canvas/svg.ts';
import { mix, shade } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { LEAF, leaf } from './greenery.ts';
import { edged, scenery } from './scenery.ts';
import { bank } from './weather.ts';

/** A wall of ice with deep blue cracks. */
export function glacier({ x, y, w, h }: Box, palette: Palette, random: Random, edge?: string): Piece[] {
  const ice = mix('#bfe0ec', palette.paper, 0.3);
  const deep = mix('#5fa3c4', palette.second, 0.25);
  const count = 9;
  const blocks = Array.from({ length: count }, (_, at) => {
    const wide = w / count;
    const left = x + wide * at;
    const top = y + h * (0.08 + 0.34 * Math.abs((2 * at) / (count - 1) - 1)) * random.between(0.7, 1.2);
    const ridge = left + wide * random.between(0.3, 0.6);
    return { left, right: left + wide + 4, top, ridge };
  });
  const foot = y + h;
  const front = blocks.map(
    ({ left, right, top, ridge }): Ring => [left, foot, left, top + 90, ridge, top, right, top + 150, right, foot],
  );
  const sides = blocks.map(
    ({ right, top, ridge }): Ring => [
      ridge,
      top,
      right,
      top + 150,
      right,
      foot,
      ridge + (right - ridge) * 0.4,
      foot,
      ridge - 20,
      top + 330,
    ],
  );
  return [
    edged('glacier', front, ice, edge),
    scenery('ice', [{ shape: sides, fill: mix(ice, deep, 0.45) }]),
    scenery('cracks', [
      {
        shape: blocks.map(({ left, top }): Ring => [left - 12, top + 120, left + 16, top + 120, left + 4, foot]),
        fill: deep,
      },
    ]),
  ];
}

/** Reeds and cattails at both sides of the water. */
export function reeds({ x, y, w, h }: Box, palette: Palette, random: Random, edge?: string): Piece[] {
  const green = mix(LEAF, palette.third, 0.35);
  const stems = [0.01, 0.06, 0.11, 0.17, 0.23, 0.77, 0.83, 0.89, 0.94, 0.99].map((share) => {
    const outer = Math.abs(2 * share - 1);
    return {
      cx: x + w * share,
      tall: h * (0.35 + 0.6 * outer) * random.between(0.8, 1.05),
      lean: random.between(-40, 40),
    };
  });
  const foot = y + h;
  const blades = stems.flatMap(
    ({ cx, tall }): Shape => [leaf(cx - 30, foot, tall * 0.95, -98).blade, leaf(cx + 30, foot, tall * 0.8, -80).blade],
  );
  const stalks = stems.map(
    ({ cx, tall, lean }): Ring => [
      cx - 12,
      foot,
      cx + lean - 8,
      foot - tall,
      cx + lean + 8,
      foot - tall,
      cx + 12,
      foot,
    ],
  );
  const heads = stems.map(({ cx, tall, lean }) => upright(cx + lean, foot - tall - 40, 150, 44));
  return [
    edged('reeds', [...stalks, ...blades], green, edge),
    edged('cattails', heads, mix('#7a4a2a', palette.ink, 0.2), edge),
  ];
}

const upright = (cx: number, cy: number, half: number, thick: number): Ring => {
  const ring = bank(0, 0, half, thick);
  return ring.map((_, at) => (at % 2 ? cy + (ring[at - 1] ?? 0) : cx + (ring[at + 1] ?? 0)));
};

/** Rows of houses at both sides, lower toward the middle. */
export function houses({ x, y, w, h }: Box, palette: Palette, random: Random, edge?: string): Piece[] {
  const walls = [
    palette.second,
    palette.accent,
    mix(palette.accent, palette.ink, 0.35),
    mix(palette.second, palette.ink, 0.3),
  ];
  const row = [0, 0.15, 0.28, 0.62, 0.74, 0.86].map((from, at) => {
    const outer = Math.abs(2 * (from + 0.07) - 1);
    return {
      left: x + w * from,
      wide: w * (at === 2 || at === 3 ? 0.1 : 0.14),
      tall: h * (0.42 + 0.5 * outer) * random.between(0.85, 1),
    };
  });
  const foot = y + h;
  return row.flatMap(({ left, wide, tall }, at): Piece[] => {
    const wall = walls[at % walls.length] ?? palette.second;
    const body: Ring = [left, foot, left, foot - tall, left + wide, foot - tall, left + wide, foot];
    const cornice: Ring = [
      left - 26,
      foot - tall,
      left - 26,
      foot - tall - 60,
      left + wide + 26,
      foot - tall - 60,
      left + wide + 26,
      foot - tall,
    ];
    const panes = Array.from({ length: 4 }, (_, floor) =>
      [0.18, 0.58].map((share): Ring => {
        const [px, py, side] = [left + wide * share, foot - tall + tall * (0.1 + floor * 0.2), wide * 0.24];
        return [px, py, px + side, py, px + side, py + side * 1.4, px, py + side * 1.4];
      }),
    ).flat();
    const awning: Ring = [
      left + wide * 0.08,
      foot - tall * 0.16,
      left + wide * 0.92,
      foot - tall * 0.16,
      left + wide * 0.98,
      foot - tall * 0.1,
      left + wide * 0.02,
      foot - tall * 0.1,
    ];
    return [
      edged('houses', [body, cornice], wall, edge),
      scenery('windows', [
        { shape: panes, fill: palette.main },
        { shape: [awning], fill: palette.paper },
      ]),
    ];
  });
}

/** Tents behind whoever camps, and their fire. */
export function tents({ x, y, w, h }: Box, palette: Palette, edge?: string): Piece[] {
  const foot = y + h;
  return [
    { cx: x + w * 0.16, half: w * 0.13, tall: h * 0.8, ink: palette.accent },
    { cx: x + w * 0.85, half: w * 0.11, tall: h * 0.66, ink: palette.second },
  ].flatMap(({ cx, half, tall, ink }): Piece[] => [
    edged('tent', [[cx - half, foot, cx, foot - tall, cx + half, foot]], ink, edge),
    scenery('tent side', [
      { shape: [[cx, foot - tall, cx + half, foot, cx + half * 0.2, foot]], fill: shade(ink, -0.1) },
      { shape: [[cx - half * 0.2, foot, cx, foot - tall * 0.7, cx + half * 0.2, foot]], fill: palette.ink },
    ]),
  ]);
}

/** Rows of leaves that run to the middle of the horizon. */
export function beds({ x, y, w, h }: Box, palette: Palette, random: Random, edge?: string): Piece[] {
  const green = mix(LEAF, palette.third, 0.35);
  const plants = [0.02, 0.3, 0.66].flatMap((depth, row) =>
    Array.from({ length: 9 - row }, (_, at): Shape => {
      const share = (at + 0.5) / (9 - row);
      const cx = x + w * (0.5 + (share - 0.5) * (0.7 + depth * 0.3));
      const tall = h * (0.22 + depth * 0.16) * random.between(0.85, 1.1);
      return [-120, -92, -62].map((degrees) => leaf(cx, y + h * (0.2 + depth * 0.6), tall, degrees).blade);
    }).flat(),
  );
  return [edged('plants', plants, green, edge)];
}

/** Beams from above, and boards below. */
export function stage({ x, y, w, h }: Box, palette: Palette, floor: number): Piece[] {
  const beams = [-0.34, 0, 0.34].map((share): Ring => {
    const [cx, foot] = [x + w * (0.5 + share), x + w * (0.5 + share * 0.3)];
    return [cx - w * 0.02, y, cx + w * 0.02, y, foot + w * 0.13, y + h, foot - w * 0.13, y + h];
  });
  const boards = Array.from({ length: 8 }, (_, at): Ring => {
    const top = x + w * (0.5 + (at - 3.5) * 0.09);
    const low = x + w * (0.5 + (at - 3.5) * 0.13);
    return [top - 8, y + h, top + 8, y + h, low + 12, y + h + floor, low - 12, y + h + floor];
  });
  const wood = mix('#8a5733', palette.ink, 0.25);
  const deck: Ring = [x + w * 0.12, y + h, x + w * 0.88, y + h, x + w, y + h + floor, x, y + h + floor];
  return [
    scenery('beams', [{ shape: beams, fill: mix(palette.main, palette.paper, 0.55) }]),
    scenery('boards', [
      { shape: [deck], fill: wood },
      { shape: boards, fill: shade(wood, -0.1) },
    ]),
  ];
}
