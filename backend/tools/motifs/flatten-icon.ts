/** Turns one icon's SVG body into opaque, transform-free paths: gradients become their mean color, shading is dropped. */
import { parsePath, type Segment } from './svg-path.ts';

/** `[fill, d]`, or `[stroke, d, width]` for a line; units are those of the scaled square. */
export type FlatPath = [string, string] | [string, string, number];

interface Node {
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
}

interface Inherited {
  fill: string;
  stroke: string;
  strokeWidth: number;
  opacity: number;
}

/** Overlays fainter than this are shading that a screen print does not carry. */
const FAINTEST = 0.45;

export function flattenIcon(body: string, scale: number): FlatPath[] {
  const root = parseMarkup(body);
  const named = new Map<string, Node>();
  visit(root, (node) => node.attributes.id && named.set(node.attributes.id, node));
  const out: FlatPath[] = [];
  flatten(root, { fill: '#000000', stroke: 'none', strokeWidth: 1, opacity: 1 }, { named, scale, out });
  return out;
}

function parseMarkup(body: string): Node {
  const root: Node = { tag: 'g', attributes: {}, children: [] };
  const stack = [root];
  for (const match of body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (match[1]) {
      stack.pop();
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const pair of (match[3] ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)) attributes[pair[1] ?? ''] = pair[2] ?? '';
    const node: Node = { tag: match[2] ?? '', attributes, children: [] };
    stack.at(-1)?.children.push(node);
    if (!match[4]) stack.push(node);
  }
  return root;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of node.children) visit(child, see);
}

interface Context {
  named: Map<string, Node>;
  scale: number;
  out: FlatPath[];
}

const HIDDEN = new Set(['defs', 'clipPath', 'mask', 'symbol', 'linearGradient', 'radialGradient']);

function flatten(node: Node, outer: Inherited, context: Context): void {
  if (HIDDEN.has(node.tag)) return;
  const style = inherit(node, outer);
  if (style.opacity < FAINTEST) return;
  const target = node.tag === 'use' ? context.named.get(reference(node)) : undefined;
  if (target) {
    // A shape drawn only through <use> sits inside <defs>, where the walk does not go.
    for (const child of target.tag === 'symbol' ? target.children : [target]) flatten(child, style, context);
    return;
  }
  const segments = shapeOf(node);
  if (segments) emit(segments, style, context);
  for (const child of node.children) flatten(child, style, context);
}

function reference(node: Node): string {
  return (node.attributes.href ?? node.attributes['xlink:href'] ?? '').replace('#', '');
}

function inherit(node: Node, outer: Inherited): Inherited {
  const { fill, stroke, opacity } = node.attributes;
  return {
    fill: fill ?? outer.fill,
    stroke: stroke ?? outer.stroke,
    strokeWidth: Number(node.attributes['stroke-width'] ?? outer.strokeWidth),
    opacity: outer.opacity * Number(opacity ?? 1) * Number(node.attributes['fill-opacity'] ?? 1),
  };
}

function shapeOf(node: Node): Segment[] | undefined {
  const value = (name: string) => Number(node.attributes[name] ?? 0);
  if (node.tag === 'path') return parsePath(node.attributes.d ?? '');
  if (node.tag === 'circle') return ellipse(value('cx'), value('cy'), value('r'), value('r'), node);
  if (node.tag === 'ellipse') return ellipse(value('cx'), value('cy'), value('rx'), value('ry'), node);
  if (node.tag === 'rect') {
    const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
    return parsePath(`M${x} ${y}h${w}v${h}h${-w}z`);
  }
  return undefined;
}

function ellipse(cx: number, cy: number, rx: number, ry: number, node: Node): Segment[] {
  const d = `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  return parsePath(d).map((segment) => transform(segment, matrixOf(node.attributes.transform ?? '')));
}

type Matrix = [number, number, number, number, number, number];

function matrixOf(text: string): Matrix {
  const values = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  if (text.startsWith('matrix')) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
    return [a, b, c, d, e, f];
  }
  if (!text.startsWith('rotate')) return [1, 0, 0, 1, 0, 0];
  const [degrees = 0, x = 0, y = 0] = values;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function transform(segment: Segment, [a, b, c, d, e, f]: Matrix): Segment {
  const map = (x: number, y: number): [number, number] => [a * x + c * y + e, b * x + d * y + f];
  if (segment.type === 'Z') return segment;
  const [x, y] = map(segment.x, segment.y);
  if (segment.type !== 'C') return { ...segment, x, y };
  const [x1, y1] = map(segment.x1, segment.y1);
  const [x2, y2] = map(segment.x2, segment.y2);
  return { type: 'C', x1, y1, x2, y2, x, y };
}

function emit(segments: Segment[], style: Inherited, { named, scale, out }: Context): void {
  const d = compact(segments, scale);
  const fill = flatColor(style.fill, named);
  if (fill) out.push([fill, d]);
  const stroke = flatColor(style.stroke, named);
  if (stroke) out.push([stroke, d, Math.round(style.strokeWidth * scale)]);
}

/** A paint as one opaque color; undefined for none, and for gradients that fade out (shading). */
function flatColor(paint: string, named: Map<string, Node>): string | undefined {
  if (paint === 'none') return undefined;
  const id = /^url\(#(.+)\)$/.exec(paint)?.[1];
  if (!id) return longHex(paint);
  const gradient = named.get(id);
  const stops = gradient?.children.length ? gradient.children : named.get(reference(gradient ?? EMPTY))?.children;
  if (!stops?.length) return undefined;
  if (stops.some((stop) => Number(stop.attributes['stop-opacity'] ?? 1) < FAINTEST)) return undefined;
  return meanColor(stops.map((stop) => longHex(stop.attributes['stop-color'] ?? '#000')));
}

const EMPTY: Node = { tag: '', attributes: {}, children: [] };
const NAMED_COLORS: Record<string, string> = { white: '#ffffff', black: '#000000', red: '#ff0000' };

function longHex(color: string): string {
  const hex = NAMED_COLORS[color] ?? color.toLowerCase();
  return hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex.slice(0, 7);
}

function meanColor(colors: string[]): string {
  const mean = [1, 3, 5].map((at) => {
    const sum = colors.reduce((total, color) => total + Number.parseInt(color.slice(at, at + 2), 16), 0);
    return Math.round(sum / colors.length)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mean.join('')}`;
}

/** Relative integer path data: differences of rounded absolute points, so that rounding never adds up. */
function compact(segments: Segment[], scale: number): string {
  let d = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (px: number, py: number) => {
    const [ax, ay] = [Math.round(px * scale), Math.round(py * scale)];
    return { ax, ay, text: pair(ax - x, ay - y) };
  };
  for (const segment of segments) {
    if (segment.type === 'Z') {
      d += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const end = to(segment.x, segment.y);
    if (segment.type === 'C') {
      d += `c${to(segment.x1, segment.y1).text}${glue(to(segment.x2, segment.y2).text)}${glue(end.text)}`;
    } else d += `${segment.type.toLowerCase()}${end.text}`;
    [x, y] = [end.ax, end.ay];
    if (segment.type === 'M') [startX, startY] = [x, y];
  }
  return d;
}

function pair(x: number, y: number): string {
  return `${x}${glue(String(y))}`;
}

function glue(text: string): string {
  return text.startsWith('-') ? text : ` ${text}`;
}
