/** Tells a person who is to be drawn from one who is spoken of: "Rancher roping a calf", but "Farmer feeding the world". */

import { findSightings } from '../words/lexicon.ts';
import { NO_POSE } from '../words/refrains.ts';
import { DEEDS } from '../words/roles.ts';
import { BODY_PARTS, CLOSERS, FIGURATIVE, KIN, namesSomebody, OWNERS } from '../words/speech.ts';
import type { Token } from './tokens.ts';

/** Words of somebody: "retired school bus driver". */
const LONGEST_NAME = 4;

/** "Seamstress at a sewing machine", "little girl blowing dandelion seeds", "woman with flowers in her hair". */
export function isSomebodySeen(tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'speech' || kind === 'date' || kind === 'name')) return false;
  const at = tokens.findIndex(isLink);
  const who = tokens.slice(0, at < 0 ? tokens.length : at);
  if (!isNamed(who) || at < 0 || isFigurative(tokens)) return false;
  const rest = tokens.slice(at + 1);
  if (tokens[at]?.kind !== 'joint') return isSeenDoing(who, tokens.slice(at));
  return hasOnBody(rest) || isSeenWith(who, tokens[at]?.word ?? '', rest);
}

/** "Roasting marshmallows" is a picture of its own, and done. */
const isLink = ({ kind, word }: Token, at: number) =>
  kind === 'deed' || kind === 'joint' || (at > 0 && kind === 'thing' && Object.hasOwn(DEEDS, word));

function isNamed(who: readonly Token[]): boolean {
  const last = who.at(-1);
  const belongs = ({ kind }: Token) => ['article', 'look', 'style', 'thing', 'word', 'person'].includes(kind);
  const isPlain = last?.kind === 'person' || last?.kind === 'word';
  return last !== undefined && isPlain && namesSomebody(last.word) && who.length <= LONGEST_NAME && who.every(belongs);
}

function isSeenDoing(who: readonly Token[], [deed, ...rest]: readonly Token[]): boolean {
  const word = deed?.word ?? '';
  if (NO_POSE.has(word) || CLOSERS.has(rest[0]?.word ?? '')) return false;
  if (rest.length === 0) return BARE_POSES.has(word) && !KIN.has(who.at(-1)?.word ?? '');
  return isConcrete(rest) || (Object.hasOwn(DEEDS, word) && rest[0]?.kind !== 'joint');
}

/** Seen without a thing. */
const BARE_POSES = new Set(
  'waving smiling saluting kneeling laughing winking yawning whistling bowing jumping sprinting'.split(' '),
);

const STANDS = /^(?:with|on|in|at|under|behind|beside|near|by|inside|against|through)$/u;

function isSeenWith(who: readonly Token[], joint: string, rest: readonly Token[]): boolean {
  const [first, next] = rest;
  // "Old man and his tractor".
  const isOwned = joint === 'and' && OWNERS.has(first?.word ?? '') && next?.kind === 'thing';
  if (isOwned) return !who.some(({ word }) => KIN.has(word));
  if (!STANDS.test(joint) || first === undefined) return false;
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
  findSightings(tokens.map(({ word }) => word)).some(({ kind }) => kind === 'thing' || kind === 'undrawn');

/** "Farmer feeding the world", "mom running on coffee", "nurse with a big heart": all that is named is no thing. */
export function isFigurative(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'deed' || kind === 'joint');
  const who = tokens.slice(0, at);
  if (at < 1 || !who.some(({ word, kind }) => kind === 'person' || namesSomebody(word))) return false;
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
