/** 15 x 18 inches at 300 DPI; y points down, as in SVG. */

export const CANVAS = { width: 4500, height: 5400 } as const;

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A closed ring of points: x0, y0, x1, y1, … */
export type Ring = number[];

/** Rings filled together under the nonzero rule. */
export type Shape = Ring[];

export type Mapping = (x: number, y: number) => [number, number];

export function boundsOf(shape: Shape): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of shape) {
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return right < left ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
}

export function union(boxes: readonly Box[]): Box {
  const real = boxes.filter((box) => box.w > 0 || box.h > 0);
  if (real.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  const x = Math.min(...real.map((box) => box.x));
  const y = Math.min(...real.map((box) => box.y));
  const right = Math.max(...real.map((box) => box.x + box.w));
  const bottom = Math.max(...real.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

export function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

export function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

export function place(box: Box, factor: number, dx: number, dy: number): Box {
  return { x: box.x * factor + dx, y: box.y * factor + dy, w: box.w * factor, h: box.h * factor };
}

export function mapShape(shape: Shape, map: Mapping): Shape {
  return shape.map((ring) => {
    const out: Ring = new Array(ring.length);
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = map(ring[at] ?? 0, ring[at + 1] ?? 0);
      out[at] = x;
      out[at + 1] = y;
    }
    return out;
  });
}

/** Cuts long edges, so that a curved mapping bends them instead of moving only their ends. */
export function subdivide(shape: Shape, longest: number): Shape {
  return shape.map((ring) => {
    const out: Ring = [];
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      const dx = (ring[(at + 2) % ring.length] ?? 0) - x;
      const dy = (ring[(at + 3) % ring.length] ?? 0) - y;
      const pieces = Math.max(1, Math.ceil(Math.hypot(dx, dy) / longest));
      for (let piece = 0; piece < pieces; piece++) out.push(x + (dx * piece) / pieces, y + (dy * piece) / pieces);
    }
    return out;
  });
}

/** Drops points within `tolerance` of the line through their neighbors. */
export function simplify(shape: Shape, tolerance: number): Shape {
  return shape.map((ring) => {
    const out: Ring = [];
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      const px = out.at(-2) ?? ring.at(-2) ?? x;
      const py = out.at(-1) ?? ring.at(-1) ?? y;
      const nx = ring[(at + 2) % ring.length] ?? x;
      const ny = ring[(at + 3) % ring.length] ?? y;
      const length = Math.hypot(nx - px, ny - py);
      const away = length === 0 ? Infinity : Math.abs((nx - px) * (py - y) - (px - x) * (ny - py)) / length;
      if (away > tolerance) out.push(x, y);
    }
    return out.length >= 6 ? out : ring;
  });
}

/** Closed SVG path data, whole units, relative. */
export function pathData(shape: Shape): string {
  let d = '';
  for (const ring of shape) {
    let x = Math.round(ring[0] ?? 0);
    let y = Math.round(ring[1] ?? 0);
    d += `M${x} ${y}`;
    for (let at = 2; at < ring.length; at += 2) {
      const nx = Math.round(ring[at] ?? 0);
      const ny = Math.round(ring[at + 1] ?? 0);
      if (nx === x && ny === y) continue;
      d += `l${nx - x} ${ny - y}`;
      [x, y] = [nx, ny];
    }
    d += 'z';
  }
  return d;
}

type Corner = readonly [x: number, y: number];

/** A smooth closed ring through the given points (Catmull-Rom, `steps` points per side). */
export function smoothRing(points: readonly Corner[], steps = 8): Ring {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const ring: Ring = [];
  for (let index = 0; index < points.length; index++)
    for (const [x, y] of curve([at(index - 1), at(index), at(index + 1), at(index + 2)], steps)) ring.push(x, y);
  return ring;
}

/** The points of a Catmull-Rom curve from the second of four points up to, not with, the third. */
export function curve([p0, p1, p2, p3]: readonly [Corner, Corner, Corner, Corner], steps: number): [number, number][] {
  const points: [number, number][] = [];
  for (let step = 0; step < steps; step++) {
    const t = step / steps;
    points.push([catmullRom(p0[0], p1[0], p2[0], p3[0], t), catmullRom(p0[1], p1[1], p2[1], p3[1], t)]);
  }
  return points;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

export function circleRing(cx: number, cy: number, radius: number, sides = 96): Ring {
  const out: Ring = [];
  for (let side = 0; side < sides; side++) {
    const angle = (side / sides) * 2 * Math.PI;
    out.push(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
  }
  return out;
}
