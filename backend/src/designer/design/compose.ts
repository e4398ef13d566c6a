import { type Box, CANVAS, place, type Size, union } from '../canvas/geometry.ts';
import { createRandom, hashText, type Random } from '../canvas/random.ts';
import { STYLES, type Style } from '../canvas/style.ts';
import { createIds, group, type Piece } from '../canvas/svg.ts';
import { type Idea, normalize, readIdea, settingsOf } from '../idea/idea.ts';
import { wordsOf } from '../idea/tokens.ts';
import { choosePalette } from '../inks/palette.ts';
import { chooseLayout, LAYOUTS_BY_NAME, type Layout, type LayoutName } from '../layouts/index.ts';
import type { Studio } from '../layouts/studio.ts';
import { dyesOf } from '../words/dyes.ts';
import { asMeant } from '../words/homonyms.ts';
import { STYLES_OF_MOOD } from '../words/moods.ts';
import { patternsOf } from '../words/patterns.ts';
import { arrange } from './arrange.ts';
import type { Design, DesignRequest, Layer } from './design.ts';
import { wearClip } from './wear.ts';

/** What a design is composed for, in units of a canvas 4500 wide. */
export interface Format extends Size {
  /** Left free on every side. */
  margin: number;
  /** Height of capitals below which a line cannot be read on the product. */
  leastLetters: number;
}

/** A margin of more than the 30 px that printers ask for. */
const SHIRT: Format = { ...CANVAS, margin: 90, leastLetters: 0 };

const WEAR: Partial<Record<Style, number>> = { vintage: 0.4, grunge: 0.72, varsity: 0.26, retro: 0.2 };
/** Factor for letters: the smallest must stay readable. */
const LETTERING_WEAR = 0.5;

/** Never throws, for any text. The same request gives the same design. */
export function composeDesign(request: DesignRequest): Design {
  return composeFor(request, SHIRT).design;
}

export interface Composed {
  design: Design;
  /** Height of the smallest line's capitals, in canvas units; null without words. */
  letters: number | null;
}

/** Where letters come out too small to read, it is composed again with lines that may not be so small. */
export function composeFor(request: DesignRequest, format: Format): Composed {
  const first = compose(request, format, 0);
  const { letters, scale } = first;
  if (letters === null || letters >= format.leastLetters) return first;
  return compose(request, format, format.leastLetters / scale);
}

function compose(request: DesignRequest, format: Format, leastLetters: number): Composed & { scale: number } {
  const studio = openStudio(request, format, leastLetters);
  const layout = layoutFor(studio, request.layout);
  const fitted = fitTo(format, layout.draw(studio));
  const layers = arrange(fitted.layers, request.arrangement ?? {});
  return { ...fitted, design: designOf(studio, layers, { request, format, layout: layout.name }) };
}

/** Chance starts anew in each. */
export function openStudio(request: DesignRequest, format: Size, leastLetters: number): OpenStudio {
  const idea = readable(request.brief ?? readIdea(request.idea));
  const seed = (request.seed ?? hashText(request.idea)) >>> 0;
  const random = createRandom(seed);
  const style = request.style ?? idea.style ?? suitingStyle(idea, random);
  const shirtTone = request.shirtTone ?? 'any';
  // Chance is asked for what is given too, so that a change of one thing leaves the others as they were.
  const dyes = dyesOf(wordsOf(asMeant(normalize(request.idea), request.idea)));
  const suiting = choosePalette(style, random, isDyed(idea, dyes, style) ? undefined : idea.color);
  const palette = request.palette ?? suiting;
  const stretch = (format.height / format.width) * (CANVAS.width / CANVAS.height);
  const settings = settingsOf(request.idea, idea);
  const ids = createIds();
  return {
    idea,
    settings,
    dyes,
    patterns: patternsOf(normalize(request.idea), idea),
    seed,
    style,
    shirtTone,
    palette,
    random,
    ids,
    face: request.face,
    stretch,
    leastLetters,
  };
}

/** "Red truck": on a ground of its own color it would be lost. Some styles draw pictures without their colors. */
const isDyed = ({ subject = '', companion }: Idea, dyes: ReadonlyMap<string, string>, style: Style) =>
  (dyes.has(subject) || dyes.has(companion?.motif ?? '')) && style !== 'grunge' && style !== 'minimal';

