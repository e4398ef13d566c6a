/** What a jungle, an ocean, a road or northern lights have of their own, in canvas units. */

import { type Box, type Ring, type Shape, smoothRing } from '../canvas/geometry.ts';
import type { Random } from '../canvas/random.ts';
import type { Piece } from '../canvas/svg.ts';
import { mix, shade } from '../inks/color.ts';
import type { Palette } from '../inks/palette.ts';
import { type Disc, edged, scenery } from './scenery.ts';

/** Between its own green and the inks of the design. */
const LEAF = '#2f6b3f';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A long leaf that droops, and its rib. */
function leaf(x: number, y: number, length: number, degrees: number): { blade: Ring; rib: Ring } {
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
  ground: number;
  /** Where vines hang from at this distance from the middle. */
  topAt(dx: number): number;
  half: number;
  edge?: string | undefined;
}

/** Large leaves at both sides and vines from above; the middle is left for a subject. */
export function jungle(cx: number, { ground, topAt, half, edge }: Wilds, palette: Palette, random: Random): Piece[] {
  const near = mix(LEAF, palette.ink, 0.45);
  const far = mix(LEAF, palette.third, 0.4);
  const vines = [-0.86, -0.6, -0.34, 0.3, 0.58, 0.84].flatMap((share, at) => {
    const top = topAt(share * half);
    return vine(cx + share * half, top, (ground - top) * (at % 2 ? 0.26 : 0.4), random);
  });
  const leavesAt = (reach: number, low: number, fill: string, one: Omit<Fan, 'x' | 'y'>) =>
    [-1, 1].flatMap((side) => {
      const toward = (degrees: number) => (side < 0 ? degrees : -180 - degrees);
      const at = { x: cx + side * half * reach, y: ground + low };
      return fan({ ...one, ...at, from: toward(one.from), to: toward(one.to) }, fill, random, edge);
    });
  const sides = leavesAt(0.8, 60, far, { length: half * 1.3, from: -122, to: -52, count: 5 });
  const front = leavesAt(0.92, 130, near, { length: half * 0.8, from: -100, to: -26, count: 5 });
  return [edged('vines', vines, near, edge), ...sides, ...front];
}

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
  return scenery('fog', [{ shape: banks.flat(), fill }]);
}

function bank(cx: number, cy: number, long: number, thick: number): Ring {
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
  return scenery('northern lights', parts.reverse());
}
