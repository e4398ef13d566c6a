/** Reads a description from its start: a thing, what it does and where it is: "Fox | drinking coffee | on a porch". */

import { findSightings } from '../words/lexicon.ts';
import { ADVERBS, IMPERATIVES, NO_POSE } from '../words/refrains.ts';
import { ACTIVITIES, COSTUMES, DEEDS, isCreature, isMascot } from '../words/roles.ts';
import { CLOSERS, KIN, MASS_NOUNS, PERSONS } from '../words/speech.ts';
import { PICTURELESS } from '../words/word-sense.ts';
import { isCountable, type Token, type TokenKind } from './tokens.ts';

export interface Description {
  /** The token behind it. */
  end: number;
  /** Something is done or is somewhere; else things are only listed. */
  acts: boolean;
  /** It ends on a deed with nothing behind: "dog walking". */
  isBare: boolean;
  /** Things that are listed. */
  things: number;
}

interface Link extends Description {
  isDone: boolean;
}

export function readDescription(tokens: readonly Token[], start: number): Description | undefined {
  const subject = subjectEnd(tokens, start);
  if (subject === undefined) return undefined;
  const isBehind = start > 0;
  const subjects = tokens.slice(start, subject);
  const [last] = subjects.slice(-1);
  let all = {
    end: subject,
    acts: subjects.some(isInPicture),
    isBare: last !== undefined && isInPicture(last),
    things: countThings(subjects),
  };
  for (let link = linkAt(tokens, subject); link; link = linkAt(tokens, link.end)) {
    const isPlaced = isBehind || link.isDone || isDetermined(tokens, start, link.end);
    all = {
      end: link.end,
      acts: all.acts || (link.acts && isPlaced),
      isBare: link.isBare,
      things: all.things + link.things,
    };
  }
  const isCrossed = tokens.slice(start, all.end).some(({ word }) => CROSSED.has(word));
  return { ...all, acts: all.acts || isCrossed };
}

/** "Bookworm wearing glasses" is a picture of its own, with what it does. */
const isInPicture = ({ word, continues }: Token) => continues && /\p{L}{3}(?<!str|spr)ing$/u.test(word);

const SHOWN = new Set<TokenKind>(['thing', 'scenery']);
const MODIFIERS = new Set<TokenKind>(['article', 'look', 'style']);
const isShown = (token: Token | undefined) => token !== undefined && SHOWN.has(token.kind);
const isNamed = (token: Token | undefined) => token?.kind === 'name' || token?.kind === 'date';
const isPlain = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'person';

/** How several things are, said behind them. */
export const CROSSED = new Set(['crossed', 'entwined', 'stacked']);
const LISTS = new Set(['and', '&', '+', 'n']);
/** They part sayings more often than pictures. */
const NO_LINKS = new Set('for to before after as or of n'.split(' '));

const countThings = (tokens: readonly Token[]) => tokens.filter((token) => isShown(token) && !token.continues).length;

/** "Coffee on snow" may be anything, "Coffee on the porch", "Cat on snow" and "two cats on snow" are pictures. */
function isDetermined(tokens: readonly Token[], start: number, end: number): boolean {
  const part = tokens.slice(start, end);
  return part.some((token) => token.kind === 'article' || (token.kind === 'thing' && isCountable(token.word)));
}

/** A thing, or whoever does something with a thing: "Bookworm wearing glasses". */
function subjectEnd(tokens: readonly Token[], start: number): number | undefined {
  const place = start === 0 ? endOf(tokens, start, isNamed) : start;
  const trade = tradeEnd(tokens, start);
  if (trade !== undefined) return trade;
  // "Mechanic dad | socket wrench and oil can".
  const named = start > 0 && tokens[start]?.kind === 'word' && isShown(tokens[start + 1]) ? start + 1 : place;
  const thing = nounEnd(tokens, named, false);
  // "Cat burglar stealing fish".
  const isWho =
    isPlain(tokens[thing]) && !CLOSERS.has(tokens[thing]?.word ?? '') && thing > named && handles(tokens, thing + 1);
  if (thing > named) return isWho ? thing + 1 : thing;
  const actor = endOf(tokens, start, (token) => MODIFIERS.has(token.kind));
  const isActor = isPlain(tokens[actor]) && !PICTURELESS.has(tokens[actor]?.word ?? '');
  return isActor && !/(?:ing|ly)$/u.test(tokens[actor]?.word ?? '') && handles(tokens, actor + 1)
    ? actor + 1
    : undefined;
}