export interface OpenStudio extends Studio {
  seed: number;
}

export function designOf(
  { idea, palette, style, seed }: OpenStudio,
  layers: readonly FittedLayer[],
  { request, format, layout }: { request: DesignRequest; format: Size; layout: LayoutName },
): Design {
  const wear = request.wear ?? WEAR[style] ?? 0;
  const shown = layers.filter(({ hidden }) => !hidden);
  return {
    svg: svgOf(shown, wear, seed, format),
    width: format.width,
    height: format.height,
    layers: [...layers],
    texts: shown.flatMap(({ lines }) => lines),
    unset: idea.unset,
    palette,
    style,
    layout,
    seed,
    wear,
  };
}

export function layoutFor(studio: Studio, wanted?: LayoutName): Layout {
  const suiting = chooseLayout(studio);
  const layout = wanted && LAYOUTS_BY_NAME[wanted];
  return layout?.suits(studio) ? layout : suiting;
}

function readable(idea: Idea): Idea {
  return idea.headline || idea.subject ? idea : { ...idea, subject: 'star' };
}

function suitingStyle(idea: Idea, random: Random): Style {
  if (idea.mood) return random.pick(STYLES_OF_MOOD[idea.mood]);
  if (!idea.subject) return random.pick(['modern', 'retro', 'grunge', 'varsity']);
  if (idea.scene) return random.pick(['vintage', 'modern', 'vintage', 'modern']);
  const picked = random.pick(STYLES.filter((style) => style !== 'minimal'));
  // Grays would lose the color that is asked for.
  return idea.color && picked === 'grunge' ? 'retro' : picked;
}

export type FittedLayer = Layer & { lines: string[] };

export interface Fitted {
  layers: FittedLayer[];
  scale: number;
  letters: number | null;
}

/** In the middle of the format, as large as its margins allow. */
export function fitTo({ width, height, margin }: Format, pieces: readonly Piece[]): Fitted {
  return fitInBox({ x: margin, y: margin, w: width - 2 * margin, h: height - 2 * margin }, pieces);
}

export function fitInBox(box: Box, pieces: readonly Piece[]): Fitted {
  const art = union(pieces.map((piece) => piece.bounds));
  const scale = Math.min(box.w / art.w, box.h / art.h);
  const dx = box.x + (box.w - art.w * scale) / 2 - art.x * scale;
  const dy = box.y + (box.h - art.h * scale) / 2 - art.y * scale;
  const transform = `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(5)})`;
  const names = uniqueNames(pieces);
  const layers = pieces.map((piece, at) => ({
    name: names[at] ?? piece.name,
    kind: piece.kind,
    bounds: place(piece.bounds, scale, dx, dy),
    svg: group({ transform, 'data-layer': piece.name }, piece.svg),
    glyphs: piece.glyphs?.map((glyph) => place(glyph, scale, dx, dy)),
    lines: piece.lines ?? [],
  }));
  const heights = pieces.flatMap(({ letterHeights = [] }) => letterHeights).filter((height) => height > 0);
  return { layers, scale, letters: heights.length > 0 ? Math.min(...heights) * scale : null };
}

function uniqueNames(pieces: readonly Piece[]): string[] {
  const seen = new Map<string, number>();
  return pieces.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

export function svgOf(layers: readonly Layer[], wear: number, seed: number, size: Size = CANVAS): string {
  const { width, height } = size;
  const body = wear > 0 ? worn(layers, wear, seed, size) : layers.map(({ svg }) => svg).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** Adjacent layers of a kind share a clip path: every clipped group costs the renderer a canvas. */
function worn(layers: readonly Layer[], wear: number, seed: number, size: Size): string {
  const runs: { clip: string; svg: string }[] = [];
  for (const { kind, svg } of layers) {
    const clip = kind === 'lettering' ? 'worn-letters' : 'worn';
    const last = runs.at(-1);
    if (last?.clip === clip) last.svg += svg;
    else runs.push({ clip, svg });
  }
  const clips = wearClip('worn', wear, seed, size) + wearClip('worn-letters', wear * LETTERING_WEAR, seed, size);
  return clips + runs.map(({ clip, svg }) => group({ 'clip-path': `url(#${clip})` }, svg)).join('');
}
