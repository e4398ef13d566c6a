/**
 * The kinds of lines in a sheet. Points are "x,y" from the middle, as in head.ts; a capital kind is smooth.
 *
 *     h ink points       half an outline, mirrored; the right half is shaded
 *     p ink points       a shape on the right, drawn on both sides
 *     l ink points       a shape of its own
 *     o ink x,y rx,ry    an ellipse
 *     r ink x,y w,h r    a rectangle from its left top, with round corners
 *     b ink w points     a bar along a line; c has round ends
 *     t ink w,v points   a limb: a bar with round ends that narrows from w to v
 *     a ink x,y r,w f,t  a band of an arc, in degrees clockwise from the right
 *     s ink x,y r,n,i    a star of n points
 *     v ink x,y size     a heart
 *     wheel ink x,y r, eye ink x,y r, and of a face: eyes ink x,y r, slant ink x,y r, snout ink 0,y r
 *     use name           all of another picture; ".one .two" are parts that several pictures share
 *     @ turn scale x,y   turns, scales and moves what follows; "flip" mirrors it
 *
 * A line may begin with "~" (on both sides), "*n:x,y" (n times around a point; ":step:start" in degrees) or "+n:x,y"
 * (n times, moved each time), and end with "!" (not shaded), ">x" or "_y" (shaded to the right of x or below y).
 */
import { type Ring, smoothRing } from '../../canvas/geometry.ts';
import { eyes, roundEyes, snout } from './features.ts';
import { type Area, outlines, type Part, shaded } from './head.ts';
import { inkOf } from './inks.ts';
import { arc, ellipse, heart, rectangle, roundEnds, type Spot, sides, star, throughPoints } from './outlines.ts';

type Move = (x: number, y: number) => Spot;

interface Line {
  kind: string;
  ink: string;
  values: string[];
  flat: boolean;
  both: boolean;
  repeat: Move[];
  cut?: { axis: 0 | 1; at: number };
}

/** What lines may refer to: colors by name, and the lines of other pictures. */
export interface Context {
  colors: Readonly<Record<string, string>>;
  find(name: string): string;
  /** Of another picture, for what the one that uses it has no color of its own. */
  colorsOf(name: string): Readonly<Record<string, string>>;
}

export function drawLines(lines: string, context: Context): Area[] {
  let move: Move = (x, y) => [x, y];
  return lines.split('\n').flatMap((line): Area[] => {
    const words = line.split(' ').filter(Boolean);
    if (words[0] === '@') move = moveOf(words.slice(1));
    return drawWords(words, context).map((area) => ({ ...area, ring: moved(area.ring, move) }));
  });
}

function drawWords(words: string[], context: Context): Area[] {
  if (words.length === 0 || words[0] === '@') return [];
  if (words[0]?.startsWith('.')) return words.flatMap((part) => drawLines(context.find(part), context));
  if (words[0] === 'use') return drawUsed(words[1] ?? '', context);
  return areasOf(readLine(words, context.colors));
}

const drawUsed = (name: string, context: Context) =>
  drawLines(context.find(name), { ...context, colors: { ...context.colorsOf(name), ...context.colors } });

const numbers = (text = '') => text.split(',').map(Number);

function moveOf([turn = '0', scale = '1', by = '0,0', flip]: string[]): Move {
  const around = turning(0, 640, Number(turn));
  const [dx = 0, dy = 0] = numbers(by);
  const size = Number(scale);
  return (x, y) => {
    const [tx, ty] = around(flip ? -x : x, y);
    return [tx * size + dx, (ty - 640) * size + 640 + dy];
  };
}

