/** Tells a person who is to be drawn from one who is spoken of: "Rancher roping a calf", but "Farmer feeding the world". */

import { findSightings } from '../words/lexicon.ts';
import { PERSON_FIGURES } from '../words/persons.ts';
import { NO_POSE } from '../words/refrains.ts';
import { ACTIVITIES, DEEDS } from '../words/roles.ts';
import { BODY_PARTS, CLOSERS, FIGURATIVE, KIN, namesSomebody, OWNERS, PASTIMES } from '../words/speech.ts';
import { pictureStart } from './cut.ts';
import { isShownDeed } from './deed-words.ts';
import { OBJECTS } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Words of somebody: "retired school bus driver". */
const LONGEST_NAME = 4;

/** "Seamstress at a sewing machine", "little girl blowing dandelion seeds", "woman with flowers in her hair". */
export function isSomebodySeen(tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'speech' || kind === 'date' || kind === 'name')) return false;
  if (isFamilyAt(tokens)) return true;
  const at = tokens.findIndex(isLink);
  const who = tokens.slice(0, at < 0 ? tokens.length : at);
  if (!isNamed(who) || at < 0 || isFigurative(tokens)) return false;
  const rest = tokens.slice(at + 1);
  if (hasThings(who, tokens[at], rest) || hasTools(who, tokens[at], rest) || isPairAt(tokens, at)) return true;
  if (tokens[at]?.kind !== 'joint') return isSeenDoing(who, tokens.slice(at));
  return hasOnBody(rest) || isSeenWith(who, tokens[at]?.word ?? '', rest);
}

const LISTED = new Set<Token['kind']>(['thing', 'look', 'article', 'joint']);

/** "Mechanic girl with wrench and bandana", "teacher with arms full of books"; but "horse girl with a saddle". */
function hasThings(who: readonly Token[], joint: Token | undefined, rest: readonly Token[]): boolean {
  const [last, before] = who.toReversed();
  if (joint?.word !== 'with' || !last || /[^s]s$/u.test(last.word)) return false;
  const isTitle = before?.kind === 'thing' || (before?.kind === 'word' && !namesSomebody(before.word));
  const isFull = BODY_PARTS.has(rest.find(({ kind }) => kind !== 'article')?.word ?? '') && rest.some(isFullWord);
  const isList = rest.every(
    ({ kind, word }, at) =>
      (LISTED.has(kind) || (kind === 'word' && rest[at - 1]?.kind === 'article')) && !/^(?:for|of|to|as)$/u.test(word),
  );
  const isKin = KIN.has(last.word) || (before !== undefined && KIN.has(before.word));
  const isThing = rest.some(({ kind }) => kind === 'thing') && isConcrete(rest);
  // "Grandpa with a cane and his beagle".
  const isListed = rest.filter(({ kind }) => kind === 'article').length > 1 && rest.some(({ word }) => word === 'and');
  return !isTitle && isThing && (isFull || (isListed && isList) || (isList && !isKin && rest.at(-1)?.kind === 'thing'));
}

/** "Coal miner with pickaxe", "painter with roller and bucket": of a trade, whatever kind of it. */
function hasTools(who: readonly Token[], joint: Token | undefined, rest: readonly Token[]): boolean {
  const trade = who.at(-1)?.word ?? '';
  // "Dog groomer | with poodle"; but a scuba diver can be drawn.
  const isFigure = who.length > 1 && Object.hasOwn(PERSON_FIGURES, who.map(({ word }) => word).join(' '));
  if (!isFigure && pictureStart([...who, ...(joint ? [joint] : []), ...rest]) !== undefined) return false;
  const isTrade = joint?.word === 'with' && !KIN.has(trade) && !ANYBODY.test(trade) && who.every(isOfTrade);
  const isNamed = ({ kind, word }: Token, at: number) =>
    LISTED.has(kind) || (kind === 'word' && !CLOSERS.has(word) && !FIGURATIVE.has(word) && isNounAt(rest, at));
  const ends = rest.at(-1);
  return isTrade && rest.length < 6 && rest.every(isNamed) && (isConcrete(rest) || ends?.word === 'baby');
}

