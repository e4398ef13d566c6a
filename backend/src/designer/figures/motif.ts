import { readFileSync } from 'node:fs';
import { type Box, boundsOf, grow, place, type Ring, type Shape } from '../canvas/geometry.ts';
import { halftone } from '../canvas/halftone.ts';
import { drawPattern, PATTERNS, type Pattern } from '../canvas/patterns.ts';
import { clip, contour, group, type Piece, path, round } from '../canvas/svg.ts';
import { drawSubject, findSubject } from './catalog.ts';
import { coatAreas } from './dye.ts';
import { type Expression, isExpression } from './expressions/expression.ts';
import { figure, figureHands, figurePaws, headShowing, type Pose, sleepingHead } from './figure.ts';
import { groupAreas, isGroup } from './groups.ts';
import { HEADS } from './heads.ts';
import { type Area, areaPaths, areasBox, type MotifPath, outlines, shadesOf } from './notation/head.ts';
import { boxOf, pathBox, walk } from './paths.ts';
import { type InkMode, recolor } from './recolor.ts';
import { SUBJECTS } from './subjects.ts';
import { THINGS } from './things.ts';

interface StoredMotif {
  emoji: string;
  words: string[];
  paths: MotifPath[];
}

export interface Drawing {
  name: string;
  paths: MotifPath[];
  /** Of the ink, in the drawing's own units. */
  box: Box;
  /** From each shaded color to its lit one: it gets that one's ink, darkened. */
  shades?: Map<string, string>;
  /** A part that is drawn again has the inks of the whole. */
  partOf?: Drawing;
}

let library: Map<string, StoredMotif> | undefined;

export function motifLibrary(): Map<string, StoredMotif> {
  library ??= new Map(Object.entries(JSON.parse(readFileSync(new URL('./motifs.json', import.meta.url), 'utf8'))));
  return library;
}

/** A picture drawn here or from motifs.json. Throws for an unknown name: callers ask the lexicon first. */
export function drawing(name: string): Drawing {
  const areas = areasOf(name);
  if (areas) return drawingOf(name, areas);
  const paths = thingPaths(name) ?? motifLibrary().get(name)?.paths;
  if (!paths) throw new Error(`No motif named ${name}`);
  return { name, paths, box: boxOf(paths) };
}

const drawingOf = (name: string, areas: readonly Area[]): Drawing => ({
  name,
  paths: areaPaths(areas),
  box: areasBox(areas),
  shades: shadesOf(areas),
});

function areasOf(name: string): Area[] | undefined {
  if (isGroup(name)) return groupAreas(name);
  const subject = findSubject(name);
  if (subject) return drawSubject(subject);
  const parts = Object.hasOwn(SUBJECTS, name) ? SUBJECTS[name] : Object.hasOwn(HEADS, name) && HEADS[name]?.parts;
  return parts ? outlines(parts) : undefined;
}

/** Parts that are drawn again over what a figure holds or wears. */
type Again = 'paws' | 'hands' | 'asleep' | Expression;

export function figureDrawing(name: string, pose: Pose | Again): Drawing {
  return drawingOf(name, partOf(name, pose));
}

function partOf(name: string, pose: Pose | Again): Area[] {
  if (pose === 'paws') return figurePaws(name);
  if (pose === 'asleep') return sleepingHead(name);
  if (isExpression(pose)) return headShowing(name, pose);
  return pose === 'hands' ? figureHands(name) : figure(name, pose);
}

function thingPaths(name: string): MotifPath[] | undefined {
  return Object.hasOwn(THINGS, name) ? THINGS[name]?.() : undefined;
}

export function isDrawable(name: string): boolean {
  return isDrawnHere(name) || motifLibrary().has(name);
}

/** False for a picture of motifs.json. */
export function isDrawnHere(name: string): boolean {
  return [HEADS, SUBJECTS, THINGS].some((table) => Object.hasOwn(table, name)) || findSubject(name) !== undefined;
}

/** All filled areas of a picture as rings, for what is drawn around or under it, and their box. */
export function silhouette(name: string): { rings: Shape; box: Box } {
  const rings: Shape = [];
  const areas = drawing(name).paths.filter((entry) => entry.length === 2);
  for (const [, d] of areas) {
    walk(d, (x, y, begins) => {
      if (begins) rings.push([]);
      rings.at(-1)?.push(x, y);
    });
  }
  const solid = rings.filter((ring) => ring.length >= 6).map(turnedAlike);
  return { rings: solid, box: boundsOf(solid) };
}

/** Rings of the same direction add up under the nonzero rule: a silhouette has no holes. */
function turnedAlike(ring: Ring): Ring {
  let area = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    area += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  if (area >= 0) return ring;
  return Array.from({ length: ring.length }, (_, at) => ring[ring.length - 2 - (at - (at % 2)) + (at % 2)] ?? 0);
}

