/** Prints of fabrics and coats that fill letters and pictures: leopard, plaid, camouflage and others. */

import { type Box, grow, pathData, type Ring, type Shape, smoothRing } from './geometry.ts';
import { createRandom, type Random } from './random.ts';
import { path } from './svg.ts';

/** Each with the color that what it fills has first. */
export const PATTERNS = {
  leopard: '#dba45c',
  cow: '#fbf6ea',
  zebra: '#fbf6ea',
  tiger: '#e58a2e',
  plaid: '#b3202e',
  camo: '#7b7d4c',
  'tie-dye': '#e8705c',
  serape: '#c8402f',
  checks: '#fbf6ea',
  'american-flag': '#fbf6ea',
} as const;

export type Pattern = keyof typeof PATTERNS;

type Draw = (box: Box, unit: number, random: Random) => [shape: Shape, ink: string][];

const DARK = '#2a201c';
/** One pattern looks the same wherever it is. */
const SEED = 7;

/** Over a box, to be clipped to what it fills; `unit` is about the size of one spot or stripe. */
export function drawPattern(pattern: Pattern, box: Box, unit: number): string {
  const layers = DRAW[pattern](grow(box, unit), unit, createRandom(SEED));
  return layers.map(([shape, fill]) => path(pathData(shape), { fill })).join('');
}

const DRAW: Record<Pattern, Draw> = {
  leopard: (box, unit, random) => {
    const spots = scattered(box, unit * 1.05, random);
    const arcs = spots.flatMap(([x, y]) => rosette(x, y, unit * random.between(0.34, 0.46), random));
    const hearts = spots.map(([x, y]) => blob(x, y, unit * random.between(0.2, 0.27), random));
    return [
      [hearts, '#a4642c'],
      [arcs, DARK],
    ];
  },
  cow: (box, unit, random) => {
    const spots = scattered(box, unit * 1.9, random).filter(() => random.chance(0.85));
    return [[spots.map(([x, y]) => blob(x, y, unit * random.between(0.45, 0.95), random)), DARK]];
  },
  zebra: (box, unit, random) => [[stripes(box, unit * 0.85, 0.3, random), DARK]],
  tiger: (box, unit, random) => [[stripes(box, unit * 1.05, 0.2, random), DARK]],
  plaid: (box, unit) => {
    const [down, across] = [bands(box, unit, 'down'), bands(box, unit, 'across')];
    const crossings = squares(box, unit, (column, row) => column % 2 === 0 && row % 2 === 0);
    return [
      [down, '#661820'],
      [across, '#661820'],
      [crossings, '#1f1718'],
    ];
  },
  camo: (box, unit, random) =>
    ['#4d5636', '#a3946a', '#33362a'].map((ink, layer): [Shape, string] => {
      const spots = scattered(box, unit * (2.1 + layer * 0.35), random);
      return [spots.map(([x, y]) => blob(x, y, unit * random.between(0.55, 0.95), random, 1.7)), ink];
    }),
  'tie-dye': (box) => swirl(box, ['#e8523f', '#f2a53a', '#f4d94e', '#57b36a', '#3f8fd0', '#7d55b8']),
  serape: (box, unit) => rows(box, unit, ['#1f7a78', '#f2b33d', '#2a201c', '#e8705c', '#fbf6ea', '#3f5fa8']),
  'american-flag': (box) => flag(box),
  checks: (box, unit) => [[squares(box, unit, (column, row) => (column + row) % 2 === 0), DARK]],
};

/** Points about `apart` from one another. */
function scattered({ x, y, w, h }: Box, apart: number, random: Random): [number, number][] {
  const points: [number, number][] = [];
  const rise = apart * 0.87;
  for (let row = 0; row * rise <= h + apart; row++) {
    for (let column = 0; column * apart <= w + apart; column++) {
      const shift = row % 2 === 0 ? 0 : apart / 2;
      const off = () => random.between(-0.2, 0.2) * apart;
      points.push([x + column * apart + shift + off(), y + row * rise + off()]);
    }
  }
  return points;
}

function blob(x: number, y: number, radius: number, random: Random, stretch = 1): Ring {
  const corners = Array.from({ length: 8 }, (_, corner): [number, number] => {
    const angle = (corner * Math.PI) / 4;
    const reach = radius * random.between(0.7, 1.2);
    return [x + Math.cos(angle) * reach * stretch, y + Math.sin(angle) * reach];
  });
  return smoothRing(corners, 4);
}

