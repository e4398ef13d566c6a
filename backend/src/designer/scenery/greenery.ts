/** Jungles and corn, in canvas units. */

import { type Box, type Ring, type Shape, smoothRing } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import type { Piece } from '../canvas/svg.ts';
import { mix, shade } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { edged, scenery } from './scenery.ts';

/** Between its own green and the inks of the design. */
export const LEAF = '#2f6b3f';

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A long leaf that droops, and its rib. */
export function leaf(x: number, y: number, length: number, degrees: number): { blade: Ring; rib: Ring } {
  const angle = radians(degrees);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const spine = (t: number): [number, number] => [x + dx * length * t, y + dy * length * t + length * 0.34 * t * t];
  const side =
    (share: number) =>
    (t: number): [number, number] => {
      const [px, py] = spine(t);
      const half = length * share * Math.sin(Math.PI * t ** 0.8);
      return [px - dy * half, py + dx * half];
    };
  const steps = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1];
  const between = (share: number) => [...steps.map(side(share)), ...steps.toReversed().map(side(-share))];
  return { blade: smoothRing(between(0.13), 4), rib: smoothRing(between(0.012), 4) };
}

interface Fan {
  x: number;
  y: number;
  length: number;
  from: number;
  to: number;
  count: number;
}

function fan({ x, y, length, from, to, count }: Fan, fill: string, random: Random, edge?: string): Piece[] {
  const leaves = Array.from({ length: count }, (_, at) =>
    leaf(x, y, length * random.between(0.72, 1), from + ((to - from) * at) / (count - 1) + random.between(-5, 5)),
  );
  const ribs = scenery('ribs', [{ shape: leaves.map(({ rib }) => rib), fill: shade(fill, 0.14) }]);
  return [
    edged(
      'leaves',
      leaves.map(({ blade }) => blade),
      fill,
      edge,
    ),
    ribs,
  ];
}

/** Hangs down with leaves on both sides. */
function vine(x: number, top: number, length: number, random: Random): Shape {
  const sway = random.between(-0.16, 0.16) * length;
  const at = (t: number): [number, number] => [x + sway * Math.sin(Math.PI * t * 1.5), top + length * t];
  const steps = Array.from({ length: 9 }, (_, step) => at(step / 8));
  const stalk = [...steps.map(([px, py]) => [px - 9, py]), ...steps.toReversed().map(([px, py]) => [px + 9, py])];
  const leaves = steps.slice(1).map(([px, py], step) => leaf(px, py, 150, step % 2 ? 20 : 160).blade);
  return [stalk.flat(), ...leaves];
}

export interface Wilds {
  soil: number;
  /** Where vines hang from at this distance from the middle. */
  topAt(dx: number): number;
  half: number;
  edge?: string | undefined;
}

/** Large leaves at both sides and vines from above; the middle is left for a subject. */
export function jungle(cx: number, { soil, topAt, half, edge }: Wilds, palette: Palette, random: Random): Piece[] {
  const near = mix(LEAF, palette.ink, 0.45);
  const far = mix(LEAF, palette.third, 0.4);
  const vines = [-0.86, -0.6, -0.34, 0.3, 0.58, 0.84].flatMap((share, at) => {
    const top = topAt(share * half);
    return vine(cx + share * half, top, (soil - top) * (at % 2 ? 0.26 : 0.4), random);
  });
  const leavesAt = (reach: number, low: number, fill: string, one: Omit<Fan, 'x' | 'y'>) =>
    [-1, 1].flatMap((side) => {
      const toward = (degrees: number) => (side < 0 ? degrees : -180 - degrees);
      const at = { x: cx + side * half * reach, y: soil + low };
      return fan({ ...one, ...at, from: toward(one.from), to: toward(one.to) }, fill, random, edge);
    });
  const sides = leavesAt(0.8, 60, far, { length: half * 1.3, from: -122, to: -52, count: 5 });
  const front = leavesAt(0.92, 130, near, { length: half * 0.8, from: -100, to: -26, count: 5 });
  return [edged('vines', vines, near, edge), ...sides, ...front];
}

/** Stalks with an ear each, taller at the sides. */
export function corn({ x, y, w, h }: Box, palette: Palette, random: Random, edge?: string): Piece[] {
  const green = mix(LEAF, palette.third, 0.3);
  const stalks = Array.from({ length: 15 }, (_, at) => {
    const u = (at + 0.5) / 15;
    const tall = h * (0.55 + 0.45 * Math.abs(2 * u - 1)) * random.between(0.86, 1);
    return { cx: x + w * u, foot: y + h, tall };
  });
  const plant = stalks.flatMap(({ cx, foot, tall }): Shape => {
    const leaves = [0.3, 0.5, 0.7].flatMap((share, at) => [
      leaf(cx, foot - tall * share, tall * 0.34, at % 2 ? -40 : -58).blade,
      leaf(cx, foot - tall * share, tall * 0.34, at % 2 ? -122 : -140).blade,
    ]);
    const tassel = [-110, -90, -70].map((degrees) => leaf(cx, foot - tall * 0.96, tall * 0.16, degrees).blade);
    return [[cx - 14, foot, cx - 9, foot - tall, cx + 9, foot - tall, cx + 14, foot], ...leaves, ...tassel];
  });
  const ears = stalks.map(({ cx, foot, tall }, at) => {
    const side = at % 2 ? 1 : -1;
    return leaf(cx + side * 14, foot - tall * 0.5, tall * 0.24, side < 0 ? -112 : -68).blade;
  });
  return [
    edged('corn', plant, green, edge),
    scenery('ears', [{ shape: ears, fill: mix('#f2c744', palette.main, 0.3) }]),
  ];
}
