/** From an idea to a finished design. */

import { CANVAS, place, union } from './geometry.ts';
import { type Idea, readIdea } from './idea.ts';
import { chooseLayout } from './layouts/index.ts';
import { choosePalette } from './palette.ts';
import { createRandom, hashText, type Random } from './random.ts';
import type { Studio } from './studio.ts';
import { createIds, group, type Piece } from './svg.ts';
import { type Design, type DesignRequest, type Layer, STYLES, type Style } from './types.ts';

/** Room left on every side, in canvas units: more than the 30 px a printer asks for. */
const MARGIN = 90;

/** How worn the ink of a style is; see `wear` of a design. */
const WEAR: Partial<Record<Style, number>> = { vintage: 0.42, grunge: 0.8, varsity: 0.3, retro: 0.2 };

/** Composes a design. Never throws for any text; the same request gives the same design. */
export function composeDesign(request: DesignRequest): Design {
  const idea = readable(readIdea(request.idea));
  const seed = (request.seed ?? hashText(request.idea)) >>> 0;
  const random = createRandom(seed);
  const style = request.style ?? idea.style ?? suitingStyle(idea, random);
  const ground = request.ground ?? 'any';
  const palette = choosePalette(style, random, idea.colour);
  const studio: Studio = { idea, style, ground, palette, random, ids: createIds() };
  const layout = chooseLayout(studio);
  const { layers, svg } = fitToCanvas(layout.draw(studio));
  return {
    svg,
    width: CANVAS.width,
    height: CANVAS.height,
    layers,
    texts: layers.flatMap((layer) => layer.lines),
    palette,
    style,
    layout: layout.name,
    seed,
    wear: WEAR[style] ?? 0,
  };
}

/** An idea without words or pictures still gives a design: a star. */
function readable(idea: Idea): Idea {
  return idea.headline || idea.subject ? idea : { ...idea, subject: 'star' };
}

function suitingStyle(idea: Idea, random: Random): Style {
  if (!idea.subject) return random.pick(['modern', 'retro', 'grunge', 'varsity']);
  if (idea.scene) return random.pick(['vintage', 'modern', 'vintage', 'retro']);
  return random.pick(STYLES.filter((style) => style !== 'minimal'));
}

interface Fitted {
  layers: (Layer & { lines: string[] })[];
  svg: string;
}

/** Scales the pieces together so that their ink fills the canvas but for the margin. */
function fitToCanvas(pieces: readonly Piece[]): Fitted {
  const art = union(pieces.map((piece) => piece.bounds));
  const scale = Math.min((CANVAS.width - 2 * MARGIN) / art.w, (CANVAS.height - 2 * MARGIN) / art.h);
  const dx = (CANVAS.width - art.w * scale) / 2 - art.x * scale;
  const dy = (CANVAS.height - art.h * scale) / 2 - art.y * scale;
  const transform = `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(5)})`;
  const layers = pieces.map((piece) => ({
    name: piece.name,
    kind: piece.kind,
    bounds: place(piece.bounds, scale, dx, dy),
    svg: group({ transform, 'data-layer': piece.name }, piece.svg),
    glyphs: piece.glyphs?.map((box) => place(box, scale, dx, dy)),
    lines: piece.lines ?? [],
  }));
  const body = layers.map((layer) => layer.svg).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">${body}</svg>`;
  return { layers, svg };
}
