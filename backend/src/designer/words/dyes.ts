/** Colors that an idea names for its things: "under a yellow umbrella". */
import { hasTag } from '../figures/catalog.ts';
import { OWN_COLOR } from '../figures/dye.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { wholeOf } from '../figures/whole-of.ts';
import { findSightings } from './lexicon.ts';
import { PERSON_FIGURES } from './persons.ts';
import { isCreature } from './roles.ts';
import { QUALITIES } from './speech.ts';
import { COLORS } from './vocabulary.ts';

/** With those that are no color of a whole design. */
const DYES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COLORS),
  ['black', '#2f2b35'],
  ['white', '#fbf6ea'],
  ['gray', '#8d939c'],
  ['grey', '#8d939c'],
  ['silver', '#b4bac4'],
  ['lavender', '#b9a0dc'],
  ['lilac', '#b9a0dc'],
  ['mint', '#a9d8bd'],
  ['lime', '#a5c843'],
  ['beige', '#e3cfa8'],
  ['tan', '#d9a871'],
  ['coral', '#e8705c'],
  ['blood', '#b3202e'],
]);

/** Words for a picture that name its color, too: "yellow raincoat". */
const IN_NAMES = new Set('red yellow green blue purple pink brown lavender'.split(' '));

/** What is drawn where somebody wears it. */
const WORN: Readonly<Record<string, string>> = { 'bow-ribbon': 'head-bow' };

/** By the names of the pictures, and of those that stand for them. */
export function dyesOf(words: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { motif, kind, at, length } of findSightings(words)) {
    if (kind !== 'thing' || isPerson(motif) || found.has(motif)) continue;
    const dye = IN_NAMES.has(words[at] ?? '')
      ? OWN_COLOR
      : (dyeBefore(words, at, isCreature(motif)) ?? dyeBehind(words, at + length));
    for (const name of [motif, HEAD_OF[motif], wholeOf(motif), WORN[motif]]) if (name && dye) found.set(name, dye);
  }
  return found;
}

const isPerson = (motif: string) => hasTag(motif, 'person') || Object.values(PERSON_FIGURES).includes(motif);

/** "Pink and teal nutcracker". */
const firstOfTwo = (first: string, second: string) =>
  UNSURE.has(first) || UNSURE.has(second) || !DYES.has(second) ? undefined : DYES.get(first);

/** Two colors of stripes and checks. */
const UNSURE = new Set(['black', 'white', 'gray', 'grey', 'silver', 'brown', 'gold', 'red']);

/** "Nutcracker in pink and teal pastel": the first of them; but "cat in pink boots". */
function dyeBehind(words: readonly string[], end: number): string | undefined {
  if (words[end] !== 'in') return undefined;
  const behind = words.slice(end + 1);
  const isTinted = behind.every((word) => DYES.has(word) || word === 'and' || TINTS.has(word));
  return isTinted ? DYES.get(behind.find((word) => DYES.has(word)) ?? '') : undefined;
}

const TINTS = new Set('pastel pastels color colors tones shades hues light dark bright soft'.split(' '));

/** "Red balloon", "yellow rubber boots"; but "black and white cow". */
function dyeBefore(words: readonly string[], at: number, isAnimal: boolean): string | undefined {
  const before = words[at - 1] ?? '';
  const spot = QUALITIES.has(before) && !DYES.has(before) ? at - 2 : at - 1;
  const color = words[spot] ?? '';
  // "Red panda | eating ramen".
  const isName = spot === at - 1 && findSightings([color, words[at] ?? ''])[0]?.length === 2;
  if (isName) return undefined;
  if (words[spot - 1] === 'and') return isAnimal ? undefined : firstOfTwo(words[spot - 2] ?? '', color);
  return DYES.get(color);
}