/** "Gardener with a …", "Saxophone player on a …". */
function tradeEnd(tokens: readonly Token[], start: number): number | undefined {
  const joint = tokens.findIndex(({ kind }, at) => at > start && kind === 'joint');
  const [before, where, article] = [tokens[joint - 1], tokens[joint], tokens[joint + 1]];
  const isTrade = before !== undefined && isSomebody(before.word);
  const stands = /^(?:with|on|in|at|under|behind|beside|near)$/u.test(where?.word ?? '') && article?.kind === 'article';
  return isTrade && stands && joint - start < LONGEST_TRADE && isPlain(before) ? joint : undefined;
}

const isSomebody = (word: string) => !KIN.has(word) && (PERSONS.has(word) || /\p{L}{2}(?:er|or|ist|ian)$/u.test(word));

/** Words of a trade and one more: "retired school bus driver". */
const LONGEST_TRADE = 4;

function handles(tokens: readonly Token[], at: number): boolean {
  const [deed, next] = tokens.slice(at);
  if (deed?.kind !== 'deed' || NO_POSE.has(deed.word)) return false;
  return next?.kind === 'article' || (Object.hasOwn(DEEDS, deed.word) && next?.kind === 'thing');
}

function endOf(tokens: readonly Token[], start: number, belongs: (token: Token, at: number) => boolean): number {
  const end = tokens.findIndex((token, at) => at >= start && !belongs(token, at));
  return end < 0 ? tokens.length : end;
}

/** A deed or a joint, and what belongs to it. */
function linkAt(tokens: readonly Token[], at: number): Link | undefined {
  const { kind, word = '' } = tokens[at] ?? {};
  if (kind === 'deed') return NO_POSE.has(word) || isCompound(tokens, at) ? undefined : doneAt(tokens, at);
  if (kind !== 'joint' || NO_LINKS.has(word)) return undefined;
  if (LISTS.has(word) && tokens[at + 1]?.kind === 'deed') return linkAt(tokens, at + 1);
  const noun = endOf(tokens, at, (token) => token.kind === 'joint' || token.word === 'front');
  const end = nounEnd(tokens, noun, true);
  const isList = LISTS.has(word);
  if (end === noun || (isList && !listsThing(tokens, noun, end))) return undefined;
  return {
    end,
    acts: !isList,
    isDone: false,
    isBare: false,
    things: isList ? countThings(tokens.slice(noun, end)) : 0,
  };
}

const listsThing = (tokens: readonly Token[], at: number, end: number) =>
  tokens.slice(at, end).some(isShown) && !beginsSaying(tokens, end - 1);

/** "Marching band", "walking club". */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== 'word' || Object.hasOwn(DEEDS, tokens[at]?.word ?? '') || isMatter(next)) return false;
  return !ADVERBS.has(next.word) && !IMPERATIVES.has(next.word) && !isShown(tokens[at + 2]);
}

function doneAt(tokens: readonly Token[], at: number): Link {
  const deed = endOf(tokens, at + 1, ({ word, kind }) => ADVERBS.has(word) && (kind !== 'joint' || word === 'up'));
  if (isRidden(tokens[at]) && isNamed(tokens[at + 1]))
    return { end: endOf(tokens, at + 1, isNamed), acts: true, isDone: true, isBare: false, things: 0 };
  const noun = endOf(tokens, deed, ({ kind }) => kind === 'joint');
  const done = { acts: true, isDone: true, things: 0 };
  const end = nounEnd(tokens, noun, true);
  if (end > noun) return { ...done, end, isBare: false };
  const takes = Object.hasOwn(DEEDS, tokens[at]?.word ?? '') && tokens[deed]?.kind === 'word';
  if (takes && !CLOSERS.has(tokens[deed]?.word ?? '')) return { ...done, end: deed + 1, isBare: false };
  return { ...done, end: deed, isBare: deed === at + 1 };
}

/** "Cowboy skeleton", "wizard frog". */
const isRole = (word: string) => Object.hasOwn(COSTUMES, word) && word !== 'christmas' && word !== 'birthday';
/** "Carpenter | hammer and saw". */
const isDressed = (token: Token | undefined) =>
  isShown(token) && findSightings([token?.word ?? '']).some(({ motif }) => isCreature(motif) || isMascot(motif));

