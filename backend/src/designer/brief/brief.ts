import { PALETTES, suitingLayouts } from '../design/choices.ts';
import type { DesignDocument } from '../design/design.ts';
import { faultOfUnset, faultsOfDocument } from '../design/document.ts';
import { type Idea, readIdea } from '../idea/idea.ts';
import type { Palette } from '../inks/palette.ts';
import type { LayoutName } from '../layouts/index.ts';
import { SLOGAN } from '../words/vocabulary.ts';

/** What an idea becomes before it is drawn, in parts that a person reads and changes. */
export interface Brief extends Pick<Idea, 'subject' | 'companion' | 'accents' | 'scene' | 'mood' | 'style'> {
  /** Lines: the first is set large, the second small. */
  words: string[];
  /** The name of an ink set. */
  palette?: string | undefined;
  layout?: LayoutName | undefined;
}

export interface BriefReading extends Brief {
  /** What of the idea cannot be drawn or set, in the words of the idea. */
  undrawn: string[];
}

export const MOST_LINES = 2;

/** What is drawn for a brief, instead of what its idea is read as. */
export type BriefDesign = Pick<DesignDocument, 'brief' | 'layout' | 'palette'>;

export function designOfBrief(idea: string, brief: Brief): BriefDesign {
  const palette = paletteNamed(brief.palette);
  return {
    brief: toIdea(idea, brief),
    ...(brief.layout && { layout: brief.layout }),
    ...(palette && { palette }),
  };
}

export function paletteNamed(name: string | undefined): Palette | undefined {
  const found = PALETTES.find((palette) => palette.name === name);
  if (!found) return undefined;
  const { style: _, ...palette } = found;
  return palette;
}

export const PALETTE_NAMES: readonly string[] = PALETTES.map(({ name }) => name);

/** A color that the idea asks for stays, unless inks are chosen. */
export function toIdea(idea: string, brief: Brief): Idea {
  const { words, subject, companion, accents, scene, mood, style, palette } = brief;
  const [headline = '', tagline = ''] = words;
  const read = readIdea(idea);
  const slogan = headline !== '' && (read.slogan || SLOGAN.test(headline));
  const color = palette ? undefined : read.color;
  // A scene that was chosen by hand is as good as named.
  const isSceneNamed = scene && scene !== read.scene ? true : read.isSceneNamed;
  const shown = { subject, companion, accents, scene, isSceneNamed, hasDarkSky: read.hasDarkSky };
  return withoutGaps({ headline, tagline, ...shown, mood, style, color, slogan, unset: [] });
}

/** What an idea is read as today, to be stored with its design. */
export function ideaAsRead(idea: string): Idea {
  const { undrawn: _, unknown: __, ...read } = readIdea(idea);
  return withoutGaps(read);
}

/** As it is stored and sent: what is not there is no property. */
function withoutGaps(idea: Idea): Idea {
  return Object.fromEntries(Object.entries(idea).filter(([, value]) => value !== undefined)) as unknown as Idea;
}

/** Why a brief cannot be pressed as it is, by its fields, in sentences for a person; empty where it can. */
export function faultsOfBrief(idea: string, brief: Brief): Record<string, string> {
  const design = designOfBrief(idea, brief);
  const faults = Object.entries(faultsOfDocument({ idea, style: 'modern', seed: 0, ...design }));
  const unsuited = design.brief && brief.layout && !suitingLayouts(design.brief).includes(brief.layout);
  const missing = faultOfMissing(idea, brief);
  return {
    ...(missing && { words: missing }),
    ...Object.fromEntries(faults.reverse().map(([field, fault]) => [FIELDS[field] ?? field, fault])),
    ...(unsuited && { layout: 'This layout does not suit these words and pictures. Choose another.' }),
  };
}

/** Words that are the idea's own, without what could not be set of them: nobody has chosen them so. */
function faultOfMissing(idea: string, { words }: Brief): string | null {
  const { headline, tagline, unset } = readIdea(idea);
  return words.join('\n') === [headline, tagline].filter(Boolean).join('\n') ? faultOfUnset(unset) : null;
}

/** By the fields of a document. */
const FIELDS: Record<string, keyof Brief> = {
  'brief.headline': 'words',
  'brief.tagline': 'words',
  'brief.subject': 'subject',
  'brief.companion.motif': 'companion',
  'brief.accents': 'accents',
};