function turning(cx: number, cy: number, degrees: number): Move {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

function moved(ring: Ring, move: Move): Ring {
  const out: Ring = [];
  for (let at = 0; at < ring.length; at += 2) out.push(...move(ring[at] ?? 0, ring[at + 1] ?? 0));
  return out;
}

function readLine(words: string[], colors: Context['colors']): Line {
  const line: Line = { kind: '', ink: '', values: [], flat: false, both: false, repeat: [(x, y) => [x, y]] };
  for (const word of words) {
    const rest = word.slice(1);
    if (word === '~') line.both = true;
    else if (word === '!') line.flat = true;
    else if (word.startsWith('*')) line.repeat = around(rest);
    else if (word.startsWith('+')) line.repeat = along(rest);
    else if (word.startsWith('>')) line.cut = { axis: 0, at: Number(rest) };
    else if (word.startsWith('_')) line.cut = { axis: 1, at: Number(rest) };
    else if (!line.kind) line.kind = word;
    else if (!line.ink) line.ink = inkOf(word, colors);
    else line.values.push(word);
  }
  return line;
}

function around(text: string): Move[] {
  const [count = '1', center = '0,640', step, start = '0'] = text.split(':');
  const [x = 0, y = 0] = numbers(center);
  const turn = step === undefined ? 360 / Number(count) : Number(step);
  return Array.from({ length: Number(count) }, (_, at) => turning(x, y, Number(start) + at * turn));
}

function along(text: string): Move[] {
  const [count = '1', by] = text.split(':');
  const [dx = 0, dy = 0] = numbers(by);
  return Array.from(
    { length: Number(count) },
    (_, at) =>
      (x: number, y: number): Spot => [x + at * dx, y + at * dy],
  );
}

function areasOf(line: Line): Area[] {
  return line.repeat.flatMap((move) => shapeOf(line).map((area) => ({ ...area, ring: moved(area.ring, move) })));
}

function shapeOf(line: Line): Area[] {
  const { kind, ink, values } = line;
  if (kind === 'wheel') return wheel(ink, values);
  if (kind === 'eye') return eye(ink, values);
  if (Object.hasOwn(FACES, kind)) return outlines(FACES[kind]?.(ink, values) ?? []);
  if (!Object.hasOwn(KINDS, kind.toLowerCase())) throw new Error(`No shape "${kind}"`);
  const ring = KINDS[kind.toLowerCase()]?.(values, kind !== kind.toLowerCase()) ?? [];
  if (kind === 'p' || kind === 'P' || line.both) return bothSides(line, ring);
  return shadedAreas(line, ring);
}

const KINDS: Record<string, (values: string[], smooth: boolean) => Ring> = {
  h: (values, smooth) => closed(mirroredHalf(spots(values)), smooth),
  p: (values, smooth) => closed(spots(values), smooth),
  l: (values, smooth) => closed(spots(values), smooth),
  o: ([at, radii]) => {
    const [[x = 0, y = 0], [rx = 0, ry = rx]] = [numbers(at), numbers(radii)];
    return ellipse(x, y, rx, ry);
  },
  r: ([at, size, corner = '0']) => {
    const [[x = 0, y = 0], [w = 0, h = 0]] = [numbers(at), numbers(size)];
    return rectangle(x, y, w, h, Number(corner));
  },
  b: (values, smooth) => {
    const { left, right } = barSides(values, smooth);
    return [...left, ...right.reverse()].flat();
  },
  c: (values, smooth) => roundEnds(barSides(values, smooth)),
  t: (values, smooth) => roundEnds(barSides(values, smooth)),
  a: ([at, size, turn]) => {
    const [[x = 0, y = 0], [r = 0, w = 0], [from = 0, to = 0]] = [numbers(at), numbers(size), numbers(turn)];
    return arc(x, y, r, w, from, to);
  },
  s: ([at, size]) => {
    const [[x = 0, y = 0], [r = 0, points, inner]] = [numbers(at), numbers(size)];
    return star(x, y, r, points, inner);
  },
  v: ([at, size]) => {
    const [x = 0, y = 0] = numbers(at);
    return heart(x, y, Number(size));
  },
};

function spots(values: readonly string[]): Spot[] {
  return values.map((value) => {
    const [x = 0, y = 0] = numbers(value);
    return [x, y];
  });
}

function closed(points: Spot[], smooth: boolean): Ring {
  return smooth ? smoothRing(points, 6) : points.flat();
}

/** A point in the middle stands for both sides. */
function mirroredHalf(half: Spot[]): Spot[] {
  const other = [...half].reverse().filter(([x]) => x !== 0);
  return [...half, ...other.map(([x, y]): Spot => [-x, y])];
}

function barSides([widths, ...course]: string[], smooth: boolean) {
  const points = spots(course);
  const [width = 0, end = width] = numbers(widths);
  return sides(smooth ? throughPoints(points) : points, width, end);
}

function bothSides({ ink, flat }: Line, ring: Ring): Area[] {
  const left = { fill: ink, ring: ring.map((value, at) => (at % 2 ? value : -value)) };
  return [left, flat ? { fill: ink, ring } : { fill: shaded(ink), ring, lit: ink }];
}

/** Kinds that are lit from the left without being asked. */
const LIT = new Set(['h', 'o', 'r', 's', 'v']);

function shadedAreas(line: Line, ring: Ring): Area[] {
  const { kind, ink, flat } = line;
  const whole = { fill: ink, ring };
  if (flat) return [whole];
  if (line.cut) return withShade(whole, beyond(ring, line.cut));
  const low = kind.toLowerCase();
  if (low === 'b' || low === 't') return withShade(whole, farSide(line));
  if (!LIT.has(low)) return [whole];
  return withShade(whole, beyond(ring, { axis: 0, at: middleOf(ring) }));
}

function withShade(whole: Area, ring: Ring): Area[] {
  return ring.length >= 6 ? [whole, { fill: shaded(whole.fill), ring, lit: whole.fill }] : [whole];
}

/** The part of a ring to the right of a line, or below it. */
function beyond(ring: Ring, { axis, at: edge }: { axis: 0 | 1; at: number }): Ring {
  const out: Ring = [];
  for (let at = 0; at < ring.length; at += 2) {
    const here: Spot = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const next: Spot = [ring[(at + 2) % ring.length] ?? 0, ring[(at + 3) % ring.length] ?? 0];
    if (here[axis] >= edge) out.push(...here);
    if (here[axis] >= edge === next[axis] >= edge) continue;
    const share = (edge - here[axis]) / (next[axis] - here[axis]);
    out.push(here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share);
  }
  return out;
}

function middleOf(ring: Ring): number {
  const across = ring.filter((_, at) => at % 2 === 0);
  return (Math.min(...across) + Math.max(...across)) / 2;
}

/** The half of a bar that faces right or down. */
function farSide({ kind, values }: Line): Ring {
  const smooth = kind !== kind.toLowerCase();
  const course = spots(values.slice(1));
  const points = smooth ? throughPoints(course) : course;
  const { left, right } = barSides(values, smooth);
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const rightward = last[1] < first[1] || (last[1] === first[1] && last[0] > first[0]);
  if (kind.toLowerCase() === 't') return roundEnds(rightward ? { left: points, right } : { left, right: points });
  return [...points, ...[...(rightward ? right : left)].reverse()].flat();
}

function wheel(ink: string, [at, size = '0']: string[]): Area[] {
  const [[x = 0, y = 0], r] = [numbers(at), Number(size)];
  return [
    { fill: '#26242b', ring: ellipse(x, y, r) },
    { fill: '#3d3944', ring: ellipse(x, y, r * 0.8) },
    { fill: ink, ring: ellipse(x, y, r * 0.56) },
    { fill: shaded(ink), ring: beyond(ellipse(x, y, r * 0.56), { axis: 0, at: x }), lit: ink },
    { fill: '#26242b', ring: ellipse(x, y, r * 0.2) },
  ];
}

function eye(ink: string, [at, size = '0']: string[]): Area[] {
  const [[x = 0, y = 0], r] = [numbers(at), Number(size)];
  return outlines(roundEyes(0, y, r, ink))
    .filter((_, index) => index % 2 === 0)
    .map((area) => ({ ...area, ring: area.ring.map((value, index) => (index % 2 ? value : x - value)) }));
}

/** What heads have, from features.ts: its place, its size, and how it differs. */
const FACES: Record<string, (ink: string, values: string[]) => Part[]> = {
  eyes: (ink, [at, size]) => roundEyes(numbers(at)[0] ?? 0, numbers(at)[1] ?? 0, Number(size), ink),
  slant: (ink, [at, size, slant = '0.38']) =>
    eyes(numbers(at)[0] ?? 0, numbers(at)[1] ?? 0, Number(size), ink, Number(slant)),
  snout: (ink, [at, size, mouth = '1']) => snout(numbers(at)[1] ?? 0, Number(size), ink, Number(mouth)),
};
