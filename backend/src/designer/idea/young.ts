/** Animals with their young: "wolf mother and pup", "elephant and her calf". */

import { hasTag } from '../figures/catalog.ts';
import { findSightings, isCreatureWord } from '../words/lexicon.ts';
import { isCreature } from '../words/roles.ts';
import { KIN } from '../words/speech.ts';
import type { Token } from './tokens.ts';

/** Whose young have a picture of their own under that word. */
const YOUNG_OF: Record<string, RegExp> = {
  pup: /dog|hound|terrier|retriever|corgi|pug|poodle|shepherd/u,
  cub: /^(?:bear|grizzly-bear|black-bear)$/u,
  calf: /cow|bull|hereford|holstein/u,
  kid: /goat/u,
  joey: /^$/u,
  owlet: /^$/u,
  eaglet: /^$/u,
  // A stork brings a child.
  baby: /^crane-bird$/u,
};

const YOUNG = new Set([
  ...Object.keys(YOUNG_OF),
  'puppy',
  'kitten',
  'duckling',
  'gosling',
  'cygnet',
  'chick',
  'foal',
  'fawn',
  'lamb',
  'piglet',
]);

const SINGULARS: Record<string, string> = { calves: 'calf', babies: 'baby', puppies: 'puppy' };

const singular = (word: string) => SINGULARS[word] ?? word.replace(/s$/u, '');

/** "Cat and dog sleeping": both of them do. */
export function withBoth(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [joint, second = '', deed = ''] = words.slice(at + 1);
    const isPair = joint === 'and' && isCreatureWord(word) && isCreatureWord(second);
    return isPair && SHARED.has(deed) ? [word, deed] : [word];
  });
}

const SHARED = new Set('sleeping running howling jumping flying'.split(' '));

/** The same words with the name of the animal for its young: "wolf mother and wolf". */
export function withYoung(words: readonly string[]): string[] {
  return words.map((word, at) => {
    if (word === 'with' && leadsToYoung(words, at)) return 'and';
    const puppy = /^pup(?:py|pies|s)?$/u.test(word) && isBesideParent(words, at) ? puppyOf(words, at) : undefined;
    if (puppy) return puppy;
    const own = YOUNG_OF[singular(word)];
    const isThing = findSightings(words.slice(at, at + 2))[0]?.length === 2;
    const parent =
      own && !isThing && (isBesideParent(words, at) || isTended(words, at)) ? parentOf(words.slice(0, at)) : undefined;
    if (!parent || own?.test(parent.motif)) return word;
    const young = `${parent.phrase} ${singular(word)}`;
    const isDrawn = findSightings(young.split(' '))[0]?.length === young.split(' ').length;
    return `${isDrawn ? young : parent.phrase}${/s$/u.test(word) ? 's' : ''}`;
  });
}

/** "Labrador with her pups": those of its breed. */
function puppyOf(words: readonly string[], at: number): string | undefined {
  const parent = parentOf(words.slice(0, at));
  if (!parent || !hasTag(parent.motif, 'dog-breed')) return undefined;
  return `${parent.phrase} ${/s$/u.test(words[at] ?? '') ? 'puppies' : 'puppy'}`;
}

/** "With her chicks". */
function leadsToYoung(words: readonly string[], at: number): boolean {
  const next = words.findIndex((word, other) => other > at && !LEADS.has(word));
  return YOUNG.has(singular(words[next] ?? '')) && isCreatureWord(words[at - 1] ?? '');
}

/** "And her two pups"; but "kangaroo and baby elephant". */
function isBesideParent(words: readonly string[], at: number): boolean {
  if (isCreatureWord(words[at + 1] ?? '')) return false;
  const joint = words.slice(0, at).findLastIndex((word) => /^(?:and|with|&)$/u.test(word));
  if (words.includes('pouch')) return false;
  return joint > 0 && words.slice(joint + 1, at).every((word) => LEADS.has(word));
}

/** "Owl babysitting three owlets". */
function isTended(words: readonly string[], at: number): boolean {
  const deed = words
    .slice(0, at)
    .findLastIndex((word) => /^(?:babysitting|feeding|teaching|raising|tending)$/u.test(word));
  const hugged = words.slice(0, at).findLastIndex((word) => /^(?:hugging|cuddling|snuggling|cradling)$/u.test(word));
  if (hugged > 0 && !/^(?:her|his|its|their)$/u.test(words[hugged + 1] ?? '')) return false;
  const start = Math.max(deed, hugged);
  return start > 0 && words.slice(start + 1, at).every((word) => LEADS.has(word));
}

const LEADS = new Set('a an the her his its their two three four five six little baby tiny newborn cute'.split(' '));

function parentOf(before: readonly string[]): { motif: string; phrase: string } | undefined {
  const parent = findSightings(before).findLast(({ kind, motif }) => kind === 'thing' && isCreature(motif));
  return parent && { motif: parent.motif, phrase: before.slice(parent.at, parent.at + parent.length).join(' ') };
}

const PLAIN = new Set<Token['kind']>(['thing', 'look', 'article']);
const AROUND = new Set<Token['kind']>([...PLAIN, 'scenery', 'style', 'joint', 'deed']);

/** "In the savanna". */
const isPlace = (tokens: readonly Token[]) =>
  tokens.every(({ kind }, at) => AROUND.has(kind) || (kind === 'word' && tokens[at - 1]?.kind === 'article'));

/** "Bear mom and her cub", "Cat with kittens in a basket": who has young is described. */
export function isFamily(tokens: readonly Token[]): boolean {
  if (PARENT_OF_SEVERAL.test(tokens.map(({ word }) => word).join(' '))) return true;
  const joint = tokens.findIndex(({ word }) => word === 'and' || word === 'with' || word === '&');
  const [lead, behind] = [tokens.slice(0, joint), tokens.slice(joint + 1)];
  if (joint < 1 || joint > 3 || lead.filter(({ word }) => isCreatureWord(word)).length !== 1) return false;
  if (!lead.every(({ kind, word }) => PLAIN.has(kind) || KIN.has(word))) return false;
  const young = behind.findIndex(({ word }) => YOUNG.has(singular(word)));
  const [before, after] = [behind.slice(0, young), behind.slice(young + 1)];
  // "Mama bear and cubs" is said.
  if (KIN.has(lead[0]?.word ?? '') && young === 0 && after.every(({ kind }) => kind === 'style')) return false;
  return young >= 0 && before.every(({ word }) => LEADS.has(word)) && isPlace(after);
}

/** "Girl dad with two daughters". */
const PARENT_OF_SEVERAL =
  /^(?:\p{L}+ )?(?:mom|mother|mama|dad|father|daddy) (?:and|with) (?:(?:his|her) )?(?:two|three) (?:little |young )?(?:daughters|girls|sons|boys|kids|children)$|^(?!dog|cat|fur|plant)(?:\p{L}+ ){0,2}(?:mom|mother|dad|father|grandpa|grandma|nana|papa|granny) (?:with(?: (?:an?|his|her))?|and (?:an?|his|her)) (?:little |baby )?(?:toddler|grandson|granddaughter|grandkids|grandbaby|newborn|son|daughter|twins)$/u;
