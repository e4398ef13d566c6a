import { HEAD_OF } from '../figures/heads.ts';
import { HAS_ALREADY, HELD } from '../idea/arrange.ts';
import { countAt } from '../idea/counts.ts';
import { normalize, type Reading, withoutBoilerplate } from '../idea/idea.ts';
import { isLimb, isLimbName } from '../idea/relations.ts';
import { inOrder, reworded } from '../idea/rewordings.ts';
import { wordsOf } from '../idea/tokens.ts';
import { withYoung } from '../idea/young.ts';
import { findSightings, type Sighting } from '../words/lexicon.ts';
import { withoutPattern } from '../words/patterns.ts';
import { COSTUMES, DEEDS } from '../words/roles.ts';
import { LANDSCAPES, SCENE_HINTS } from '../words/scenes.ts';
import { ARTWORK, KIN } from '../words/speech.ts';
import type { Brief } from './brief.ts';

const MOST_NAMED = 6;

/** Things that the idea names and the brief neither prints nor draws, in the idea's order and words. */
export function undrawnOf(idea: string, brief: Brief, { unknown, unset }: Reading): string[] {
  const printed = new Set(wordsOf(brief.words.join(' ')));
  const words = withYoung(wordsOf(reworded(inOrder(withoutBoilerplate(withoutPattern(normalize(idea))))))).map(
    (word, at, all) =>
      printed.has(word) || isLimb(all, at) || Object.hasOwn(DEEDS, word) || ARTWORK.has(word) || KIN.has(word)
        ? ''
        : word,
  );
  const text = wordsOf(idea).join(' ');
  const places = (phrase: string) => text.indexOf(phrase);
  const missing = findSightings(words)
    .map((sighting) => ({ ...sighting, phrase: words.slice(sighting.at, sighting.at + sighting.length).join(' ') }))
    .filter(({ kind }) => kind === 'thing' || kind === 'undrawn')
    .filter((thing) => !isDrawn(thing, brief))
    .map(({ phrase }) => phrase);
  const nouns = unknown.filter((noun) => !isLimbName(noun) && !noun.split(' ').some((word) => printed.has(word)));
  const named = [...new Set([...missing, ...nouns, ...uncounted(words, brief)])].sort((p, q) => places(p) - places(q));
  return [...new Set([...named, ...unset])].slice(0, MOST_NAMED);
}

/** "Five bees": more than are drawn. */
function uncounted(words: readonly string[], { subject, companion, accents = [] }: Brief): string[] {
  const drawn = [subject, companion?.motif, ...accents];
  return findSightings(words).flatMap(({ motif, at, length }) => {
    const copies = drawn.filter((name) => name === motif).length;
    const count = copies > 0 ? countAt(words, at, length) : undefined;
    const isEnough = !count || count.many <= copies || (count.many === 2 && /s$|crossed|-and-/u.test(motif));
    return isEnough ? [] : words.slice(count.from, at + length).join(' ');
  });
}

function isDrawn(
  { motif, phrase }: Sighting & { phrase: string },
  { subject, companion, accents = [], scene }: Brief,
): boolean {
  const drawn = [subject, companion?.motif, ...accents].filter((name) => name !== undefined);
  const heads = drawn.map((name) => HEAD_OF[name] ?? name);
  if (drawn.some((name) => HAS_ALREADY[name]?.includes(motif))) return true;
  if (Object.hasOwn(COSTUMES, phrase) && drawn.includes(COSTUMES[phrase]?.motif ?? '')) return true;
  if (heads.includes(HEAD_OF[motif] ?? motif) || heads.includes(HELD.get(motif) ?? motif)) return true;
  if (drawn.some((name) => phrase.split(' ').every((word) => name.split('-').includes(singular(word))))) return true;
  return scene !== undefined && (LANDSCAPES.has(phrase) || SCENE_HINTS.get(phrase) === scene);
}

const singular = (word: string) => word.replace(/(?<=\p{L}[^s])s$/u, '');