/** "Bear canoeing Boundary Waters"; but "Bass fishing Lake Fork". */
const isRidden = (token: Token | undefined) =>
  token !== undefined && Object.hasOwn(ACTIVITIES, token.word) && ACTIVITIES[token.word]?.relation === 'ride';

/** `opened` by a deed or a joint: then a noun that we do not know counts as well. The start where there is none. */
function nounEnd(tokens: readonly Token[], start: number, opened: boolean): number {
  const lead = endOf(
    tokens,
    start,
    ({ kind, word }, at) => MODIFIERS.has(kind) || (isRole(word) && isDressed(tokens[at + 1])),
  );
  const isNamedBy = opened && tokens[lead]?.kind === 'word' && !CLOSERS.has(tokens[lead]?.word ?? '');
  const isHead = (at: number) => isShown(tokens[at]) && !beginsSaying(tokens, at);
  // "On a hot tin roof".
  const isBetween = isNamedBy && tokens[lead - 1]?.kind === 'article' && tokens[lead + 1]?.kind === 'word';
  const far = isBetween && isHead(lead + 2) ? lead + 2 : lead;
  const head = isNamedBy && isHead(lead + 1) ? lead + 1 : far;
  if (isShown(tokens[head])) return thingsEnd(tokens, head);
  if (!opened) return start;
  if (isNamed(tokens[lead]) && isAnnounced(tokens[lead - 1])) return endOf(tokens, lead, isNamed);
  const isOpened = tokens.slice(start, lead).some(({ kind }) => kind === 'article');
  if (isPlain(tokens[lead]) && (isOpened || isMatter(tokens[lead]))) return objectEnd(tokens, lead + 1);
  // "In bloom".
  return lead > start && tokens[start - 1]?.word === 'in' ? lead : start;
}

/** "In Montana", "named Biscuit"; but "Whale watching Monterey Bay". */
const isAnnounced = (token: Token | undefined) => token?.kind !== 'deed' || /^(?:named|called)$/u.test(token.word);

/** "Jumping out of water", "catching fireflies". */
const isMatter = (token: Token | undefined) =>
  token?.kind === 'word' && (MASS_NOUNS.has(token.word) || (/[^s]s$/u.test(token.word) && !CLOSERS.has(token.word)));

/** "Pumpkin costume". */
const isGuise = ({ kind, word }: Token) => kind === 'look' && /^(?:costume|outfit|print)$/u.test(word);

function thingsEnd(tokens: readonly Token[], head: number): number {
  return endOf(tokens, head + 1, (token, at) => {
    if (token.continues || CROSSED.has(token.word) || isGuise(token)) return true;
    if (OBJECTS.has(token.word)) return isShown(token) || !beginsSaying(tokens, at);
    return isShown(token) && !OBJECTS.has(tokens[at - 1]?.word ?? '') && !beginsSaying(tokens, at);
  });
}

/** "A sewing box", "in a leather jacket on …". */
function objectEnd(tokens: readonly Token[], at: number): number {
  const follows =
    ['joint', 'deed', 'name'].includes(tokens[at + 1]?.kind ?? '') || MASS_NOUNS.has(tokens[at - 1]?.word ?? '');
  return OBJECTS.has(tokens[at]?.word ?? '') || (follows && tokens[at]?.kind === 'word') ? at + 1 : at;
}

/** "Farm girl", "book club", "beach bum", "home is where …": what can be drawn, but is said. */
export function beginsSaying(tokens: readonly Token[], at: number): boolean {
  const next = tokens[endOf(tokens, at + 1, ({ continues }) => continues)];
  if (!next || isShown(next)) return false;
  // "Kayak and paddle | life is better on the river".
  const isSubject = isBeing(tokens[tokens.indexOf(next) + 1]);
  const isLast = next === tokens.at(-1) && next.kind === 'word' && tokens[at]?.kind === 'scenery';
  return isLast || next.kind === 'person' || (CLOSERS.has(next.word) && !isSubject) || isBeing(next);
}

const isBeing = (token: Token | undefined) => token?.word === 'is' || token?.word === 'are';

/** What a compound ends on that is a thing, whatever it is: ", sewing box", ", deer stand". */
export const OBJECTS = new Set(
  'roof shelf drawer box jar bag stand plate kit machine sign board table chair bowl basket bottle truck car tree plant flower vine bush rack case stick pole wheel cart bench desk lamp post tower tank pot pan cup glass knife brush frame'.split(
    ' ',
  ),
);
