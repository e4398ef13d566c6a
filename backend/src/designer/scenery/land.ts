/** Hills, dunes, roads and cliffs, in canvas units. */

import type { Box, Ring } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import type { Piece } from '../canvas/svg.ts';
import { mix, shade } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { edged, scenery } from './scenery.ts';

/** Round hills, one before the other. */
export function hills({ x, y, w, h }: Box, inks: readonly [string, string, string], edge?: string): Piece[] {
  const mound = (from: number, to: number, top: number): Ring => {
    const ring: Ring = [];
    for (let at = 0; at <= 40; at++)
      ring.push(x + w * (from + ((to - from) * at) / 40), y + h - (h - h * top) * Math.sin((Math.PI * at) / 40) ** 0.9);
    return ring;
  };
  const [far, middle, near] = inks;
  return [
    edged('far hills', [mound(0.16, 0.72, 0), mound(0.6, 0.98, 0.3)], far, edge),
    edged('hills', [mound(0, 0.5, 0.34)], middle, edge),
    edged('near hills', [mound(0.34, 1, 0.5)], near, edge),
  ];
}

/** Long waves of sand, lit from the left. */
export function dunes({ x, y, w, h }: Box, { main, accent, paper }: Palette, edge?: string): Piece[] {
  const sand = mix(mix(main, paper, 0.25), '#d9b070', 0.4);
  const rows = [
    { from: -0.06, crest: 0.3, to: 1.06, top: 0, ink: mix(sand, accent, 0.25) },
    { from: -0.06, crest: 0.74, to: 1.06, top: 0.26, ink: mix(sand, accent, 0.12) },
    { from: -0.06, crest: 0.22, to: 1.06, top: 0.52, ink: sand },
  ];
  return rows.flatMap(({ from, crest, to, top, ink }) => {
    const at = (share: number, tall: number): [number, number] => [x + w * share, y + h * tall];
    const low = top + 0.34;
    const ridge = [at(from, low), at((from + crest) / 2, top + 0.12), at(crest, top)];
    const fall = [at((crest + to) / 2, top + 0.22), at(to, low)];
    const foot = [at(to, 0.78), at(0.84, 0.94), at(0.5, 1), at(0.16, 0.94), at(from, 0.78)];
    const body = [...ridge, ...fall, ...foot].flat();
    const shadow = [
      at(crest, top),
      ...fall,
      ...foot.slice(0, 2),
      at(Math.min(crest + 0.2, 0.8), 0.92),
      at(crest + 0.06, top + 0.3),
    ].flat();
    return [edged('dunes', [body], ink, edge), scenery('shadows', [{ shape: [shadow], fill: shade(ink, -0.1) }])];
  });
}

/** From the horizon toward whoever looks, with a broken line in its middle. */
export function road({ x, y, w, h }: Box, { ink, paper, main }: Palette): Piece {
  const cx = x + w / 2;
  const [top, foot] = [w * 0.045, w / 2];
  const at = (t: number) => y + h * t;
  const half = (t: number) => top + (foot - top) * t;
  const strip = (from: number, to: number, left: number, right: number): Ring => [
    cx + left * half(from),
    at(from),
    cx + right * half(from),
    at(from),
    cx + right * half(to),
    at(to),
    cx + left * half(to),
    at(to),
  ];
  const dashes = [0.02, 0.12, 0.26, 0.46, 0.74].map((from) => strip(from, from + 0.05 + from * 0.2, -0.05, 0.05));
  return scenery('road', [
    { shape: [strip(0, 1, -1, 1)], fill: mix(ink, paper, 0.2) },
    { shape: [strip(0, 1, -0.93, -0.85), strip(0, 1, 0.85, 0.93)], fill: paper },
    { shape: dashes, fill: main },
  ]);
}

/** A rock with a flat top and steep sides. */
export function cliff({ x, y, w, h }: Box, palette: Palette, random: Random, edge?: string): Piece[] {
  const rock = mix(palette.accent, palette.ink, 0.55);
  const jag = (side: number) =>
    [0.12, 0.3, 0.5, 0.72].map((share): [number, number] => [
      x + w / 2 + side * w * (0.5 - share * 0.12 + random.between(-0.03, 0.03)),
      y + h * share,
    ]);
  const [left, right] = [jag(-1), jag(1)];
  const outline = [
    [x + w * 0.03, y + h * 0.03],
    [x + w * 0.3, y],
    [x + w * 0.62, y + h * 0.02],
    [x + w, y - h * 0.02],
    ...right,
    [x + w * 0.86, y + h],
    [x + w * 0.14, y + h],
    ...left.toReversed(),
  ];
  const crack = (from: number, lean: number): Ring => {
    const cx = x + w * from;
    return [
      cx,
      y + h * 0.1,
      cx + w * 0.02,
      y + h * 0.12,
      cx + w * lean,
      y + h * 0.9,
      cx + w * (lean - 0.05),
      y + h * 0.7,
    ];
  };
  const shadow = [
    [x + w * 0.62, y + h * 0.02],
    [x + w, y - h * 0.02],
    ...right,
    [x + w * 0.86, y + h],
    [x + w * 0.66, y + h],
    [x + w * 0.7, y + h * 0.5],
  ];
  return [
    edged('cliff', [outline.flat()], rock, edge),
    scenery('cracks', [
      { shape: [shadow.flat()], fill: shade(rock, -0.08) },
      { shape: [crack(0.2, 0.06), crack(0.44, -0.04), crack(0.56, 0.05)], fill: shade(rock, -0.1) },
      {
        shape: [
          [
            x + w * 0.03,
            y + h * 0.03,
            x + w * 0.3,
            y,
            x + w * 0.62,
            y + h * 0.02,
            x + w,
            y - h * 0.02,
            x + w * 0.97,
            y + h * 0.05,
            x + w * 0.05,
            y + h * 0.08,
          ],
        ],
        fill: mix(palette.third, palette.paper, 0.2),
      },
    ]),
  ];
}
