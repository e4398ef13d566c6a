/** Rings of plain bodies in the units of a head: the middle is at 0, y points down. */
import { curve, type Ring, smoothRing } from '../../canvas/geometry.ts';

export type Spot = readonly [x: number, y: number];

const turn = (degrees: number) => (degrees * Math.PI) / 180;

export function ellipse(x: number, y: number, rx: number, ry = rx): Ring {
  const sides = Math.max(14, Math.min(40, Math.round(Math.max(rx, ry) / 7)));
  return Array.from({ length: sides }, (_, at) => (at / sides) * 2 * Math.PI).flatMap((angle) => [
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
  ]);
}

export function rectangle(x: number, y: number, w: number, h: number, corner = 0): Ring {
  const r = Math.min(corner, w / 2, h / 2);
  if (r <= 0) return [x, y, x + w, y, x + w, y + h, x, y + h];
  return [
    [x + w - r, y + r, -90],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
  ].flatMap(([cx = 0, cy = 0, from = 0]) => arcOf(cx, cy, r, r, from, from + 90, 5));
}

function arcOf(x: number, y: number, rx: number, ry: number, from: number, to: number, steps: number): Ring {
  return Array.from({ length: steps + 1 }, (_, at) => turn(from + ((to - from) * at) / steps)).flatMap((angle) => [
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
  ]);
}

/** A band between two arcs; degrees clockwise from the right. */
export function arc(x: number, y: number, r: number, width: number, from: number, to: number): Ring {
  const steps = Math.max(4, Math.round(Math.abs(to - from) / 8));
  const outer = arcOf(x, y, r + width / 2, r + width / 2, from, to, steps);
  return [...outer, ...arcOf(x, y, r - width / 2, r - width / 2, to, from, steps)];
}

export function star(x: number, y: number, r: number, points = 5, inner = 0.42): Ring {
  return Array.from({ length: points * 2 }, (_, at) => at).flatMap((at) => {
    const angle = (at / points) * Math.PI - Math.PI / 2;
    const reach = at % 2 ? r * inner : r;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

export function heart(x: number, y: number, size: number): Ring {
  const s = size / 100;
  const half: Spot[] = [
    [0, -28],
    [18, -52],
    [50, -60],
    [82, -42],
    [92, -8],
    [74, 32],
    [36, 68],
  ];
  const whole: Spot[] = [
    ...half,
    [0, 98],
    ...half
      .slice(1)
      .reverse()
      .map(([dx, dy]): Spot => [-dx, dy]),
  ];
  return smoothRing(
    whole.map(([dx, dy]) => [x + dx * s, y + dy * s] as const),
    4,
  );
}

/** Both sides of a line of some width: what lies to the left of its course, its middle, and what lies to the right. */
export function sides(course: readonly Spot[], width: number, end = width): { left: Spot[]; right: Spot[] } {
  const normals = course.map((_, at) => normalAt(course, at));
  const reach = course.map((_, at) => (width + ((end - width) * at) / Math.max(1, course.length - 1)) / 2);
  const moved = (side: number) =>
    course.map(([x, y], at): Spot => {
      const by = side * (reach[at] ?? 0);
      return [x + (normals[at]?.[0] ?? 0) * by, y + (normals[at]?.[1] ?? 0) * by];
    });
  return { left: moved(-1), right: moved(1) };
}

/** At a bend longer than one, so that the width stays. */
function normalAt(course: readonly Spot[], at: number): Spot {
  const before = unit(course[at - 1] ?? course[at], course[at - 1] ? course[at] : course[at + 1]);
  const after = unit(course[at], course[at + 1] ?? course[at]);
  const onward = course[at + 1] ? after : before;
  const [x, y] = [-(before[1] + onward[1]) / 2, (before[0] + onward[0]) / 2];
  const length = Math.max(0.45, x * x + y * y);
  return [x / length, y / length];
}

function unit([ax, ay]: Spot = [0, 0], [bx, by]: Spot = [0, 0]): Spot {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

/** A smooth open line through the points. */
export function throughPoints(points: readonly Spot[], steps = 6): Spot[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const sides = points.slice(1).map((_, index) => index);
  const out = sides.flatMap((side) => curve([at(side - 1), at(side), at(side + 1), at(side + 2)], steps));
  return [...out, at(points.length - 1)];
}

export function roundEnds({ left, right }: { left: Spot[]; right: Spot[] }): Ring {
  const cap = (from: Spot, to: Spot): Ring => {
    const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const start = (Math.atan2(from[1] - cy, from[0] - cx) * 180) / Math.PI;
    const r = Math.hypot(from[0] - cx, from[1] - cy);
    return arcOf(cx, cy, r, r, start, start + 180, 6);
  };
  const [l0, r0, l1, r1] = [left[0], right[0], left.at(-1), right.at(-1)];
  if (!l0 || !r0 || !l1 || !r1) return [];
  return [...left.flat(), ...cap(l1, r1), ...[...right].reverse().flat(), ...cap(r0, l0)];
}
