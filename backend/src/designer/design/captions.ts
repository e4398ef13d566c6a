/** Words over a picture that we did not draw: set by us, so that they are spelled as they were typed. */
import { type Box, CANVAS, union } from '../canvas/geometry.ts';
import { createIds } from '../canvas/svg.ts';
import { type Finish, inkLettering } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { type Lettering, moveTo, setLine, type Warp, warpLines } from '../lettering/lettering.ts';
import { fountFor, settable } from '../lettering/runs.ts';
import { arrange } from './arrange.ts';
import { svgOf } from './compose.ts';
import type { Layer, LayerChange } from './design.ts';

const SHAPES: Record<Warp, true> = { none: true, arch: true, bulge: true, flag: true, climb: true };
export const CAPTION_SHAPES = Object.keys(SHAPES) as Warp[];

export const CAPTION_EDGES = ['none', 'outline', 'shadow'] as const;
export type CaptionEdge = (typeof CAPTION_EDGES)[number];

/** Placed as a layer is: from the middle of the canvas. */
export interface Caption extends Required<Omit<LayerChange, 'hidden'>> {
  /** With a line break between lines. */
  text: string;
  face: FaceName;
  /** `#rrggbb` of its faces, and of their edge. */
  ink: string;
  edge: CaptionEdge;
  edgeInk: string;
  shape: Warp;
}

export interface ComposedCaptions {
  svg: string;
  /** In the order of the captions. */
  layers: Layer[];
  /** Their boxes before they are placed. */
  boxes: Box[];
}

/** The same captions give the same markup. */
export function composeCaptions(captions: readonly Caption[]): ComposedCaptions {
  const ids = createIds();
  const flat = captions.map((caption, at) => layerOf(caption, nameOf(at), ids));
  const changes = Object.fromEntries(
    captions.map(({ dx, dy, scale, turn }, at) => [nameOf(at), { dx, dy, scale, turn }]),
  );
  const layers = arrange(flat, { changes });
  return { svg: svgOf(layers, 0, 0), layers, boxes: flat.map(({ bounds }) => bounds) };
}

const nameOf = (at: number) => `words ${at + 1}`;

/** A caption alone, before it is placed: an SVG document of its box. */
export function captionSvg(caption: Caption): { svg: string; box: Box } {
  const { svg, bounds: box } = layerOf(caption, nameOf(0), createIds());
  const view = [box.x, box.y, box.w, box.h].map((value) => value.toFixed(1)).join(' ');
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${svg}</svg>`, box };
}

/** Why a caption cannot be printed, in a sentence; null where it can. */
export function faultOfCaption({ text }: Pick<Caption, 'text'>): string | null {
  const { text: set, unset } = settable(text);
  if (unset.length > 0) return `Our typefaces have no letter for “${unset.slice(0, 4).join(' ')}”.`;
  if (!set.trim()) return 'Write the words to print.';
  return set === text ? null : `Our typefaces have no ornamental letters. Write “${set}”.`;
}

/** Height of capitals before all is fitted, the gap between lines, and the room that the words fit. */
const CAPITAL = 400;
const GAP = 110;
const ROOM = { w: 3600, h: 1900 };
/** A short word is not set larger than this. */
const LARGEST = 2.2;

function layerOf(caption: Caption, name: string, ids: (prefix: string) => string): Layer {
  const lines = fitted(warpLines(stacked(caption), caption.shape));
  const factor = lines.factor;
  return inkLettering(name, lines.set, finishOf(caption, CAPITAL * factor), ids);
}

function stacked({ text, face }: Caption): Lettering[] {
  const fount = fountFor(face, text);
  let y = 0;
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const set = setLine(line, fount, CAPITAL, 0.02);
      const placed = moveTo(set, -set.bounds.w / 2, y);
      y += set.bounds.h + GAP;
      return placed;
    });
}

/** In the middle of the canvas. */
function fitted(lines: readonly Lettering[]): { set: Lettering[]; factor: number } {
  const { x, y, w, h } = union(lines.map(({ bounds }) => bounds));
  const factor = Math.min(LARGEST, ROOM.w / Math.max(1, w), ROOM.h / Math.max(1, h));
  const [left, top] = [(CANVAS.width - w * factor) / 2, (CANVAS.height - h * factor) / 2];
  const set = lines.map((line) =>
    moveTo(line, left + (line.bounds.x - x) * factor, top + (line.bounds.y - y) * factor, factor),
  );
  return { set, factor };
}

function finishOf({ ink, edge, edgeInk }: Caption, capital: number): Finish {
  if (edge === 'outline') return { fill: ink, outline: { ink: edgeInk, width: capital * 0.075 } };
  if (edge === 'shadow') return { fill: ink, depth: { ink: edgeInk, dx: capital * 0.07, dy: capital * 0.08 } };
  return { fill: ink };
}
