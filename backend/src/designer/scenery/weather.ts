/** Storm, snow, fog, northern lights and fields, in canvas units. */

import { type Box, boundsOf, circleRing, pathData, type Ring, type Shape, union } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import { type Piece, path } from '../canvas/svg.ts';
import { mix, shade } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { type Disc, hill } from './scenery.ts';

function weather(name: string, parts: readonly { shape: Shape; fill: string }[]): Piece {
  return {
    name,
    kind: 'scenery',
    svg: parts.map(({ shape, fill }) => path(pathData(shape), { fill })).join(''),
    bounds: union(parts.map(({ shape }) => boundsOf(shape))),
  };
}

const SLATE = '#42546b';

/** The sky behind a night or a storm, from its height to the horizon. */
export function darkSky({ ink, second, paper }: Palette): string[] {
  const sky = mix(SLATE, second, 0.25);
  return [mix(sky, ink, 0.5), mix(sky, ink, 0.3), mix(sky, ink, 0.1), mix(sky, paper, 0.15), mix(sky, paper, 0.35)];
}

/** Two banks of cloud with rain below them and one flash of lightning between. */
export function storm({ cx, cy, r }: Disc, palette: Palette, random: Random): Piece[] {
  const { ink, paper, main } = palette;
  const top = cy - r * 0.62;
  const rain = Array.from({ length: 34 }, () => {
    const x = cx + r * random.between(-0.86, 0.8);
    return streak(x, top + r * random.between(0.2, 1.1), r * random.between(0.08, 0.16));
  });
  return [
    weather('rain', [{ shape: rain, fill: mix(paper, SLATE, 0.35) }]),
    weather('lightning', [
      { shape: [bolt(cx + r * 0.56, top + r * 0.12, r * 0.92)], fill: main },
      { shape: [bolt(cx - r * 0.68, top + r * 0.16, r * 0.6)], fill: main },
    ]),
    weather('clouds', [
      { shape: cloud(cx - r * 0.48, top, r * 0.62), fill: mix(SLATE, ink, 0.6) },
      { shape: cloud(cx + r * 0.44, top - r * 0.06, r * 0.7), fill: mix(SLATE, ink, 0.4) },
      { shape: cloud(cx - r * 0.04, top + r * 0.06, r * 0.5), fill: mix(SLATE, paper, 0.45) },
    ]),
  ];
}

function streak(x: number, y: number, length: number): Ring {
  const lean = length * 0.35;
  return [x, y, x + 14, y, x + 14 - lean, y + length, x - lean, y + length];
}

function bolt(x: number, y: number, height: number): Ring {
  const at = (dx: number, dy: number) => [x + dx * height, y + dy * height];
  return [
    ...at(0, 0),
    ...at(0.2, 0),
    ...at(0.08, 0.36),
    ...at(0.24, 0.36),
    ...at(-0.1, 1),
    ...at(0, 0.52),
    ...at(-0.16, 0.52),
  ];
}

/** Circles on a flat foot, `size` wide to each side. */
function cloud(cx: number, foot: number, size: number): Shape {
  const puffs = [
    [-0.62, -0.16, 0.26],
    [-0.24, -0.34, 0.36],
    [0.2, -0.42, 0.42],
    [0.62, -0.2, 0.28],
  ];
  const rings = puffs.map(([x = 0, y = 0, r = 0]) => circleRing(cx + x * size, foot + y * size, r * size, 48));
  const half = 0.82 * size;
  return [...rings, [cx - half, foot - 0.2 * size, cx + half, foot - 0.2 * size, cx + half, foot, cx - half, foot]];
}

/** Flakes before everything behind the subject. */
export function snowfall({ cx, cy, r }: Disc, { paper }: Palette, random: Random): Piece {
  const shape = Array.from({ length: 46 }, () => {
    const angle = random.between(0, 2 * Math.PI);
    const away = Math.sqrt(random.next()) * r * 0.94;
    return circleRing(cx + away * Math.cos(angle), cy + away * Math.sin(angle), r * random.between(0.008, 0.02), 16);
  });
  return weather('snow', [{ shape, fill: paper }]);
}

