/** Finds things in lists and vessels, whatever they are called. Kinds are changed in place. */

import { isCreatureWord } from '../words/lexicon.ts';
import { CLOSERS, FIGURATIVE, KIN, MASS_NOUNS, namesSomebody, PASTIMES, PERSONS } from '../words/speech.ts';
import type { TokenKind } from './tokens.ts';

/** Words of an idea before a list at its end. */
const BEFORE_LIST = 3;

/** "… grapes and cork", "… oak with spanish moss", "… tiles and dragon": a thing is listed with another, whatever that is. */
export function markListEnd(kinds: TokenKind[], words: readonly string[]): void {
  const joint = words.findLastIndex((word) => word === 'and' || word === '&' || word === 'with');
  const rest = kinds.slice(joint + 1);
  if (rest.length === 0 || rest.length > 2) return;
  const isOpened = opensPair(kinds, words, joint);
  if (isOpened && listsParts(kinds, words, joint, isOpened === 'trade')) {
    kinds.fill('thing', joint - 1, joint).fill('thing', joint + 1);
    return;
  }
  if (joint < BEFORE_LIST) return;
  const first = kinds[joint - 1];
  if (first === 'thing' && rest.every((kind) => kind === 'word' || kind === 'thing')) kinds.fill('thing', joint + 1);
  const before = words[joint - 2] ?? '';
  const opens = PERSONS.has(before) || (CLOSERS.has(before) && /[^s]s$/u.test(words[joint - 1] ?? ''));
  // "Game day vibes | football and helmet".
  const isSport = CLOSERS.has(before) && PASTIMES.has(words[joint - 1] ?? '');
  if (first === 'word' && isSport && rest.every((kind) => kind === 'thing')) kinds[joint - 1] = 'thing';
  if (
    first === 'word' &&
    opens &&
    !CLOSERS.has(words[joint - 1] ?? '') &&
    rest.every((kind) => kind === 'thing' || kind === 'scenery')
  )
    kinds[joint - 1] = 'thing';
}

/** "Table saw | and …", "roofer hammer | and …": a thing of two words, or what somebody of a trade has. */
function opensPair(
  kinds: readonly TokenKind[],
  words: readonly string[],
  joint: number,
): 'thing' | 'trade' | undefined {
  const isCompound = joint === 2 && kinds[0] === 'thing' && kinds[1] === 'thing';
  const trade = words.findIndex((word, at) => at < 2 && isTrade(word) && kinds[at] !== 'thing');
  const isOfTrade = trade >= 0 && (joint === trade + 2 || joint === trade + 3);
  if (words[joint] === 'with') return undefined;
  return isOfTrade ? 'trade' : isCompound ? 'thing' : undefined;
}

const isTrade = (word: string) => namesSomebody(word) && !KIN.has(word) && !ANYBODY.test(word);

const ANYBODY =
  /^(?:girls?|boys?|lady|ladies|guy|man|men|woman|women|kids?|people|person|friends?|queen|king|princess|lover)$/u;

/** Of both sides one can be drawn, and the other names things: "wood shavings", "shingles", "bowl". */
function listsParts(kinds: readonly TokenKind[], words: readonly string[], joint: number, isOfTrade: boolean): boolean {
  const sides = [joint - 1, words.length - 1];
  const isPart = (at: number) => {
    const word = words[at] ?? '';
    const isNoun =
      kinds[at] === 'word' &&
      (isOfTrade ? /^\p{L}{3,}$/u : /[^s]s$|^(?:bowl|plate|wick|line|bag)$/u).test(word) &&
      !/(?:ing|ly|ed|ness)$/u.test(word) &&
      !MASS_NOUNS.has(word) &&
      !CLOSERS.has(word) &&
      !FIGURATIVE.has(word);
    return kinds[at] === 'thing' || isNoun;
  };
  const isPlain = kinds.slice(joint + 1).every((kind) => kind === 'word' || kind === 'thing' || kind === 'look');
  return isPlain && sides.every(isPart) && sides.some((at) => kinds[at] === 'thing');
}

export const CONTAINERS = new Set(
  'basket bowl cup mug bucket bouquet stack pile jar plate pair bunch wreath glass pot bottle barrel crate box'.split(
    ' ',
  ),
);

/** "Family of ducks"; but "family of misfits". */
const HERDS = new Set('family herd pack flock school litter'.split(' '));

/** "Basket of chanterelles" is one thing. */
export function markContents(kinds: TokenKind[], words: readonly string[], inner: Set<number>): void {
  for (const [at, word] of words.entries()) {
    const contents = words[at + 2] ?? '';
    const plural = kinds[at + 2] === 'word' && /[^s]s$/u.test(contents);
    const isVessel = CONTAINERS.has(word) && (plural || kinds[at + 2] === 'thing');
    if (words[at + 1] !== 'of' || !(isVessel || (HERDS.has(word) && isCreatureWord(contents)))) continue;
    kinds.fill('thing', at, at + 3);
    inner.add(at + 1).add(at + 2);
  }
}
