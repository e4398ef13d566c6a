/** Parts a description from what is said around it: "Fox drinking coffee | not today", "Camp counselor | s'more fun". */

import { AFTER_ONE, FINITE, IMPERATIVES, NO_POSE, PREDICATES } from '../words/refrains.ts';
import { CLOSERS, DANCES, EXCLAMATIONS, JOINTS, KIN, MASS_NOUNS } from '../words/speech.ts';
import { isComplete, pictureStart, startsPictures } from './cut.ts';
import { personAt } from './persons.ts';
import { beginsSaying, type Description, readDescription } from './phrases.ts';
import { isArtwork, isCountable, type Token } from './tokens.ts';

export interface Parts {
  /** Said before and behind the description; either may be empty. */
  before: readonly Token[];
  shown: readonly Token[];
  after: readonly Token[];
}

/** Undefined where nothing is said beside a description, as far as can be told. */
export function partRefrain(tokens: readonly Token[]): Parts | undefined {
  for (let at = 0; at < tokens.length - 1; at++) {
    if (at > 0 && (tokens[at]?.continues || !isUnread(tokens, at) || !opensDescription(tokens, at))) continue;
    const found = readDescription(tokens, at);
    if (!found || !isParted(tokens, at, found)) continue;
    return { before: tokens.slice(0, at), shown: tokens.slice(at, found.end), after: tokens.slice(found.end) };
  }
  return undefined;
}

/** Something is said behind the description, or before one that nothing else has found. */
function isParted(tokens: readonly Token[], at: number, found: Description): boolean {
  if (found.end < tokens.length) return isSaid(tokens.slice(at), found.end - at, found);
  return at > 1 && (found.acts || (namesThing(tokens, at) && found.things > 1));
}

/** Pictures without a saying behind them are found already, but for the first word of "socket wrench". */
function isUnread(tokens: readonly Token[], at: number): boolean {
  const found = pictureStart(tokens);
  return found === undefined || (found === at + 1 && namesThing(tokens, at));
}

/** "Bookworm wearing glasses reading a book": all of it, whoever it is that acts. */
export function isAllDescription(tokens: readonly Token[]): boolean {
  const found = readDescription(tokens, 0);
  if (found?.end === tokens.length && found.things > 1 && tokens.some(isOneMore)) return true;
  if (!found?.acts || found.isBare) return false;
  return found.end === tokens.length && (tokens.some(isDone) || opensWithPerson(tokens));
}

/** "Latte and a plaid scarf": an article after "and" counts things. */
const isOneMore = ({ word }: Token, at: number, all: readonly Token[]) =>
  /^(?:and|&)$/u.test(word) && /^an?$/u.test(all[at + 1]?.word ?? '');

/** "Plumber with a wrench". */
function opensWithPerson(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word);
  const at = tokens.findIndex(({ kind }) => kind !== 'article');
  return personAt(words, at) !== undefined;
}

const isDone = ({ kind, word, continues }: Token) => kind === 'deed' || (continues && word.endsWith('ing'));

function opensDescription(tokens: readonly Token[], at: number): boolean {
  const closed = tokens.at(-1)?.kind === 'joint' && !isOpen(tokens.at(-1)) ? tokens.slice(0, -1) : tokens;
  const starts = startsPictures(closed, at) || namesThing(closed, at);
  return starts && (isComplete(closed, at) || isTrade(closed, at));
}

/** "Mechanic dad | socket wrench and …": the word before the thing says which. */
const namesThing = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'word' &&
  tokens[at + 1]?.kind === 'thing' &&
  KIN.has(tokens[at - 1]?.word ?? '') &&
  !CLOSERS.has(tokens[at]?.word ?? '');

/** "Carpenter | hammer and saw | measure twice cut once". */
function isTrade([first]: readonly Token[], at: number): boolean {
  return at === 1 && first?.kind === 'person' && !KIN.has(first.word);
}

/** Whether a saying stands behind the description that ends there. */
function isSaid(tokens: readonly Token[], end: number, found: Description): boolean {
  const rest = tokens.slice(end);
  const [first] = rest;
  if (!first || isOpen(rest.at(-1))) return false;
  if (rest.every(isNamed)) return found.acts && !found.isBare;
  if (rest.every((token) => isArtwork(token) || token.kind === 'look' || isNamed(token))) return false;
  if (rest.length === 1) return EXCLAMATIONS.has(first.word) || /^(?:sh+|goodnight)$/u.test(first.word);
  if (found.acts) return isSaidOfDeed(rest, found);
  if (pictureStart(tokens) !== undefined) return false;
  return found.things > 1 ? isSaidOfList(tokens.slice(0, end), rest) : isSaidOfOne(tokens.slice(0, end), rest);
}

const isNamed = ({ kind }: Token) => kind === 'name' || kind === 'date';

/** "Party on", "dead inside" are whole; "coffee and" is not. */
const isOpen = (last: Token | undefined) =>
  (last?.kind === 'article' && !/\d/u.test(last.word)) ||
  (last?.kind === 'joint' && !/^(?:in|inside|on|out|outside|over|around)$/u.test(last.word));

