import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  composeDesign,
  type Design,
  readIdea,
  renderDesign,
  renderDesignRaster,
  type ShirtTone,
  type Style,
} from '../../../designer/index.ts';
import { alphaBox, fitInto, type PrintArea } from '../../../print/index.ts';

export interface PressRequest {
  idea: string;
  style?: Style | undefined;
  seed?: number | undefined;
}

/** A request with nothing left open: with its idea it gives the same design to the byte. */
export interface PressPlan {
  style: Style;
  seed: number;
}

export interface PressRefusal {
  refusal: string;
}

export interface ConceptPlan extends PressPlan {
  layout: string;
  /** Hex of its inks, darkest first. */
  palette: string[];
  texts: string[];
}

export interface PressOrder extends PressPlan {
  idea: string;
  shirtTone: ShirtTone;
}

export interface PressPrint {
  /** Straight alpha, transparent background. */
  png: Uint8Array;
  /** The same as vectors, worn ink cut out of it, text as outlines. */
  svg: string;
}

export const pressTasks = {
  async plan(request: PressRequest): Promise<PressPlan | PressRefusal> {
    return refused(request.idea) ?? settle(request);
  },

  /** The page's concepts, as different as the idea allows; the first of page 0 is what an open request gives. */
  async concepts(request: PressRequest, page: number): Promise<ConceptPlan[] | PressRefusal> {
    const refusal = refused(request.idea);
    if (refusal) return refusal;
    const shown: Concept[] = [];
    for (let slot = 0; slot < conceptsPerPage; slot += 1) shown.push(unlike(shown, candidates(request, page, slot)));
    return shown.map(({ design, plan }) => ({
      ...plan,
      layout: design.layout,
      palette: inksOf(design),
      texts: design.texts,
    }));
  },

  async preview(order: PressOrder): Promise<Uint8Array> {
    const { data, width, height } = renderDesignRaster(composeDesign(order), { width: previewWidth });
    return sharp(data, { raw: { width, height, channels: 4 } })
      .png({ palette: true, quality: 90, effort: 2 })
      .toBuffer();
  },

  /** The picture at the size at which it prints on `area`, so that it is never enlarged. */
  async print(order: PressOrder, area: PrintArea): Promise<PressPrint> {
    const design = composeDesign(order);
    return { png: await renderDesign(design, { width: printWidth(design, area) }), svg: design.svg };
  },
};

export type PressTasks = typeof pressTasks;

export const conceptsPerPage = 4;
/** Pixels: sharp on a phone's screen, where a concept is some 170 points wide. */
const previewWidth = 480;
/** Seeds tried for a concept unlike those before it; each costs about 10 ms. */
const triesEach = 6;

interface Concept {
  plan: PressPlan;
  design: Design;
}

/** A style left open is chosen by the designer once and named from then on: naming it changes what chance does next. */
function settle({ idea, style = readIdea(idea).style, seed }: PressRequest): PressPlan {
  if (style && seed !== undefined) return { style, seed };
  const first = composeDesign({ idea, ...(style && { style }), ...(seed !== undefined && { seed }) });
  return { style: first.style, seed: first.seed };
}

function* candidates(request: PressRequest, page: number, slot: number): Generator<Concept> {
  for (let attempt = 0; attempt < triesEach; attempt += 1) {
    const open = page === 0 && slot === 0 && attempt === 0;
    const plan = settle(open ? request : { ...request, seed: seedFor(request, page, slot, attempt) });
    yield { plan, design: composeDesign({ idea: request.idea, ...plan }) };
  }
}

function seedFor({ idea }: PressRequest, ...place: number[]): number {
  return createHash('sha256')
    .update([...place, idea].join('\n'))
    .digest()
    .readUInt32BE(0);
}

function unlike(shown: readonly Concept[], offered: Iterable<Concept>): Concept {
  const appearances = new Set(shown.map(appearanceOf));
  let last: Concept | undefined;
  for (const concept of offered) {
    last = concept;
    if (!appearances.has(appearanceOf(concept))) break;
  }
  return last as Concept;
}

function appearanceOf({ design: { style, layout, palette } }: Concept): string {
  return [style, layout, palette.name].join();
}

function inksOf({ palette: { ink, paper, main, accent, second, third } }: Design): string[] {
  return [...new Set([ink, main, accent, second, third, paper])];
}

const nothing =
  'Press finds nothing here that it can set or draw. Name a picture, such as a cat, or put the words to print in quotes.';

/** The lettering must be exact: where letters would be missing, nothing is made. */
function refused(idea: string): PressRefusal | null {
  const { headline, tagline, subject, scene, unset } = readIdea(idea);
  if (unset.length > 0) return { refusal: tooMuch(unset.slice(0, 4).join(' ')) };
  return headline || tagline || subject || scene ? null : { refusal: nothing };
}

function tooMuch(unset: string): string {
  return `Press cannot set all of this: “${unset}” is more than fits a shirt, or in letters that our typefaces lack. Put fewer words to print in quotes, or choose the AI model.`;
}

/** Wide enough to find the ink's edges to two tenths of a percent. */
const measuredWidth = 1000;

/** As large as it prints, not larger. The ink is measured: wear takes edges away, and layer bounds are only near. */
function printWidth(design: Design, area: PrintArea): number {
  const ink = alphaBox(renderDesignRaster(design, { width: measuredWidth }));
  if (!ink) return measuredWidth;
  // Of a pixel at either edge we know only that some of it is inked.
  const { factor } = fitInto(area, { width: ink.width + 1, height: ink.height + 1 });
  return Math.floor(measuredWidth * factor);
}
