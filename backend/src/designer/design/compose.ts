import { CANVAS, place, union } from '../canvas/geometry.ts';
import { createRandom, hashText, type Random } from '../canvas/random.ts';
import { STYLES, type Style } from '../canvas/style.ts';
import { createIds, group, type Piece } from '../canvas/svg.ts';
import { type Idea, readIdea } from '../idea/idea.ts';
import { choosePalette } from '../inks/palette.ts';
import { chooseLayout } from '../layouts/index.ts';
import type { Studio } from '../layouts/studio.ts';
import { type Design, type DesignRequest, type Layer } from './design.ts';
import { wearClip } from './wear.ts';

/** Canvas units left free on every side: more than the 30 px that printers ask for. */
const MARGIN = 90;

const WEAR: Partial<Record<Style, number>> = { vintage: 0.4, grunge: 0.72, varsity: 0.26, retro: 0.2 };
/** Factor for letters: the smallest must stay readable. */
const LETTERING_WEAR = 0.5;

/** Never throws, for any text. The same request gives the same design. */
export function composeDesign(request: DesignRequest): Design {
  const idea = readable(readIdea(request.idea));
  const seed = (request.seed ?? hashText(request.idea)) >>> 0;
  const random = createRandom(seed);
  const style = request.style ?? idea.style ?? suitingStyle(idea, random);
  const shirtTone = request.shirtTone ?? 'any';
  const palette = choosePalette(style, random, idea.color);
  const studio: Studio = { idea, style, shirtTone, palette, random, ids: createIds() };
  const layout = chooseLayout(studio);
  const layers = fitToCanvas(layout.draw(studio));
  const wear = WEAR[style] ?? 0;
  return {
    svg: document(layers, wear, seed),
    width: CANVAS.width,
    height: CANVAS.height,
    layers,
    texts: layers.flatMap((layer) => layer.lines),
    unset: idea.unset,
    palette,
    style,
    layout: layout.name,
    seed,
    wear,
  };
}

function readable(idea: Idea): Idea {
  return idea.headline || idea.subject ? idea : { ...idea, subject: 'star' };
}

function suitingStyle(idea: Idea, random: Random): Style {
  if (!idea.subject) return random.pick(['modern', 'retro', 'grunge', 'varsity']);
  if (idea.scene) return random.pick(['vintage', 'modern', 'vintage', 'retro']);
  return random.pick(STYLES.filter((style) => style !== 'minimal'));
}

type FittedLayer = Layer & { lines: string[] };

function fitToCanvas(pieces: readonly Piece[]): FittedLayer[] {
  const art = union(pieces.map((piece) => piece.bounds));
  const scale = Math.min((CANVAS.width - 2 * MARGIN) / art.w, (CANVAS.height - 2 * MARGIN) / art.h);
  const dx = (CANVAS.width - art.w * scale) / 2 - art.x * scale;
  const dy = (CANVAS.height - art.h * scale) / 2 - art.y * scale;
  const transform = `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(5)})`;
  return pieces.map((piece) => ({
    name: piece.name,
    kind: piece.kind,
    bounds: place(piece.bounds, scale, dx, dy),
    svg: group({ transform, 'data-layer': piece.name }, piece.svg),
    glyphs: piece.glyphs?.map((box) => place(box, scale, dx, dy)),
    lines: piece.lines ?? [],
  }));
}

function document(layers: readonly FittedLayer[], wear: number, seed: number): string {
  const { width, height } = CANVAS;
  const body = wear > 0 ? worn(layers, wear, seed) : layers.map(({ svg }) => svg).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** Adjacent layers of a kind share a clip path: every clipped group costs the renderer a canvas. */
function worn(layers: readonly FittedLayer[], wear: number, seed: number): string {
  const runs: { clip: string; svg: string }[] = [];
  for (const { kind, svg } of layers) {
    const clip = kind === 'lettering' ? 'worn-letters' : 'worn';
    const last = runs.at(-1);
    if (last?.clip === clip) last.svg += svg;
    else runs.push({ clip, svg });
  }
  const clips = wearClip('worn', wear, seed) + wearClip('worn-letters', wear * LETTERING_WEAR, seed);
  return clips + runs.map(({ clip, svg }) => group({ 'clip-path': `url(#${clip})` }, svg)).join('');
}
