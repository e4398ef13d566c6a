import {
  type Box,
  boundsOf,
  type Mapping,
  mapShape,
  type Ring,
  type Shape,
  subdivide,
  union,
} from '../canvas/geometry.ts';
import { silhouette } from '../figures/motif.ts';
import { layOut } from './fonts.ts';
import { type Fount, isJoined, type Run, runsOf } from './runs.ts';

interface Glyph {
  shape: Shape;
  /** Pen position and advance, for placement on a circle. */
  x: number;
  advance: number;
  motif?: string;
}

/** One set line; the baseline is y = 0 until it is moved. */
export interface Lettering {
  text: string;
  glyphs: Glyph[];
  bounds: Box;
}

/** Longest edge left in a glyph before it is bent, in units of the canvas. */
const BEND_STEP = 45;

/** Height of capitals in canvas units; tracking is a share of it. A glyph without outline only advances the pen. */
export function setLine(text: string, fount: Fount, capHeight: number, tracking = 0): Lettering {
  let pen = 0;
  const spacing = isJoined(text) ? 0 : tracking * capHeight;
  const glyphs = runsOf(text, fount).flatMap((run) => {
    const set = run.motif ? [emojiGlyph(run.motif, capHeight)] : glyphsOf(run, capHeight);
    return set.map(({ shape, advance, motif }) => {
      const x = pen;
      pen += advance + spacing;
      return { shape: mapShape(shape, (px, py) => [px + x, py]), x, advance: advance + spacing, motif };
    });
  });
  return assemble(text, glyphs);
}

type LooseGlyph = Omit<Glyph, 'x'>;

function glyphsOf({ text, face, rightToLeft }: Run, capHeight: number): LooseGlyph[] {
  if (!face) return [];
  const scale = capHeight / face.capHeight;
  const run = layOut(face, text, rightToLeft);
  return run.glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    return {
      shape: outline(glyph.path.commands, scale, xOffset * scale, -yOffset * scale),
      advance: xAdvance * scale,
    };
  });
}

/** Height of a picture in a line, and the space on each side, in heights of a capital. */
const EMOJI_HEIGHT = 1.12;
const EMOJI_AIR = 0.1;

function emojiGlyph(motif: string, capHeight: number): LooseGlyph {
  const { rings, box } = silhouette(motif);
  const scale = (EMOJI_HEIGHT * capHeight) / Math.max(box.h, box.w * 0.7);
  const air = EMOJI_AIR * capHeight;
  const foot = (EMOJI_HEIGHT - 1) * 0.5 * capHeight;
  const shape = mapShape(rings, (x, y) => [(x - box.x) * scale + air, (y - box.y - box.h) * scale + foot]);
  return { shape, advance: box.w * scale + 2 * air, motif };
}

function assemble(text: string, glyphs: Glyph[]): Lettering {
  return { text, glyphs, bounds: union(glyphs.filter((g) => g.shape.length > 0).map((g) => boundsOf(g.shape))) };
}

interface PathCommand {
  command: string;
  args: number[];
}

/** Font outline to rings; font units have y upward. */
function outline(commands: readonly PathCommand[], scale: number, dx: number, dy: number): Shape {
  const shape: Shape = [];
  let ring: Ring = [];
  let [x, y] = [0, 0];
  const add = (px: number, py: number) => {
    ring.push(px * scale + dx, -py * scale + dy);
    [x, y] = [px, py];
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') {
      ring = [];
      shape.push(ring);
      add(a, b);
    } else if (command === 'lineTo') add(a, b);
    else if (command === 'quadraticCurveTo') {
      const [x0, y0] = [x, y];
      for (const t of steps(Math.hypot(c - x0, d - y0) * scale)) {
        const s = 1 - t;
        add(s * s * x0 + 2 * s * t * a + t * t * c, s * s * y0 + 2 * s * t * b + t * t * d);
      }
    } else if (command === 'bezierCurveTo') {
      const [x0, y0] = [x, y];
      for (const t of steps(Math.hypot(e - x0, f - y0) * scale)) {
        const s = 1 - t;
        const weigh = (p0: number, p1: number, p2: number, p3: number) =>
          s ** 3 * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t ** 3 * p3;
        add(weigh(x0, a, c, e), weigh(y0, b, d, f));
      }
    }
  }
  return shape.filter((points) => points.length >= 6);
}

/** Parameters at which a curve of this length is sampled: fine enough to look round at 300 DPI. */
function steps(length: number): number[] {
  const count = Math.min(16, Math.max(3, Math.round(Math.sqrt(length) / 1.6)));
  return Array.from({ length: count }, (_, index) => (index + 1) / count);
}

export function shapeOf(lettering: Lettering): Shape {
  return lettering.glyphs.flatMap((glyph) => glyph.shape);
}

export function lettersOf(lettering: Lettering): Shape {
  return lettering.glyphs.flatMap(({ shape, motif }) => (motif ? [] : shape));
}

