/** Path data of the SVG grammar brought down to absolute M, L, C and Z, the only segments the pruner has to think about. */

export type Segment =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Control point the next smooth segment mirrors. */
  mirrorX: number;
  mirrorY: number;
  previous: string;
}

/** Parses path data. Throws on a command that SVG does not know. */
export function parsePath(d: string): Segment[] {
  const segments: Segment[] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, mirrorX: 0, mirrorY: 0, previous: '' };
  for (const [command, values] of commands(d)) drawCommand(segments, pen, command, values);
  return segments;
}

/** Splits path data into single commands; repeated argument groups become commands of their own. */
function* commands(d: string): Generator<[string, number[]]> {
  for (const match of d.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e-?\d+[^a-zA-Z]*)*)/g)) {
    const letter = match[1] ?? '';
    const size = ARGUMENTS[letter.toUpperCase()];
    if (size === undefined) throw new Error(`Unknown path command ${letter}`);
    const values = letter.toUpperCase() === 'A' ? arcNumbers(match[2] ?? '') : numbers(match[2] ?? '');
    if (size === 0) yield [letter, []];
    for (let at = 0; size > 0 && at + size <= values.length; at += size) {
      const repeated = at > 0 && letter.toUpperCase() === 'M' ? (letter === 'M' ? 'L' : 'l') : letter;
      yield [repeated, values.slice(at, at + size)];
    }
  }
}

function numbers(text: string): number[] {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}

/** Arc flags may be written without separators ("a1 1 0 01.5.5"), so they are read digit by digit. */
function arcNumbers(text: string): number[] {
  const values: number[] = [];
  const number = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  let at = 0;
  while (at < text.length) {
    const reader = values.length % 7 === 3 || values.length % 7 === 4 ? flag : number;
    reader.lastIndex = at;
    const match = reader.exec(text);
    if (!match) break;
    values.push(Number(match[1]));
    at = reader.lastIndex;
  }
  return values;
}

function drawCommand(out: Segment[], pen: Pen, command: string, values: number[]): void {
  const upper = command.toUpperCase();
  const relative = command !== upper;
  const point = (index: number): [number, number] => [
    (values[index] ?? 0) + (relative ? pen.x : 0),
    (values[index + 1] ?? 0) + (relative ? pen.y : 0),
  ];
  const mirrored = (kinds: string): [number, number] =>
    kinds.includes(pen.previous) ? [2 * pen.x - pen.mirrorX, 2 * pen.y - pen.mirrorY] : [pen.x, pen.y];

  if (upper === 'Z') {
    out.push({ type: 'Z' });
    Object.assign(pen, { x: pen.startX, y: pen.startY });
  } else if (upper === 'M') {
    const [x, y] = point(0);
    out.push({ type: 'M', x, y });
    Object.assign(pen, { x, y, startX: x, startY: y });
  } else if (upper === 'L') lineTo(out, pen, ...point(0));
  else if (upper === 'H') lineTo(out, pen, (values[0] ?? 0) + (relative ? pen.x : 0), pen.y);
  else if (upper === 'V') lineTo(out, pen, pen.x, (values[0] ?? 0) + (relative ? pen.y : 0));
  else if (upper === 'C') curveTo(out, pen, point(0), point(2), point(4));
  else if (upper === 'S') curveTo(out, pen, mirrored('CS'), point(0), point(2));
  else if (upper === 'Q') quadraticTo(out, pen, point(0), point(2));
  else if (upper === 'T') quadraticTo(out, pen, mirrored('QT'), point(0));
  else if (upper === 'A') arcTo(out, pen, values, point(5));
  pen.previous = upper;
}

function lineTo(out: Segment[], pen: Pen, x: number, y: number): void {
  out.push({ type: 'L', x, y });
  Object.assign(pen, { x, y });
}

type Point = [number, number];

function curveTo(out: Segment[], pen: Pen, first: Point, second: Point, end: Point): void {
  out.push({ type: 'C', x1: first[0], y1: first[1], x2: second[0], y2: second[1], x: end[0], y: end[1] });
  Object.assign(pen, { x: end[0], y: end[1], mirrorX: second[0], mirrorY: second[1] });
}

function quadraticTo(out: Segment[], pen: Pen, control: Point, end: Point): void {
  const first: Point = [pen.x + (2 / 3) * (control[0] - pen.x), pen.y + (2 / 3) * (control[1] - pen.y)];
  const second: Point = [end[0] + (2 / 3) * (control[0] - end[0]), end[1] + (2 / 3) * (control[1] - end[1])];
  curveTo(out, pen, first, second, end);
  Object.assign(pen, { mirrorX: control[0], mirrorY: control[1] });
}

/** Elliptical arc as cubic curves of at most a quarter turn (SVG 1.1, appendix F.6). */
function arcTo(out: Segment[], pen: Pen, values: number[], end: Point): void {
  const [rawX = 0, rawY = 0, degrees = 0, large = 0, sweep = 0] = values;
  let rx = Math.abs(rawX);
  let ry = Math.abs(rawY);
  if (rx === 0 || ry === 0) {
    lineTo(out, pen, end[0], end[1]);
    return;
  }
  const phi = (degrees * Math.PI) / 180;
  const cos = Math.cos(phi);
  const sin = Math.sin(phi);
  const dx = (pen.x - end[0]) / 2;
  const dy = (pen.y - end[1]) / 2;
  const px = cos * dx + sin * dy;
  const py = -sin * dx + cos * dy;
  const stretch = Math.sqrt(Math.max(1, (px * px) / (rx * rx) + (py * py) / (ry * ry)));
  rx *= stretch;
  ry *= stretch;
  const numerator = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px;
  const denominator = rx * rx * py * py + ry * ry * px * px;
  const root = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, numerator / (denominator || 1)));
  const cx = (root * rx * py) / ry;
  const cy = (-root * ry * px) / rx;
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const centerX = cos * cx - sin * cy + (pen.x + end[0]) / 2;
  const centerY = sin * cx + cos * cy + (pen.y + end[1]) / 2;
  const place = (x: number, y: number): Point => [
    centerX + cos * rx * x - sin * ry * y,
    centerY + sin * rx * x + cos * ry * y,
  ];
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / pieces;
  const reach = (4 / 3) * Math.tan(step / 4);
  for (let piece = 0; piece < pieces; piece++) {
    const from = start + piece * step;
    const to = from + step;
    curveTo(
      out,
      pen,
      place(Math.cos(from) - reach * Math.sin(from), Math.sin(from) + reach * Math.cos(from)),
      place(Math.cos(to) + reach * Math.sin(to), Math.sin(to) - reach * Math.cos(to)),
      place(Math.cos(to), Math.sin(to)),
    );
  }
}