function isSaidOfDeed(rest: readonly Token[], { isBare }: Description): boolean {
  const [first] = rest;
  if (!first || first.kind === 'joint' || FINITE.has(first.word) || leadsAway(rest) || isDance(rest)) return false;
  if (isAnotherDeed(rest)) return false;
  // "Dog walking club", "whale watching Monterey Bay".
  if (isBare) return opensSaying(first);
  // "Balloons shaped like planets".
  if (/\p{L}{3}ed$/u.test(first.word) && JOINTS.has(rest[1]?.word.replace('like', 'as') ?? '')) return false;
  const speaks = rest.some(({ kind }) => kind === 'speech');
  const isDone = rest.some(
    ({ kind }, at) => kind === 'deed' && ['thing', 'article'].includes(rest[at + 1]?.kind ?? ''),
  );
  return speaks || (!isDone && rest.some(({ kind }) => ['word', 'person', 'name', 'date'].includes(kind)));
}

/** "Cat knocking a glass off a table"; but "Bear in a tent off the grid". */
const leadsAway = ([first, second]: readonly Token[]) =>
  /^(?:off|up|down|away)$/u.test(first?.word ?? '') && /^an?$/u.test(second?.word ?? '');

/** "Mole wearing a hard hat digging tunnels". */
const isAnotherDeed = ([deed, ...others]: readonly Token[]) =>
  deed?.kind === 'deed' &&
  /ing$/u.test(deed.word) &&
  !NO_POSE.has(deed.word) &&
  others.length < 4 &&
  others.some(({ kind }) => kind === 'word') &&
  others.every(({ kind }) => ['word', 'look', 'article', 'thing'].includes(kind));

/** "Hippo in a tutu dancing ballet". */
const isDance = ([deed, dance]: readonly Token[]) => deed?.word === 'dancing' && DANCES.has(dance?.word ?? '');

/** "Typewriter and roses | write your own story"; but "Cats and books keep me sane". */
function isSaidOfList(list: readonly Token[], rest: readonly Token[]): boolean {
  const [first, second] = rest;
  const things = list.filter(({ kind, continues }) => (kind === 'thing' || kind === 'scenery') && !continues);
  if (!first || first.kind === 'joint' || PREDICATES.has(first.word) || things.length < 2) return false;
  const isUncounted = list.every(({ kind, word }) => kind !== 'thing' || MASS_NOUNS.has(word));
  if (isUncounted || /^(?:me|us|my|our)$/u.test(second?.word ?? '')) return false;
  if (list[0]?.kind === 'article' && !rest.some(({ kind }) => kind === 'thing')) return true;
  const isCounted = list.some(({ kind, word }) => kind === 'thing' && isCountable(word));
  if (opensSaying(first) && (isCounted || first.kind !== 'speech')) return true;
  // "Rings and doves | the Millers 2026".
  if (first.word === 'the') return second?.kind === 'name';
  // "… life is better on the river".
  if (second?.word === 'is' || second?.word === 'happens') return true;
  const isNew =
    ['word', 'look'].includes(first.kind) && !CLOSERS.has(first.word) && list.some(({ kind }) => kind === 'joint');
  return isCounted && (isNew || endsClosed(rest) || beginsSaying(rest, 0));
}

/** "Highland cow | I'm a hot mess": a single thing does not say "I'm". */
function isSaidOfOne(one: readonly Token[], rest: readonly Token[]): boolean {
  const [first, second] = rest;
  const last = rest.at(-1);
  const things = one.filter(({ kind }) => kind === 'thing');
  const isPlural = /[^s]s$/u.test(things.at(-1)?.word ?? '') || one.some(({ kind }) => kind === 'person');
  const isSingle = things.some(({ word }) => isCountable(word)) && !isPlural;
  if (!isSingle || !first || isCommand(one)) return false;
  // "Old oak tree | family reunion".
  const isTitle = CLOSERS.has(second?.word ?? '') || (CLOSERS.has(first.word) && second?.word === 'of');
  if (['look', 'style'].includes(one[0]?.kind ?? '') && (isTitle || last?.kind === 'name')) return true;
  // "Bass player skeleton | rock and roll forever".
  if (things.some(({ word, continues }) => continues && word === 'player') && endsClosed(rest)) return true;
  const isAsked = ['look', 'style', 'article'].includes(one[0]?.kind ?? '') && IMPERATIVES.has(first.word);
  return isAsked || AFTER_ONE.has(first.word) || (first.word === 'not' && /^(?:today|now)$/u.test(second?.word ?? ''));
}

/** "Kiss my axe", "rock the boat". */
const isCommand = ([verb, ...others]: readonly Token[]) =>
  others.length === 0 && /^(?:kiss|hug|rock|watch|ring|train|surf|skate)$/u.test(verb?.word ?? '');

const opensSaying = ({ word, kind }: Token) => IMPERATIVES.has(word) || EXCLAMATIONS.has(word) || kind === 'speech';

/** "Dental assistant squad", "county fair", "family reunion 2025". */
function endsClosed(rest: readonly Token[]): boolean {
  const [first, ...others] = rest.slice(0, rest.findLastIndex(({ kind }) => kind !== 'date') + 1);
  const isClosed = CLOSERS.has(others.at(-1)?.word ?? '');
  return isClosed && (!CLOSERS.has(first?.word ?? '') || CLOSERS.has(others[0]?.word ?? ''));
}