/** A rounded field with furrows that run to the middle of the horizon. */
export function field(area: Box, palette: Palette, edge?: string): Piece[] {
  const { x, y, w, h } = area;
  const soil = mix(palette.third, palette.ink, 0.25);
  const foot = y + h * 0.86;
  const furrows = [-0.42, -0.27, -0.13, 0, 0.13, 0.27, 0.42].map((share) => {
    const lower = x + w / 2 + share * w * 0.78;
    const upper = x + w / 2 + share * w * 0.3;
    const sunk = Math.abs(share) * h * 0.9;
    return [upper - 12, y + h * 0.2, upper + 12, y + h * 0.2, lower + 42, foot - sunk, lower - 42, foot - sunk];
  });
  return [hill(area, soil, edge), weather('furrows', [{ shape: furrows, fill: shade(soil, 0.09) }])];
}

/** Banks of fog: long, with round ends. */
export function fog({ x, y, w, h }: Box, fill: string, random: Random): Piece {
  const rows = 9;
  const banks = Array.from({ length: rows }, (_, row): Shape => {
    const long = w * random.between(0.42, 0.7);
    const thick = h * random.between(0.018, 0.032);
    const cx = x + w * (row % 2 ? random.between(0.56, 0.78) : random.between(0.22, 0.44));
    const cy = y + (h * (row + 0.5)) / rows;
    const shift = long * random.between(-0.2, 0.2);
    return [bank(cx, cy, long, thick), bank(cx + shift, cy + thick * 1.6, long * 0.62, thick)];
  });
  return weather('fog', [{ shape: banks.flat(), fill }]);
}

export function bank(cx: number, cy: number, long: number, thick: number): Ring {
  const ring: Ring = [];
  for (let at = 0; at <= 24; at++) {
    const angle = Math.PI / 2 + (Math.PI * at) / 24;
    ring.push(cx - long / 2 + thick * Math.cos(angle), cy + thick * Math.sin(angle));
  }
  for (let at = 0; at <= 24; at++) {
    const angle = -Math.PI / 2 + (Math.PI * at) / 24;
    ring.push(cx + long / 2 + thick * Math.cos(angle), cy + thick * Math.sin(angle));
  }
  return ring;
}

const LIGHTS = ['#3fbf8a', '#79e2b2', '#9a86d8'];

/** Curtains of light, bright at their foot, inside the disc. */
export function aurora({ cx, cy, r }: Disc, palette: Palette, random: Random): Piece {
  const parts = LIGHTS.map((light, at) => {
    const [swing, shift] = [r * random.between(0.1, 0.16), random.between(0, 2 * Math.PI)];
    const foot = cy + r * (at * 0.24 - 0.36);
    const streaks: Shape = [];
    const count = 44;
    for (let streak = 0; streak < count; streak++) {
      const u = (streak + 0.5) / count;
      const dx = (2 * u - 1) * r * 0.86;
      const below = foot + swing * Math.sin(u * 7 + shift) - dx * 0.16;
      const ceiling = cy - Math.sqrt(r * r - dx * dx) + r * 0.05;
      const tall = r * (0.3 + 0.2 * Math.abs(Math.sin(u * 19 + shift))) * random.between(0.8, 1.1);
      const top = Math.max(ceiling, below - tall);
      if (top > below - 60) continue;
      const half = ((r * 0.86) / count) * 0.72;
      streaks.push([
        cx + dx - half,
        below - half * 0.4,
        cx + dx + half,
        below + half * 0.4,
        cx + dx + half * 0.5,
        top,
        cx + dx - half * 0.3,
        top,
      ]);
    }
    return { shape: streaks, fill: mix(light, palette.paper, 0.08) };
  });
  return weather('northern lights', parts.reverse());
}