/** Two or three thick arcs around a spot. */
function rosette(x: number, y: number, radius: number, random: Random): Shape {
  const count = random.whole(2, 3);
  const start = random.between(0, 2 * Math.PI);
  const turn = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, arc) => {
    const from = start + arc * turn;
    const to = from + turn * random.between(0.6, 0.78);
    const along = [0, 0.25, 0.5, 0.75, 1].map((share) => from + (to - from) * share);
    const at = (angle: number, reach: number): [number, number] => [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
    ];
    const outer = along.map((angle) => at(angle, radius * random.between(1, 1.18)));
    const inner = along.toReversed().map((angle) => at(angle, radius * random.between(0.58, 0.7)));
    return smoothRing([...outer, ...inner], 4);
  });
}

/** Wavy stripes that end in points now and then. */
function stripes({ x, y, w, h }: Box, apart: number, wave: number, random: Random): Shape {
  const steps = Math.ceil(h / apart);
  const columns = Math.ceil(w / apart) + 1;
  return Array.from({ length: columns }, (_, column): Ring => {
    const phase = random.between(0, 2 * Math.PI);
    const middle: [number, number][] = Array.from({ length: steps + 1 }, (_, step) => [
      x + (column + wave * Math.sin(phase + step * 1.3)) * apart,
      y + step * apart,
    ]);
    const half = middle.map(() => apart * random.between(0.1, 0.34));
    const side = (to: 1 | -1) => middle.map(([mx, my], step): [number, number] => [mx + to * (half[step] ?? 0), my]);
    return smoothRing([...side(1), ...side(-1).toReversed()], 4);
  });
}

function bands(box: Box, unit: number, run: 'down' | 'across'): Shape {
  const { x, y, w, h } = box;
  const length = run === 'down' ? w : h;
  const shape: Shape = [];
  for (let at = 0; at < length; at += 2 * unit)
    shape.push(run === 'down' ? rectangle(x + at, y, unit, h) : rectangle(x, y + at, w, unit));
  return shape;
}

function squares({ x, y, w, h }: Box, unit: number, isDark: (column: number, row: number) => boolean): Shape {
  const shape: Shape = [];
  for (let row = 0; row * unit < h; row++)
    for (let column = 0; column * unit < w; column++)
      if (isDark(column, row)) shape.push(rectangle(x + column * unit, y + row * unit, unit, unit));
  return shape;
}

/** Stripes of a blanket, wide and narrow in turns. */
function rows({ x, y, w, h }: Box, unit: number, inks: readonly string[]): [Shape, string][] {
  const turn = inks.length * unit;
  return inks.map((ink, index) => {
    const shape: Shape = [];
    const tall = unit * (index % 2 === 0 ? 0.62 : 0.3);
    for (let top = index * unit; top < h; top += turn) shape.push(rectangle(x, y + top, w, tall));
    return [shape, ink];
  });
}

/** Arms of a spiral around the middle. */
function swirl({ x, y, w, h }: Box, inks: readonly string[]): [Shape, string][] {
  const [cx, cy, reach] = [x + w / 2, y + h / 2, Math.hypot(w, h) / 2];
  const arms = inks.length * 2;
  const edge = (angle: number) =>
    Array.from({ length: 13 }, (_, step): [number, number] => {
      const share = step / 12;
      const turned = angle + share * 2.4;
      return [cx + Math.cos(turned) * share * reach, cy + Math.sin(turned) * share * reach];
    });
  return inks.map((ink, index) => {
    const shape = [index, index + inks.length].map((arm): Ring => {
      const from = edge((arm / arms) * 2 * Math.PI);
      // Arms overlap a little, so that nothing shows between them.
      const to = edge(((arm + 1.06) / arms) * 2 * Math.PI).toReversed();
      return [...from, ...to].flat();
    });
    return [shape, ink];
  });
}

/** Stripes of red on the base, and a blue corner of stars. */
function flag({ x, y, w, h }: Box): [Shape, string][] {
  const stripe = h / 13;
  const red = [0, 2, 4, 6, 8, 10, 12].map((row) => rectangle(x, y + row * stripe, w, stripe));
  const [wide, tall] = [w * 0.46, stripe * 7];
  const stars: Shape = [];
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++)
      stars.push(star(x + (wide * (column + 0.5)) / 5, y + (tall * (row + 0.5)) / 5, Math.min(wide, tall) * 0.075));
  return [
    [red, '#b9303a'],
    [[rectangle(x, y, wide, tall)], '#2b3f73'],
    [stars, PATTERNS['american-flag']],
  ];
}

function star(cx: number, cy: number, radius: number): Ring {
  return Array.from({ length: 10 }, (_, corner) => {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * 0.42;
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  }).flat();
}

const rectangle = (x: number, y: number, w: number, h: number): Ring => [x, y, x + w, y, x + w, y + h, x, y + h];