export function emojiOf(lettering: Lettering): { motif: string; box: Box }[] {
  return lettering.glyphs.flatMap(({ shape, motif }) => (motif ? [{ motif, box: boundsOf(shape) }] : []));
}

export function glyphBoxes(lettering: Lettering): Box[] {
  return lettering.glyphs.filter((glyph) => glyph.shape.length > 0).map((glyph) => boundsOf(glyph.shape));
}

function mapLettering(lettering: Lettering, map: Mapping): Lettering {
  return assemble(
    lettering.text,
    lettering.glyphs.map((glyph) => ({ ...glyph, shape: mapShape(glyph.shape, map) })),
  );
}

export function moveTo(lettering: Lettering, x: number, y: number, scaleX = 1, scaleY = scaleX): Lettering {
  const { bounds } = lettering;
  return mapLettering(lettering, (px, py) => [(px - bounds.x) * scaleX + x, (py - bounds.y) * scaleY + y]);
}

/** Heights (canvas units, y downward) of the upper and lower edge at u from 0 (left) to 1 (right). */
export interface Envelope {
  top(u: number): number;
  bottom(u: number): number;
}

export function bend(lettering: Lettering, envelope: Envelope): Lettering {
  const { x, y, w, h } = lettering.bounds;
  return mapLettering(fine(lettering), (px, py) => {
    const u = (px - x) / w;
    const v = (py - y) / h;
    return [px, envelope.top(u) + (envelope.bottom(u) - envelope.top(u)) * v];
  });
}

const hump = (u: number) => 1 - (2 * u - 1) ** 2;

/** Envelopes for a band `height` high with its highest point at y = 0; `rise` is how far it bends. */
export const envelopes = {
  arch: (height: number, rise: number): Envelope => ({
    top: (u) => rise * (1 - hump(u)),
    bottom: (u) => height + rise * (1 - hump(u)),
  }),
  flag: (height: number, rise: number): Envelope => ({
    top: (u) => rise * (0.5 + 0.5 * Math.sin(u * 2 * Math.PI)),
    bottom: (u) => height + rise * (0.5 + 0.5 * Math.sin(u * 2 * Math.PI)),
  }),
};

export type Warp = 'none' | 'arch' | 'bulge' | 'flag' | 'climb';

/** Shift of a point by a warp: `u` is 0 (left) to 1 (right), `v` is -1 (head) to 1 (foot); in units of the width and half the height. */
const WARPS: Record<Warp, (u: number, v: number) => { byWidth: number; byHeight: number }> = {
  none: () => ({ byWidth: 0, byHeight: 0 }),
  arch: (u) => ({ byWidth: 0.075 * (1 - hump(u)), byHeight: 0 }),
  bulge: (u, v) => ({ byWidth: 0, byHeight: -0.36 * v * (1 - hump(u)) }),
  flag: (u) => ({ byWidth: 0.028 * Math.sin(2 * Math.PI * u), byHeight: 0 }),
  climb: (u) => ({ byWidth: 0.085 * (0.5 - u), byHeight: 0 }),
};

/** Warps lines together, so that they do not collide; the head stays in place. */
export function warpLines(lines: readonly Lettering[], warp: Warp): Lettering[] {
  if (warp === 'none' || lines.length === 0) return [...lines];
  const { x, y, w, h } = union(lines.map((line) => line.bounds));
  const bent = lines.map((line) =>
    mapLettering(fine(line), (px, py) => {
      const { byWidth, byHeight } = WARPS[warp]((px - x) / w, (2 * (py - y)) / h - 1);
      return [px, py + byWidth * w + (byHeight * h) / 2];
    }),
  );
  const head = union(bent.map((line) => line.bounds)).y;
  return bent.map((line) => mapLettering(line, (px, py) => [px, py + y - head]));
}

function fine(lettering: Lettering): Lettering {
  return { ...lettering, glyphs: lettering.glyphs.map((g) => ({ ...g, shape: subdivide(g.shape, BEND_STEP) })) };
}

/** `radius` is the baseline's. `inside` sets it along the foot of the circle, read from left to right. */
export function onCircle(lettering: Lettering, cx: number, cy: number, radius: number, inside = false): Lettering {
  const middle = lettering.bounds.x + lettering.bounds.w / 2;
  const glyphs = lettering.glyphs.map((glyph) => {
    const center = glyph.x + glyph.advance / 2;
    const angle = (center - middle) / radius;
    const ox = cx + radius * Math.sin(angle);
    const oy = cy + radius * Math.cos(angle) * (inside ? 1 : -1);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle) * (inside ? -1 : 1);
    const shape = mapShape(glyph.shape, (px, py) => [
      ox + (px - center) * cos - py * sin,
      oy + (px - center) * sin + py * cos,
    ]);
    return { ...glyph, shape };
  });
  return assemble(lettering.text, glyphs);
}
