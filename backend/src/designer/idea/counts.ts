/** How many of a thing an idea has. */

import { findSightings } from '../words/lexicon.ts';
import { isPluralName } from '../words/plurals.ts';
import { JOINTS, QUALITIES } from '../words/speech.ts';

const COUNTS: Record<string, number> = {
  two: 2,
  pair: 2,
  couple: 2,
  duo: 2,
  twin: 2,
  both: 2,
  three: 3,
  several: 3,
  family: 3,
  group: 3,
  bunch: 3,
  gang: 3,
  pack: 3,
  herd: 3,
  flock: 3,
  trio: 3,
  race: 3,
  regatta: 3,
  parade: 3,
  convoy: 3,
  fleet: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
};

/** 1 where nothing is counted: "two little owls", "a pair of skis", "penguin couple". */
export function countOf(words: readonly string[], at: number, length: number): number {
  const end = at + length;
  if (GROUPS.has(words[end] ?? '') && !words[end - 1]?.endsWith('s')) {
    // "Snowman family of four".
    const members = words[end + 1] === 'of' ? numberOf(words[end + 2]) : 1;
    return members > 1 ? members : (COUNTS[words[end] ?? ''] ?? 1);
  }
  const many = countAt(words, at, length)?.many ?? 1;
  return many === 1 && isPlural(words[end - 1]) && isMutual(words.slice(end, end + 2)) ? 2 : many;
}

/** A number before a plural, and where it stands. */
export function countAt(
  words: readonly string[],
  at: number,
  length: number,
): { many: number; from: number } | undefined {
  // "Two turtles swimming" is one picture.
  const last = at + length - 1;
  if (!isPlural(words.slice(at, last + 1).findLast((word) => !DOES.test(word)))) return undefined;
  let from = at - 1;
  while (QUALITIES.has(words[from] ?? '')) from--;
  // "Three blind mice".
  if (
    numberOf(words[from]) === 1 &&
    numberOf(words[from - 1]) > 1 &&
    !GROUPS.has(words[from - 1] ?? '') &&
    isPlain(words[from] ?? '')
  )
    from--;
  if (words[from] === 'of') from--;
  const many = numberOf(words[from]);
  return many > 1 ? { many, from } : undefined;
}

/** "Swimming", "ice skating". */
const DOES = /ing$|^(?:ice|figure|roller)$/u;

const isPlain = (word: string) =>
  !JOINTS.has(word) && !word.endsWith('ing') && findSightings([word]).every(({ kind }) => kind === 'keyword');

const isPlural = (word = '') =>
  isPluralName(word) || /(?:men|mice|geese|wolves|sheep|deer|fish|ceros|ceratops)$/u.test(word);

/** "Otters holding hands": it takes two. */
const isMutual = ([deed = '', what = '']: readonly string[]) =>
  /^(?:hugging|kissing|cuddling|snuggling)$/u.test(deed) || /^holding (?:hands|paws)$/u.test(`${deed} ${what}`);

const GROUPS = new Set('couple pair duo family pack herd flock trio race regatta parade convoy fleet'.split(' '));

function numberOf(word = ''): number {
  const figure = /^\d{1,2}$/u.test(word) ? Number(word) : 1;
  return Object.hasOwn(COUNTS, word) ? (COUNTS[word] ?? 1) : Math.max(1, figure);
}
