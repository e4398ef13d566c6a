/** Suns, woods, water. In canvas units; every function returns one piece. */

import {
  type Box,
  boundsOf,
  circleRing,
  grow,
  pathData,
  type Ring,
  type Shape,
  smoothRing,
  union,
} from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import { contour, type Piece, path } from '../canvas/svg.ts';
import { mix } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';

export interface Disc {
  cx: number;
  cy: number;
  r: number;
}

export function scenery(name: string, parts: { shape: Shape; fill: string }[]): Piece {
  return {
    name,
    kind: 'scenery',
    svg: parts.map(({ shape, fill }) => path(pathData(shape), { fill })).join(''),
    bounds: union(parts.map(({ shape }) => boundsOf(shape))),
  };
}

/** A silhouette with a thin contour, so that dark scenery is visible on dark shirts. */
export function edged(name: string, shape: Shape, fill: string, edge?: string): Piece {
  const piece = scenery(name, [{ shape, fill }]);
  if (!edge) return piece;
  const width = 26;
  return { ...piece, svg: contour(pathData(shape), edge, width) + piece.svg, bounds: grow(piece.bounds, width / 2) };
}

function slice({ cx, cy, r }: Disc, top: number, bottom: number): Ring {
  const ring: Ring = [];
  const at = (y: number) => Math.sqrt(Math.max(0, r * r - (y - cy) ** 2));
  const rows = 24;
  for (let row = 0; row <= rows; row++) {
    const y = top + ((bottom - top) * row) / rows;
    ring.push(cx + at(y), y);
  }
  for (let row = rows; row >= 0; row--) {
    const y = top + ((bottom - top) * row) / rows;
    ring.push(cx - at(y), y);
  }
  return ring;
}

/** A setting sun of solid bands; toward the foot the shirt shows between them. */
export function stripedSun(disc: Disc, inks: readonly string[], foot = disc.cy + disc.r): Piece {
  const { cy, r } = disc;
  const parts: { shape: Shape; fill: string }[] = [];
  const top = cy - r;
  const height = Math.min(foot, cy + r) - top;
  const bands = 11;
  for (let band = 0; band < bands; band++) {
    const from = top + (height * band) / bands;
    const gap = band < 5 ? 0 : ((band - 4) / bands) * (height / bands) * 0.95;
    const to = top + (height * (band + 1)) / bands - gap;
    const fill = inks[Math.min(inks.length - 1, Math.floor((band / bands) * inks.length))] ?? '#000000';
    parts.push({ shape: [slice(disc, from, to + (gap === 0 ? 2 : 0))], fill });
  }
  return scenery('sun', parts);
}

export function ringedSun({ cx, cy, r }: Disc, inks: readonly string[]): Piece {
  const parts = [...inks].reverse().map((fill, index, all) => ({
    shape: [circleRing(cx, cy + (r * index * 0.22) / all.length, r * (1 - index / (all.length + 0.6)), 160)],
    fill,
  }));
  return scenery('sun', parts);
}

export function rays({ cx, cy, r }: Disc, count: number, fill: string, inner = 0, turn = 0): Piece {
  const shape: Shape = [];
  for (let ray = 0; ray < count; ray++) {
    const from = turn + ((ray - 0.25) / count) * 2 * Math.PI;
    const to = turn + ((ray + 0.25) / count) * 2 * Math.PI;
    const corner = (angle: number, radius: number) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    shape.push([...corner(from, inner), ...corner(from, r), ...corner(to, r), ...corner(to, inner)]);
  }
  return scenery('rays', [{ shape, fill }]);
}

function pine(cx: number, foot: number, height: number, random: Random): Shape {
  const tiers = 5;
  const right: number[] = [];
  const left: number[] = [];
  const half = height * 0.2;
  for (let tier = 0; tier < tiers; tier++) {
    const y = foot - height + (height * 0.9 * (tier + 1)) / tiers;
    const reach = half * ((tier + 1) / tiers) * random.between(0.85, 1.1);
    right.push(cx + reach, y, cx + reach * 0.45, y - height * 0.025);
    left.unshift(cx - reach * 0.45, y - height * 0.025, cx - reach, y);
  }
  const trunk = height * 0.025;
  return [
    [
      cx,
      foot - height,
      ...right,
      cx + trunk,
      foot - height * 0.1,
      cx + trunk,
      foot,
      cx - trunk,
      foot,
      cx - trunk,
      foot - height * 0.1,
      ...left,
    ],
  ];
}

export interface Wood {
  fill: string;
  edge?: string;
  count?: number;
  /** How much lower the middle of the row is than its ends: 0 to 1. */
  open?: number;
}

/** A row of firs, taller at the sides: the middle is left for a subject. */
export function pines(area: Box, { fill, edge, count = 17, open = 0.5 }: Wood, random: Random): Piece {
  const shape: Shape = [];
  for (let tree = 0; tree < count; tree++) {
    const u = (tree + random.between(0.25, 0.75)) / count;
    const outer = Math.abs(2 * u - 1);
    const height = area.h * (1 - open + open * outer) * random.between(0.72, 1);
    const cx = area.x + height * 0.22 + (area.w - height * 0.44) * u;
    shape.push(...pine(cx, area.y + area.h, height, random));
  }
  return edged('pines', shape, fill, edge);
}