export interface MotifStyle {
  mode: InkMode;
  /** A color that the idea names for this picture, `#rrggbb`. */
  dye?: string | undefined;
  /** A print that the idea names for it. */
  pattern?: Pattern | undefined;
  /** Contour next to the picture; width as a share of the picture's larger side. */
  outline?: { ink: string; width: number };
  keyline?: { ink: string; width: number };
  halftone?: { ink: string; opacity?: number };
  inked?: { ink: string; width: number };
  /** Of what is in somebody's hands, so that it parts from who holds it. */
  held?: Partial<MotifStyle> | undefined;
  flip?: boolean;
  /** Degrees clockwise. */
  turn?: number;
}

/** Draws a picture as large as fits the slot: centered, or with `seat` at the foot of the slot. */
export function drawMotif(
  source: Drawing,
  slot: Box,
  style: MotifStyle,
  ids: (prefix: string) => string,
  seat = false,
): Piece {
  const colored = recolor(source, style.mode, style.pattern ? PATTERNS[style.pattern] : style.dye);
  const size = Math.max(source.box.w, source.box.h);
  const reach = ((style.outline?.width ?? 0) + (style.keyline?.width ?? 0)) * size;
  const outer = turned(grow(source.box, reach), style.turn ?? 0);
  const scale = Math.min(slot.w / outer.w, slot.h / outer.h);
  const left = slot.x + (slot.w - outer.w * scale) / 2;
  const top = seat ? slot.y + slot.h - outer.h * scale : slot.y + (slot.h - outer.h * scale) / 2;
  const cx = source.box.x + source.box.w / 2;
  const cy = source.box.y + source.box.h / 2;
  const transform =
    `translate(${round(left + (outer.w * scale) / 2)} ${round(top + (outer.h * scale) / 2)}) rotate(${round(style.turn ?? 0)})` +
    ` scale(${(style.flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(${round(-cx)} ${round(-cy)})`;
  return {
    name: source.name,
    kind: 'motif',
    svg: group({ transform }, layersOf(colored, { ...style, coat: style.pattern && coatAreas(source) }, size, ids)),
    bounds: place({ x: 0, y: 0, w: outer.w, h: outer.h }, scale, left, top),
  };
}

function turned(box: Box, degrees: number): Box {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return {
    ...box,
    w: box.w * Math.abs(Math.cos(angle)) + box.h * Math.abs(Math.sin(angle)),
    h: box.w * Math.abs(Math.sin(angle)) + box.h * Math.abs(Math.cos(angle)),
  };
}

function layersOf(source: Drawing, style: InkedStyle, size: number, ids: (prefix: string) => string): string {
  const outline = (style.outline?.width ?? 0) * size;
  const keyline = (style.keyline?.width ?? 0) * size;
  const silhouette = (ink: string, by: number) =>
    source.paths
      .map(([, d, width]) =>
        width === undefined
          ? contour(d, ink, by * 2)
          : path(d, { fill: 'none', stroke: ink, 'stroke-width': width + by * 2, 'stroke-linecap': 'round' }),
      )
      .join('');
  return [
    style.keyline ? silhouette(style.keyline.ink, outline + keyline) : '',
    style.outline ? silhouette(style.outline.ink, outline) : '',
    inkedPaths(source, style, size, ids),
    style.halftone ? shadow(source, style.halftone, ids) : '',
  ].join('');
}

interface InkedStyle extends MotifStyle {
  /** The areas that have the pattern. */
  coat?: ReadonlySet<number> | undefined;
}

/** Of the larger side of a picture. */
const PATTERN_UNIT = 0.1;

function inkedPaths(source: Drawing, style: InkedStyle, size: number, ids: (prefix: string) => string): string {
  const { pattern, coat } = style;
  const filled = source.paths.map((entry) => inkedPath(entry, style, size));
  if (!pattern || !coat) return filled.join('');
  const print = drawPattern(pattern, source.box, size * PATTERN_UNIT);
  // Areas of the coat that follow one another are printed as one; what is on the coat comes after them.
  let run = '';
  return filled
    .map((svg, at) => {
      if (coat.has(at)) run += absolute(source.paths[at]?.[1] ?? '');
      if (!run || coat.has(at + 1)) return svg;
      const printed = svg + clip(ids('pattern'), run, print);
      run = '';
      return printed;
    })
    .join('');
}

function inkedPath([color, d, width]: MotifPath, style: MotifStyle, size: number): string {
  if (width !== undefined) {
    return path(d, { fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' });
  }
  const box = pathBox(d);
  const lined = style.inked && box.w * box.h > 0.012 * size * size;
  return path(d, {
    fill: color,
    stroke: lined ? style.inked?.ink : undefined,
    'stroke-width': lined ? (style.inked?.width ?? 0) * size : undefined,
    'stroke-linejoin': lined ? 'round' : undefined,
  });
}

function shadow(
  source: Drawing,
  { ink, opacity }: { ink: string; opacity?: number },
  ids: (prefix: string) => string,
): string {
  const d = source.paths
    .filter((entry) => entry.length === 2)
    .map((entry) => absolute(entry[1]))
    .join('');
  const dots = path(halftone(source.box), { fill: ink, opacity });
  return clip(ids('dots'), d, dots);
}

/** Path data can be joined only if each part starts at an absolute point. */
function absolute(d: string): string {
  return d.replace(/^m/, 'M');
}
