/** What stands between the things of a description, where nobody wrote it. */

import { findSightings, type Sighting } from '../words/lexicon.ts';
import { isCreature } from '../words/roles.ts';
import { isCountable } from './tokens.ts';

const PLACES = new Set(['on', 'in', 'under', 'beside', 'behind']);

/** "Mail carrier on beach chair" as "mail carrier on a beach chair". */
function withArticles(words: readonly string[]): string[] {
  const things = findSightings(words).filter(({ kind }) => kind === 'thing');
  const opens = (one: Sighting) =>
    one.at > 1 && PLACES.has(words[one.at - 1] ?? '') && isCountable(words[one.at + one.length - 1] ?? '');
  const starts = new Set(things.filter((one) => opens(one) && one.length > 1).map(({ at }) => at));
  return words.flatMap((word, at) => (starts.has(at) ? ['a', word] : [word]));
}

/** Things without a word between them: a longer row is a list. */
const ROW = 3;

/** "Trumpet sax bass drums" as "trumpet and sax and bass and drums". */
function withJoints(words: readonly string[]): string[] {
  const things = findSightings(words).filter(({ kind, motif }) => kind === 'thing' && !isCreature(motif));
  const inRow = things.filter(({ at, length }, index) => {
    const [before, next] = [things[index - 1], things[index + 1]];
    return (before && before.at + before.length === at) || next?.at === at + length;
  });
  const isRow =
    inRow.length >= ROW && inRow.length === things.length && new Set(inRow.map(({ motif }) => motif)).size >= ROW;
  const isAll = things.reduce((sum, { length }) => sum + length, 0) === words.length;
  if (!isRow || !isAll) return [...words];
  const starts = new Set(inRow.slice(1).map(({ at }) => at));
  return words.flatMap((word, at) => (starts.has(at) ? ['and', word] : [word]));
}

export const withSmallWords = (words: readonly string[]) => withJoints(withArticles(words));
