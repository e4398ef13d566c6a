import {
  type Box,
  boundsOf,
  circleRing,
  mapShape,
  pathData,
  type Ring,
  type Shape,
  union,
} from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import { contour, type Piece, path } from '../canvas/svg.ts';
import type { Disc } from './scenery.ts';

export function ornament(name: string, parts: { shape: Shape; fill: string }[]): Piece {
  return {
    name,
    kind: 'ornament',
    svg: parts.map(({ shape, fill }) => path(pathData(shape), { fill })).join(''),
    bounds: union(parts.map(({ shape }) => boundsOf(shape))),
  };
}

export function burstRing({ cx, cy, r }: Disc, teeth: number, depth: number, turn = 0): Ring {
  const ring: Ring = [];
  for (let tooth = 0; tooth < teeth * 2; tooth++) {
    const angle = turn + (tooth / teeth) * Math.PI;
    const radius = tooth % 2 ? r * (1 - depth) : r;
    ring.push(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
  }
  return ring;
}

export function starRing(cx: number, cy: number, r: number, points = 5): Ring {
  const ring: Ring = [];
  for (let point = 0; point < points * 2; point++) {
    const angle = (point / points) * Math.PI - Math.PI / 2;
    const radius = point % 2 ? r * 0.42 : r;
    ring.push(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
  }
  return ring;
}

export function rectangle({ x, y, w, h }: Box): Ring {
  return [x, y, x + w, y, x + w, y + h, x, y + h];
}

export function sideRules(
  cx: number,
  y: number,
  width: number,
  opening: number,
  thickness: number,
  fill: string,
): Piece {
  const length = (width - opening) / 2;
  return ornament('rules', [
    {
      shape: [
        rectangle({ x: cx - width / 2, y: y - thickness / 2, w: length, h: thickness }),
        rectangle({ x: cx + width / 2 - length, y: y - thickness / 2, w: length, h: thickness }),
      ],
      fill,
    },
  ]);
}

export function starRule(cx: number, y: number, width: number, thickness: number, fill: string): Piece {
  const rules = sideRules(cx, y, width, thickness * 12, thickness, fill);
  return {
    ...rules,
    svg: rules.svg + path(pathData([starRing(cx, y, thickness * 4)]), { fill }),
    bounds: union([rules.bounds, { x: cx, y: y - thickness * 4, w: 1, h: thickness * 8 }]),
  };
}

export function band(disc: Disc, inner: number, fill: string): Piece {
  const hole = circleRing(disc.cx, disc.cy, inner, 200);
  const reversed: Ring = [];
  for (let at = hole.length - 2; at >= 0; at -= 2) reversed.push(hole[at] ?? 0, hole[at + 1] ?? 0);
  return ornament('band', [{ shape: [circleRing(disc.cx, disc.cy, disc.r, 200), reversed], fill }]);
}

/** A ribbon with folded, notched ends. The face fills the box; the tails extend `tail` beyond it on both sides. */
export function ribbon(face: Box, tail: number, inks: { face: string; fold: string; edge: string }, rise = 0): Piece {
  const { x, y, w, h } = face;
  const drop = h * 0.28;
  const bow = (shape: Shape): Shape =>
    mapShape(shape, (px, py) => [px, py - rise * (1 - ((2 * (px - x)) / w - 1) ** 2)]);
  const steps = 24;
  const upper = Array.from({ length: steps + 1 }, (_, index) => [x + (w * index) / steps, y]).flat();
  const lower = Array.from({ length: steps + 1 }, (_, index) => [x + w - (w * index) / steps, y + h]).flat();
  const front = bow([[...upper, ...lower]]);
  const inset = w * 0.075;
  const tailShape = (side: -1 | 1): Ring => {
    const edge = side < 0 ? x : x + w;
    const out = edge + side * tail;
    const notch = out - side * tail * 0.32;
    return [
      edge - side * inset,
      y + drop,
      out,
      y + drop,
      notch,
      y + drop + h / 2,
      out,
      y + drop + h,
      edge - side * inset,
      y + drop + h,
    ];
  };
  const fold = (side: -1 | 1): Ring => {
    const edge = side < 0 ? x : x + w;
    return [edge, y + h - 1, edge - side * inset, y + h - 1, edge - side * inset, y + h + drop];
  };
  const width = h * 0.07;
  const tails = [tailShape(-1), tailShape(1)].map((ring) => pathData([ring]));
  const folds = [fold(-1), fold(1)].map((ring) => pathData([ring]));
  const svg = [
    ...tails.map((d) => contour(d, inks.edge, width)),
    ...tails.map((d) => path(d, { fill: inks.fold })),
    ...folds.map((d) => contour(d, inks.edge, width)),
    contour(pathData(front), inks.edge, width),
    path(pathData(front), { fill: inks.face }),
  ].join('');
  const bounds = union([boundsOf(front), boundsOf([tailShape(-1), tailShape(1), fold(-1), fold(1)])]);
  return {
    name: 'ribbon',
    kind: 'ornament',
    svg,
    bounds: { x: bounds.x - width, y: bounds.y - width, w: bounds.w + 2 * width, h: bounds.h + 2 * width },
  };
}

export function brush(area: Box, fill: string, random: Random): Piece {
  const shape: Shape = [];
  const rows = 34;
  const pitch = area.h / rows;
  for (let row = 0; row < rows; row++) {
    const middle = 1 - Math.abs((2 * (row + 0.5)) / rows - 1);
    const inset = area.w * (0.02 + 0.1 * (1 - middle) + 0.12 * random.next());
    const end = area.w * (0.02 + 0.1 * (1 - middle) + 0.14 * random.next());
    let x = area.x + inset;
    const last = area.x + area.w - end;
    const y = area.y + row * pitch;
    const slope = -area.h * 0.05;
    while (x < last) {
      const nearEdge = Math.min(x - area.x - inset, last - x) < area.w * 0.14;
      const length = nearEdge ? area.w * random.between(0.02, 0.09) : area.w * random.between(0.2, 0.6);
      const to = Math.min(last, x + length);
      const thick = pitch * (nearEdge ? random.between(0.45, 0.95) : random.between(0.9, 1.12));
      const tilt = (px: number) => y + slope * ((px - area.x) / area.w - 0.5);
      shape.push([
        x,
        tilt(x) + pitch * 0.1,
        to,
        tilt(to),
        to + pitch * 0.6,
        tilt(to) + thick / 2,
        to,
        tilt(to) + thick,
        x,
        tilt(x) + thick,
        x - pitch * 0.5,
        tilt(x) + thick / 2,
      ]);
      x = to + (nearEdge ? area.w * random.between(0.004, 0.02) : 0);
    }
  }
  return ornament('brush', [{ shape, fill }]);
}

export function splatter(area: Box, fill: string, random: Random, count = 46): Piece {
  const shape: Shape = [];
  const [cx, cy] = [area.x + area.w / 2, area.y + area.h / 2];
  for (let drop = 0; drop < count; drop++) {
    const angle = random.between(0, 2 * Math.PI);
    const away = 0.55 + 0.42 * random.next();
    const r = Math.min(area.w, area.h) * 0.004 * (1 + 5 * random.next() ** 3);
    const stretch = random.between(1, 1.9);
    const x = cx + (area.w / 2 - r * 2) * away * Math.cos(angle);
    const y = cy + (area.h / 2 - r * 2) * away * Math.sin(angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    shape.push(
      mapShape([circleRing(0, 0, r, 20)], (px, py) => [
        x + px * stretch * cos - py * sin,
        y + px * stretch * sin + py * cos,
      ])[0] ?? [],
    );
  }
  return ornament('splatter', [{ shape, fill }]);
}

/** Parallel bands that arch over a center, like a rainbow of the seventies; `foot` is the length of their straight ends. */
export function archBands({ cx, cy, r }: Disc, inner: number, inks: readonly string[], foot: number, gap = 0): Piece {
  const width = (r - inner) / inks.length;
  const parts = inks.map((fill, index) => {
    const outer = r - index * width;
    const inside = outer - width + gap;
    const ring: Ring = [cx - outer, cy + foot];
    for (let at = 0; at <= 80; at++)
      ring.push(cx - outer * Math.cos((at / 80) * Math.PI), cy - outer * Math.sin((at / 80) * Math.PI));
    ring.push(cx + outer, cy + foot, cx + inside, cy + foot);
    for (let at = 80; at >= 0; at--)
      ring.push(cx - inside * Math.cos((at / 80) * Math.PI), cy - inside * Math.sin((at / 80) * Math.PI));
    ring.push(cx - inside, cy + foot);
    return { shape: [ring], fill };
  });
  return ornament('rainbow', parts);
}

export function archWindow({ x, y, w, h }: Box): Ring {
  const r = w / 2;
  const ring: Ring = [x, y + h];
  for (let at = 0; at <= 80; at++)
    ring.push(x + r - r * Math.cos((at / 80) * Math.PI), y + r - r * Math.sin((at / 80) * Math.PI));
  ring.push(x + w, y + h);
  return ring;
}
