/** Who does what, and nothing else: "Sleeping sloth", "Kangaroo boxing", "Jazz banjo player". */

import { findSightings } from '../words/lexicon.ts';
import { ACTIVITIES, COSTUMES, isCreature, isMascot, MASCOT_DEEDS, showsDeed } from '../words/roles.ts';
import { KIN, PASTIMES } from '../words/speech.ts';
import { isAnimal, isCountable, type Token } from './tokens.ts';
/** "Sleeping sloth", "Baby sea turtle hatching", "Boxing kangaroo": who does what, and nothing else. */
export function isOneDeed(tokens: readonly Token[]): boolean {
  const [first, last] = tokens;
  const isAnimalDoing = tokens.length === 2 && isActivity(first?.word ?? '') && isAnimal(last);
  return isAnimalDoing || poseLength(tokens) === tokens.length;
}

/** "Dancing taco". */
export const isMascotDoing = (deed: Token | undefined, thing: Token | undefined) =>
  Object.hasOwn(MASCOT_DEEDS, deed?.word ?? '') &&
  findSightings([thing?.word ?? '']).some(
    ({ kind, motif }) => kind === 'thing' && (isMascot(motif) || (isCreature(motif) && !showsDeed(motif))),
  );

const MASCOT_DEED: Token = { text: 'dancing', word: 'dancing', kind: 'deed', continues: false };

const isActivity = (word: string) => word.endsWith('ing') && Object.hasOwn(ACTIVITIES, word);

/** "Carpenter sawing a board", "boy and dog fishing off a dock", "frog doing yoga at sunrise". */
export function isPoseWith(tokens: readonly Token[]): boolean {
  const end = poseLength(tokens);
  const isPlaced = tokens[end]?.kind === 'joint' || tokens[end]?.word === 'off';
  const next = tokens[isPlaced ? end + 1 : end]?.kind;
  return end > 0 && (next === 'article' || (isPlaced && next === 'scenery'));
}

/** Tokens that one picture of somebody who does something begins with: "carpenter sawing | a board". */
function poseLength(tokens: readonly Token[]): number {
  const [seen] = findSightings(tokens.map(({ word }) => word));
  if (seen?.at !== 0 || seen.kind !== 'thing' || seen.length < 2) return 0;
  const words = tokens.slice(0, seen.length).map(({ word }) => word);
  // "Hockey player skating" has a picture that is named by the player alone.
  const isPose = showsDeed(seen.motif) ? words.some((word) => word.endsWith('ing')) : isWhoDoes(words);
  return isPose ? seen.length : 0;
}

const isWhoDoes = (words: readonly string[]) =>
  words.length > 2 && (Boolean(words.at(-1)?.endsWith('ing')) || /^(?:doing|practicing)$/u.test(words.at(-2) ?? ''));

/** "Kangaroo boxing", "T-rex baking"; but "Bass fishing", "Goat yoga". */
export function isPastime(tokens: readonly Token[]): boolean {
  const [last, before] = tokens.toReversed();
  const deed = last?.word ?? '';
  const isActor = (isAnimal(before) || isAnimalFamily(tokens)) && !/fish/u.test(deed);
  // "Watermelon surfing".
  const rides = ACTIVITIES[deed]?.relation === 'ride' || Object.hasOwn(MASCOT_DEEDS, deed);
  if (tokens.length === 2 && rides && isMascotDoing(MASCOT_DEED, before) && isCountable(before?.word ?? ''))
    return true;
  return (
    isActivity(deed) &&
    isActor &&
    tokens
      .slice(0, -2)
      .every(({ kind, word }) => ['thing', 'look', 'article'].includes(kind) || Object.hasOwn(COSTUMES, word))
  );
}

/** "Raccoon family camping". */
const isAnimalFamily = (tokens: readonly Token[]) =>
  /^(?:family|couple|pair|pack)$/u.test(tokens.at(-2)?.word ?? '') && isAnimal(tokens.at(-3));

/** "Jazz banjo player", "old man harmonica player". */
export function isPlayerAlone(tokens: readonly Token[]): boolean {
  // "Cello player woman".
  const isNamed = /^(?:woman|man|girl|boy|lady|guy)$/u.test(tokens.at(-1)?.word ?? '');
  if (isNamed && tokens.length > 2) return isPlayerAlone(tokens.slice(0, -1));
  const last = tokens.at(-1);
  const isWho = ({ kind, word }: Token) =>
    ['thing', 'look', 'person', 'article', 'style'].includes(kind) && !KIN.has(word);
  return last?.continues === true && /^players?$/u.test(last.word) && tokens.every(isWho);
}

/** "Volleyball on fire"; but "Girl on fire". */
export function isBurning(tokens: readonly Token[]): boolean {
  const things = tokens.slice(0, -2);
  const burns = tokens.at(-2)?.word === 'on' && tokens.at(-1)?.word === 'fire';
  const isPlain = things.slice(0, -1).every(({ kind }) => ['thing', 'look', 'article', 'style'].includes(kind));
  return burns && isPlain && (things.at(-1)?.kind === 'thing' || isBall(things.at(-1)?.word ?? ''));
}

export const isBall = (word: string) => /ball$/u.test(word) && PASTIMES.has(word);