const isOfTrade = ({ kind, word }: Token) =>
  kind !== 'look' && kind !== 'style' && !KIN.has(word) && !PASTIMES.has(word);

/** Before "and", before what is drawn or at the end. */
const isNounAt = (tokens: readonly Token[], at: number) =>
  tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'thing' || tokens[at + 1]?.word === 'and';

/** Or whoever has a rank. */
const ANYBODY =
  /^(?:girl|girls|boy|lady|woman|man|guy|kid|person|people|friends|king|queen|princess|boss|legend|master|lover|hunter|rider|racer|champion|survivor|whisperer|fisherman|golfer|bowler|bride|groom|couple)$/u;

const isFullWord = ({ word }: Token) => word === 'full';

/** "Family of four at the beach". */
function isFamilyAt(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word).join(' ');
  const isMany = /^(?:an? |the )?(?:family|group|bunch) of \p{L}+ (?:in|on|at|around|under) (?:an?|the) /u.test(words);
  return isMany && isConcrete(tokens) && tokens.some(({ kind }) => kind === 'scenery' || kind === 'thing');
}

/** "Bride and groom in a vintage car", "grandma and grandkids in a garden". */
function isPairAt(tokens: readonly Token[], at: number): boolean {
  const place = tokens.findIndex(({ kind, word }, index) => index > at && kind === 'joint' && STANDS.test(word));
  const pair = tokens.slice(0, place).filter(({ kind }) => kind !== 'article');
  const [first, joint, second] = pair;
  const isPair = pair.length === 3 && /^(?:and|&)$/u.test(joint?.word ?? '') && first !== undefined;
  const isBoth = isPair && namesSomebody(first.word) && second !== undefined && isRelative(second.word);
  const rest = tokens.slice(place + 1);
  const isPlace = isConcrete(rest) || /^(?:garden|kitchen|park|yard|porch)$/u.test(rest.at(-1)?.word ?? '');
  return isBoth && rest[0]?.kind === 'article' && isPlace;
}

const isRelative = (word: string) => namesSomebody(word) || /^grand(?:kids|kid|children|son|daughter)$/u.test(word);

/** "Roasting marshmallows" is a picture of its own, and done; "knitting scarves" too, although it is a pastime. */
const isLink = ({ kind, word }: Token, at: number, tokens: readonly Token[]) =>
  kind === 'deed' ||
  kind === 'joint' ||
  (at > 0 && kind === 'thing' && isDeedAt(word, tokens[at + 1])) ||
  (at > 0 && kind === 'word' && Object.hasOwn(ACTIVITIES, word) && isSeveral(tokens[at + 1]));

const isSeveral = (token: Token | undefined) => token?.kind === 'thing' && /[^s]s$/u.test(token.word);

/** "Fishing with his dad"; but "fishing boat". */
const isDeedAt = (word: string, next: Token | undefined) =>
  Object.hasOwn(DEEDS, word) || (Object.hasOwn(ACTIVITIES, word) && next?.word === 'with');

function isNamed(who: readonly Token[]): boolean {
  const last = who.at(-1);
  const belongs = ({ kind }: Token) => ['article', 'look', 'style', 'thing', 'word', 'person'].includes(kind);
  const isPlain =
    last?.kind === 'person' ||
    last?.kind === 'word' ||
    /^(?:cow|fire|fisher)(?:boy|girl|man|men)/u.test(last?.word ?? '');
  const isCounted = who[0]?.kind === 'article' && namesSomebody(last?.word.replace(/s$/u, '') ?? '');
  return (
    last !== undefined &&
    isPlain &&
    (isCounted || namesSomebody(last.word)) &&
    who.length <= LONGEST_NAME &&
    who.every(belongs)
  );
}

function isSeenDoing(who: readonly Token[], [deed, ...rest]: readonly Token[]): boolean {
  const word = deed?.word ?? '';
  if (NO_POSE.has(word) || CLOSERS.has(rest[0]?.word ?? '')) return false;
  if (rest[0]?.kind === 'joint' && rest[1]?.kind === 'article' && rest.at(-1)?.kind === 'person') return true;
  if (isShownDeed(word)) return rest.length === 0 || rest[0]?.kind === 'joint';
  if (rest.length === 0) return BARE_POSES.has(word) && !KIN.has(who.at(-1)?.word ?? '');
  return isConcrete(rest) || (Object.hasOwn(DEEDS, word) && rest[0]?.kind !== 'joint');
}

