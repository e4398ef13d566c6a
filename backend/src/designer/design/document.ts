import { isDrawable } from '../figures/motif.ts';
import { HEADLINE_WORDS, limitWords, QUOTED, readIdea, TAGLINE_WORDS } from '../idea/idea.ts';
import type { Relation, Scene } from '../words/vocabulary.ts';
import type { DesignDocument } from './design.ts';

const SCENES: Record<Scene, true> = {
  beach: true,
  mountains: true,
  forest: true,
  desert: true,
  lake: true,
  farm: true,
  snow: true,
  storm: true,
  night: true,
  space: true,
  city: true,
  sun: true,
};
export const SCENE_NAMES = Object.keys(SCENES) as Scene[];

const RELATIONS: Record<Relation, true> = {
  above: true,
  ride: true,
  wear: true,
  hold: true,
  versus: true,
  beside: true,
  crossed: true,
  over: true,
};
export const RELATION_NAMES = Object.keys(RELATIONS) as Relation[];

/** Why a document cannot be printed as it is, by field, in sentences for a person; empty where it can. */
export function faultsOfDocument(document: DesignDocument): Record<string, string> {
  const { brief } = document;
  if (!brief) return present({ idea: faultOfUnset(readIdea(document.idea).unset) });
  const { headline, tagline, subject, companion, accents = [], scene } = brief;
  return present({
    'brief.headline':
      headline || tagline || subject || scene ? faultOfWords(headline, HEADLINE_WORDS * QUOTED) : nothing,
    'brief.tagline': faultOfWords(tagline, TAGLINE_WORDS * QUOTED),
    'brief.subject': faultOfPicture(subject),
    'brief.companion.motif': faultOfPicture(companion?.motif),
    'brief.accents': accents.map(faultOfPicture).find(Boolean) ?? null,
  });
}

/** Headline and tagline; either may be empty. */
export function wordsOfDocument({ idea, brief = readIdea(idea) }: DesignDocument): string[] {
  return [brief.headline, brief.tagline];
}

const nothing = 'There is nothing to print here. Add words, a picture or a scene.';

function faultOfWords(text: string, words: number): string | null {
  const { text: set, unset } = limitWords(text, words);
  if (unset.length > 0) return faultOfUnset(unset);
  return set === text ? null : `Our typefaces have no ornamental letters. Write “${set}”.`;
}

export function faultOfUnset(unset: readonly string[]): string | null {
  if (unset.length === 0) return null;
  return `Press can’t set all of this: “${unset.slice(0, 4).join(' ')}” doesn’t fit on a shirt, or uses characters our fonts don’t have.`;
}

function faultOfPicture(name: string | undefined): string | null {
  return name === undefined || isDrawable(name) ? null : 'Press has no picture of that name.';
}

function present(faults: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null));
}