export interface Stem {
  x: number;
  foot: number;
  height: number;
  /** Sideways bend of the trunk as a share of its height. */
  lean: number;
}

export function palm({ x, foot, height, lean }: Stem, fill: string, random: Random, edge?: string): Piece {
  const shape: Shape = [];
  const trunkAt = (t: number): [number, number] => [x + lean * height * t * t, foot - height * 0.8 * t];
  const [left, right]: [number[], number[]] = [[], []];
  for (let step = 0; step <= 14; step++) {
    const t = step / 14;
    const [cx, cy] = trunkAt(t);
    const half = height * (0.032 - 0.016 * t) * (step % 2 ? 1.14 : 0.94);
    right.push(cx + half, cy);
    left.unshift(cx - half, cy);
  }
  shape.push([...right, ...left]);
  const [hx, hy] = trunkAt(1);
  for (const angle of [-172, -146, -112, -70, -36, -10, 14, 166]) {
    shape.push(frond(hx, hy, height * random.between(0.4, 0.48), angle + random.between(-6, 6)));
  }
  return edged('palm', shape, fill, edge);
}

function frond(x: number, y: number, length: number, degrees: number): Ring {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const spine = (t: number): [number, number] => [
    x + dx * length * t,
    y + dy * length * t * (1 - 0.35 * t) + length * 0.42 * t * t,
  ];
  const upper: number[] = [];
  const lower: number[] = [];
  const cuts = 9;
  for (let cut = 0; cut <= cuts; cut++) {
    const t = cut / cuts;
    const [px, py] = spine(t);
    const width = length * 0.17 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) + length * 0.012;
    upper.push(px, py - width * 0.42);
    const back = Math.max(0, t - 0.05);
    const [bx, by] = spine(back);
    lower.unshift(px + dx * length * 0.035, py + width, bx, by + width * 0.3);
  }
  return [...upper, ...lower];
}

export function sea(area: Box, palette: Palette, random: Random): Piece {
  const { x, y, w, h } = area;
  const water = palette.second;
  const parts: { shape: Shape; fill: string }[] = [{ shape: [lens(x, y, w, h)], fill: water }];
  for (let row = 0; row < 5; row++) {
    const py = y + h * (0.2 + row * 0.14);
    const span = w * (0.78 - row * 0.13);
    const wide = random.between(0.75, 1) * span;
    const cx = x + w / 2 + random.between(-0.05, 0.05) * w;
    parts.push({
      shape: [crest(cx - wide / 2, py, wide, h * 0.05, random)],
      fill: row % 2 ? palette.third : mix(palette.paper, water, 0.12),
    });
  }
  return scenery('sea', parts);
}

function lens(x: number, y: number, w: number, h: number): Ring {
  const ring: Ring = [];
  const points = 60;
  for (let at = 0; at <= points; at++) {
    const u = at / points;
    ring.push(x + w * u, y + h * 0.14 * (1 - Math.sin(Math.PI * u)) * 0.9);
  }
  for (let at = points; at >= 0; at--) {
    const u = at / points;
    ring.push(x + w * u, y + h * 0.13 + h * 0.87 * Math.sin(Math.PI * u) ** 0.8);
  }
  return ring;
}

function crest(x: number, y: number, w: number, thickness: number, random: Random): Ring {
  const waves = random.whole(3, 5);
  const upper: number[] = [];
  const lower: number[] = [];
  for (let at = 0; at <= 48; at++) {
    const u = at / 48;
    const swing = Math.sin(u * waves * 2 * Math.PI) * thickness * 0.7;
    const half = thickness * 0.5 * Math.sin(Math.PI * u) ** 0.6;
    upper.push(x + w * u, y + swing - half);
    lower.unshift(x + w * u, y + swing + half);
  }
  return [...upper, ...lower];
}

export function hill(area: Box, fill: string, edge?: string): Piece {
  return edged('ground', [lens(area.x, area.y, area.w, area.h)], fill, edge);
}

export function desert(area: Box, palette: Palette, random: Random): Piece {
  const { x, y, w, h } = area;
  const floor = y + h;
  const mesa = (cx: number, width: number, height: number): Ring => {
    const top = floor - height;
    const half = width / 2;
    return [
      cx - half,
      floor,
      cx - half * 0.8,
      top + height * 0.42,
      cx - half * 0.68,
      top + height * 0.38,
      cx - half * 0.6,
      top,
      cx + half * 0.52,
      top + height * 0.03,
      cx + half * 0.6,
      top + height * 0.36,
      cx + half * 0.76,
      top + height * 0.44,
      cx + half,
      floor,
    ];
  };
  const rock = palette.accent;
  const left = mesa(x + w * 0.2, w * 0.4, h * random.between(0.62, 0.78));
  const right = mesa(x + w * 0.82, w * 0.36, h * random.between(0.42, 0.56));
  const sun = (ring: Ring, cx: number) => ring.map((value, index) => (index % 2 ? value : Math.max(value, cx)));
  return scenery('desert', [
    { shape: [right], fill: mix(rock, palette.ink, 0.12) },
    { shape: [left], fill: rock },
    { shape: [sun(left, x + w * 0.22)], fill: mix(rock, palette.ink, 0.3) },
    {
      shape: [
        saguaro(x + w * 0.08, floor, h * 0.56),
        saguaro(x + w * 0.93, floor, h * 0.66),
        saguaro(x + w * 0.78, floor, h * 0.32),
      ].flat(),
      fill: palette.ink,
    },
  ]);
}

