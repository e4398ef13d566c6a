import { HEAD_OF } from '../figures/heads.ts';
import { normalize, withoutBoilerplate } from '../idea/idea.ts';
import { HELD } from '../idea/pictures.ts';
import { wordsOf } from '../idea/tokens.ts';
import { findSightings, type Sighting } from '../words/lexicon.ts';
import { DEEDS } from '../words/roles.ts';
import { LANDSCAPES, SCENE_HINTS } from '../words/scenes.ts';
import { ARTWORK, KIN } from '../words/speech.ts';
import type { Brief } from './brief.ts';

const MOST_NAMED = 6;

/** Things that the idea names and the brief neither prints nor draws, in the idea's order and words. */
export function undrawnOf(idea: string, brief: Brief, unset: readonly string[]): string[] {
  const printed = new Set(wordsOf(brief.words.join(' ')));
  const words = wordsOf(withoutBoilerplate(normalize(idea))).map((word) =>
    printed.has(word) || Object.hasOwn(DEEDS, word) || ARTWORK.has(word) || KIN.has(word) ? '' : word,
  );
  const missing = findSightings(words)
    .map((sighting) => ({ ...sighting, phrase: words.slice(sighting.at, sighting.at + sighting.length).join(' ') }))
    .filter(({ kind }) => kind === 'thing' || kind === 'undrawn')
    .filter((thing) => !isDrawn(thing, brief))
    .map(({ phrase }) => phrase);
  return [...new Set([...missing, ...unset])].slice(0, MOST_NAMED);
}

function isDrawn({ motif, phrase }: Sighting & { phrase: string }, { subject, companion, scene }: Brief): boolean {
  const drawn = [subject, companion?.motif].filter((name) => name !== undefined);
  const heads = drawn.map((name) => HEAD_OF[name] ?? name);
  if (heads.includes(HEAD_OF[motif] ?? motif) || heads.includes(HELD.get(motif) ?? motif)) return true;
  if (drawn.some((name) => phrase.split(' ').every((word) => name.split('-').includes(singular(word))))) return true;
  return scene !== undefined && (LANDSCAPES.has(phrase) || SCENE_HINTS.get(phrase) === scene);
}

const singular = (word: string) => word.replace(/(?<=\p{L}{2})s$/u, '');