/** Seen without a thing. */
const BARE_POSES = new Set(
  'waving smiling saluting kneeling laughing winking yawning whistling bowing jumping sprinting'.split(' '),
);

const STANDS = /^(?:with|on|in|at|under|behind|beside|near|by|inside|against|through)$/u;

/** "Girl in rain boots". */
const CLOTHES = /^(?:boots|overalls|pajamas|scrubs|skates|mittens|goggles|slippers|sneakers|cleats|heels|waders)$/u;

function isSeenWith(who: readonly Token[], joint: string, rest: readonly Token[]): boolean {
  const [first, next] = rest;
  // "Old man and his tractor".
  const isOwned = joint === 'and' && OWNERS.has(first?.word ?? '') && next?.kind === 'thing';
  if (isOwned) return !who.some(({ word }) => KIN.has(word));
  if (!STANDS.test(joint) || first === undefined) return false;
  if (joint === 'in' && rest.slice(0, 3).some(({ word }) => CLOTHES.test(word))) return true;
  if (first.word === 'front' && next?.word === 'of') return isSeenWith(who, 'behind', rest.slice(2));
  // "On pointe with a swan".
  if (first.kind === 'look' && next?.kind === 'joint') return isSeenWith(who, next.word, rest.slice(2));
  const last = who.at(-1)?.word ?? '';
  if (first.kind === 'scenery' && rest.length === 1)
    return !KIN.has(last) && /^(?:in|at)$/u.test(joint) && who.length > 1;
  // "Catcher behind the plate", "at the top of a pyramid"; but "coach on the field".
  const isPlace = /^(?:behind|under|beside|near)$/u.test(joint) || rest.slice(2).some(({ kind }) => kind === 'article');
  if (first.kind !== 'article' || (first.word === 'the' && !isPlace)) return false;
  const isTitle = who.length > 1 && who.some(({ kind }, index) => kind === 'thing' && index < who.length - 1);
  if (joint === 'with' && (isTitle || KIN.has(last))) return false;
  if (KIN.has(last)) return /^(?:under|behind|in|at|on|beside)$/u.test(joint) && isConcrete(rest);
  return isConcrete(rest);
}

/** "In her hair", "around his neck": whoever has it is drawn. */
export function hasOnBody(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, at) => BODY_PARTS.has(word) && OWNERS.has(tokens[at - 1]?.word ?? ''));
}

const isConcrete = (tokens: readonly Token[]) =>
  tokens.some(({ kind }) => kind === 'scenery' || kind === 'thing') ||
  OBJECTS.has(tokens.at(-1)?.word ?? '') ||
  findSightings(tokens.map(({ word }) => word)).some(({ kind }) => kind === 'thing' || kind === 'undrawn');

/** "Farmer feeding the world", "mom running on coffee", "nurse with a big heart": all that is named is no thing. */
export function isFigurative(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'deed' || kind === 'joint');
  const who = tokens.slice(0, at);
  // Of a "cowboy hat" nobody is seen.
  const isSomeone = ({ word, kind }: Token, index: number) =>
    (kind === 'person' || namesSomebody(word)) && who[index + 1]?.continues !== true;
  if (at < 1 || !who.some(isSomeone)) return false;
  const [link, ...rest] = tokens.slice(at);
  const words = rest.map(({ word }) => word);
  if (link?.kind === 'deed' && words[0] === 'on' && /^(?:running|surviving|living|thriving)$/u.test(link.word))
    return true;
  if (
    /^an? (?:heart of|big heart$)/u.test(words.join(' ')) ||
    /^(?:heart|large|play|birth|nature|trade)$/u.test(words.join(' '))
  )
    return true;
  const noun = rest.findIndex(
    ({ kind, word }) => !['article', 'look', 'joint', 'deed'].includes(kind) && word !== 'good',
  );
  return FIGURATIVE.has(words[noun] ?? '') && rest[noun + 1]?.kind !== 'thing';
}