function saguaro(cx: number, foot: number, height: number): Shape {
  const t = height * 0.085;
  const column = (x: number, top: number, bottom: number, half: number): Ring =>
    smoothRing(
      [
        [x - half, bottom],
        [x - half, top + half],
        [x, top],
        [x + half, top + half],
        [x + half, bottom],
      ],
      6,
    );
  const arm = (side: -1 | 1, from: number, reach: number, rise: number): Ring => {
    const x0 = cx;
    const x1 = cx + side * reach;
    return smoothRing(
      [
        [x0, from - t * 0.6],
        [x1 - side * t * 0.4, from - t * 0.6],
        [x1 - side * t * 0.6, from - rise],
        [x1, from - rise - t * 0.6],
        [x1 + side * t * 0.6, from - rise],
        [x1 + side * t * 0.5, from + t * 0.35],
        [x0, from + t * 0.5],
      ],
      6,
    );
  };
  return [
    column(cx, foot - height, foot, t),
    arm(-1, foot - height * 0.36, height * 0.24, height * 0.26),
    arm(1, foot - height * 0.5, height * 0.22, height * 0.2),
  ];
}

export function skyline(area: Box, fill: string, light: string, random: Random): Piece {
  const blocks: Shape = [];
  const windows: Shape = [];
  let x = area.x;
  while (x < area.x + area.w - 1) {
    const width = Math.min(area.w * random.between(0.07, 0.13), area.x + area.w - x);
    const middle = 1 - Math.abs((2 * (x - area.x + width / 2)) / area.w - 1);
    const height = area.h * (0.35 + 0.5 * middle) * random.between(0.75, 1.15);
    const top = Math.max(area.y, area.y + area.h - height);
    blocks.push([x, area.y + area.h, x, top, x + width + 2, top, x + width + 2, area.y + area.h]);
    if (random.chance(0.35))
      blocks.push([
        x + width * 0.45,
        top + 4,
        x + width * 0.45,
        Math.max(area.y, top - area.h * 0.14),
        x + width * 0.55,
        Math.max(area.y, top - area.h * 0.14),
        x + width * 0.55,
        top + 4,
      ]);
    const pane = width * 0.14;
    for (let wy = top + pane * 1.5; wy < area.y + area.h - pane * 2; wy += pane * 2.1) {
      for (const share of [0.18, 0.43, 0.68]) {
        if (random.chance(0.42))
          windows.push([
            x + width * share,
            wy,
            x + width * share + pane,
            wy,
            x + width * share + pane,
            wy + pane * 1.2,
            x + width * share,
            wy + pane * 1.2,
          ]);
      }
    }
    x += width;
  }
  return scenery('skyline', [
    { shape: blocks, fill },
    { shape: windows, fill: light },
  ]);
}

/** Four-pointed stars scattered over an area, clear of a disc. */
export function starField(area: Box, fill: string, random: Random, count: number, clear?: Disc): Piece {
  const shape: Shape = [];
  for (let tries = 0; tries < count * 6 && shape.length < count; tries++) {
    const cx = area.x + area.w * random.next();
    const cy = area.y + area.h * random.next();
    if (clear && Math.hypot(cx - clear.cx, cy - clear.cy) < clear.r) continue;
    shape.push(sparkle(cx, cy, area.w * random.between(0.008, 0.024)));
  }
  return scenery('stars', [{ shape, fill }]);
}

function sparkle(cx: number, cy: number, radius: number): Ring {
  const ring: Ring = [];
  for (let point = 0; point < 8; point++) {
    const angle = (point / 8) * 2 * Math.PI - Math.PI / 2;
    const r = point % 2 ? radius * 0.3 : radius;
    ring.push(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
  }
  return ring;
}

export function moon({ cx, cy, r }: Disc, fill: string, shadow: string, random: Random): Piece {
  const craters: Shape = [];
  for (let crater = 0; crater < 9; crater++) {
    const angle = random.between(0, 2 * Math.PI);
    const away = r * Math.sqrt(random.next()) * 0.78;
    craters.push(
      circleRing(cx + away * Math.cos(angle), cy + away * Math.sin(angle), r * random.between(0.05, 0.15), 48),
    );
  }
  return scenery('moon', [
    { shape: [circleRing(cx, cy, r, 180)], fill },
    { shape: craters, fill: shadow },
  ]);
}
