import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  type Brief,
  type BriefDraft,
  type BriefReading,
  checkBrief,
  composeDesign,
  type Design,
  type DesignDocument,
  designOfBrief,
  faultsOfBrief,
  faultsOfDocument,
  ideaAsRead,
  printWidth,
  readBrief,
  readIdea,
  renderDesign,
  renderDesignRaster,
  type ShirtTone,
  type Style,
  wordsOfDocument,
} from '../../../designer/index.ts';
import { alphaBox, type PrintArea } from '../../../print/index.ts';
import { printProduct } from './press-products.ts';

export interface PressRequest {
  idea: string;
  style?: Style | undefined;
  seed?: number | undefined;
  brief?: Brief | undefined;
}

/** A request with nothing left open: with its idea it gives the same design to the byte. */
export type PressPlan = Omit<DesignDocument, 'idea'>;

export interface PressRefusal {
  refusal: string;
}

export interface ConceptPlan {
  plan: PressPlan;
  layout: string;
  /** Hex of its inks, darkest first. */
  palette: string[];
  texts: string[];
}

export type PressOrder = DesignDocument & { shirtTone: ShirtTone };

/** Why a document or a brief cannot be pressed, by its fields. */
export interface PressFaults {
  faults: Record<string, string>;
}

export interface PressPrint {
  /** Straight alpha, transparent background. */
  png: Uint8Array;
  /** The same as vectors, worn ink cut out of it, text as outlines. */
  svg: string;
}

export const pressTasks = {
  async plan(request: PressRequest): Promise<PressPlan | PressRefusal | PressFaults> {
    return refused(request) ?? settle(request);
  },

  /** A text model's draft is checked against the idea; without one our own grammar reads it. */
  async readBrief(idea: string, draft: BriefDraft | null): Promise<BriefReading> {
    return draft ? checkBrief(idea, draft) : readBrief(idea);
  },

  async checkBrief(idea: string, brief: Brief): Promise<PressFaults> {
    return { faults: faultsOfBrief(idea, brief) };
  },

  /** The page's concepts, as different as the idea allows; the first of page 0 is what an open request gives. */
  async concepts(request: PressRequest, page: number): Promise<ConceptPlan[] | PressRefusal | PressFaults> {
    const refusal = refused(request);
    if (refusal) return refusal;
    const shown: Concept[] = [];
    for (let slot = 0; slot < conceptsPerPage; slot += 1) shown.push(unlike(shown, candidates(request, page, slot)));
    return shown.map(({ design, plan }) => ({
      plan,
      layout: design.layout,
      palette: inksOf(design),
      texts: design.texts,
    }));
  },

  async check(document: DesignDocument): Promise<PressFaults> {
    const faults = faultsOfDocument(document);
    if (Object.keys(faults).length > 0) return { faults };
    const ink = alphaBox(renderDesignRaster(composeDesign(document), { width: checkedWidth }));
    return { faults: ink ? {} : { arrangement: nothingLeft } };
  },

  async words(document: DesignDocument): Promise<string[]> {
    return wordsOfDocument(document);
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
    return { png: await renderDesign(design, { width: printWidth(design, area) ?? emptyWidth }), svg: design.svg };
  },

  printProduct,
};

export type PressTasks = typeof pressTasks;

export const conceptsPerPage = 4;
/** Pixels: sharp on a phone's screen, where a concept is some 170 points wide. */
const previewWidth = 480;
/** Of the picture of a design without ink. */
const emptyWidth = 1000;
/** Enough to see whether there is any ink. */
const checkedWidth = 240;
const nothingLeft = 'Nothing of this design is left on the shirt. Show a layer, or move one back.';
/** Seeds tried for a concept unlike those before it; each costs about 10 ms. */
const triesEach = 6;

interface Concept {
  plan: PressPlan;
  design: Design;
}

/**
 * A style left open is chosen by the designer once and named from then on: naming it changes what chance does next. So is
 * what the idea is read as: a later grammar must not change a design that is sold.
 */
function settle({ idea, brief, style = (brief ?? readIdea(idea)).style, seed }: PressRequest): PressPlan {
  const design = brief ? designOfBrief(idea, brief) : { brief: ideaAsRead(idea) };
  if (style && seed !== undefined) return { style, seed, ...design };
  const first = composeDesign({ idea, ...design, ...(style && { style }), ...(seed !== undefined && { seed }) });
  return { style: first.style, seed: first.seed, ...design };
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
function refused({ idea, brief }: PressRequest): PressRefusal | PressFaults | null {
  return brief ? faultyBrief(idea, brief) : refusedIdea(idea);
}

function faultyBrief(idea: string, brief: Brief): PressFaults | null {
  const faults = faultsOfBrief(idea, brief);
  return Object.keys(faults).length > 0 ? { faults } : null;
}

function refusedIdea(idea: string): PressRefusal | null {
  const { headline, tagline, subject, scene, unset } = readIdea(idea);
  if (unset.length > 0) return { refusal: tooMuch(unset.slice(0, 4).join(' ')) };
  return headline || tagline || subject || scene ? null : { refusal: nothing };
}

function tooMuch(unset: string): string {
  return `Press can’t set all of this: “${unset}” doesn’t fit on a shirt, or uses characters our fonts don’t have. Put fewer words to print in quotes, or choose the AI model.`;
}
