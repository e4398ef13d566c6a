/** Animals in a role: "cowboy frog", "dog dressed as a pirate"; and those that are named by their age. */

import { isCreatureWord, type Sighting } from '../words/lexicon.ts';
import { COSTUMES, isCreature, isMascot, WORN, wornWithTools } from '../words/roles.ts';
import type { Companion } from './cast.ts';
import { wordsOf } from './tokens.ts';

export function costumeOf(subject: Sighting, words: readonly string[]): Companion | undefined {
  const isDressed = isCreature(subject.motif) || isMascot(subject.motif);
  if (!isDressed || isCatch(subject.motif)) return undefined;
  const role = roleOf(subject, words);
  const costume = role === undefined ? undefined : COSTUMES[role];
  // A pepper has a head for a hat, and no body.
  const isHat = costume?.relation !== 'wear' || WORN.has(costume.motif);
  const fits = isCreature(subject.motif) || (isHat && !OF_ANIMALS.has(role ?? ''));
  return fits && costume?.motif !== subject.motif ? costume : undefined;
}

/** Beside food and plants they say something else: "Thanksgiving pie", "mushroom hunter". */
const OF_ANIMALS = new Set(
  'baker chef cook barista brewer thanksgiving hunter programmer accountant therapist realtor astronomer fisherman hiker camper country'.split(
    ' ',
  ),
);

function roleOf(subject: Sighting, words: readonly string[]): string | undefined {
  const dressed = words.indexOf('dressed', subject.at);
  const around = dressed < 0 ? [words[subject.at - 1], words[subject.at + subject.length]] : words.slice(dressed);
  const role = around.find((word) => Object.hasOwn(COSTUMES, word ?? ''));
  // "Grandma elephant with baby elephant".
  const isWithYoung = /^grand|^granny$/u.test(role ?? '') && words.slice(subject.at + 1).some(isYoungWord);
  return isWithYoung ? undefined : role;
}

const isYoungWord = (word: string) => /^(?:bab(?:y|ies)|cubs?|calf|calves|pups?|puppies|chicks?|kittens?)$/u.test(word);

/** "Barista bear": its apron, whatever it holds. */
export function clothesOfRole(subject: Sighting, words: readonly string[]): string | undefined {
  return isCreature(subject.motif) && costumeOf(subject, words)
    ? wornWithTools(roleOf(subject, words) ?? '')
    : undefined;
}

/** "Cowboy" in "cowboy frog", "park ranger" in "park ranger squirrel": no second creature. */
export function isRole({ at, length }: Sighting, seen: readonly Sighting[], words: readonly string[]): boolean {
  if (!Object.hasOwn(COSTUMES, words[at + length - 1] ?? '')) return false;
  if (words.slice(0, at).includes('dressed')) return true;
  return seen.some(
    (other) =>
      (other.at === at + length || other.at + other.length === at) &&
      other.kind === 'thing' &&
      costumeOf(other, words) !== undefined,
  );
}

const YOUNG = new Set('pup puppy cub kitten calf chick'.split(' '));

/** "Pup" in "harp seal pup": no second animal. */
export function isYoung({ at }: Sighting, seen: readonly Sighting[], words: readonly string[]): boolean {
  return YOUNG.has(words[at] ?? '') && seen.some((other) => other.at + other.length === at && isCreature(other.motif));
}

/** They are fished for. */
const CATCHES = new Set('fish tropical-fish shark whale orca seal crab lobster shrimp octopus'.split(' '));

export const isCatch = (motif: string) =>
  CATCHES.has(motif) || /-fish$|^(?:trout|largemouth-bass|marlin|tuna)$/u.test(motif);

/** "Police officer | dog with a badge": the trade is printed, and worn by whoever has it. */
export function withPrintedRole(printed: string, drawn: string, text: string): string {
  const role = wordsOf(printed).at(-1) ?? '';
  const isWorn = Object.hasOwn(COSTUMES, role) && role !== 'party' && isCreatureWord(wordsOf(drawn)[0] ?? '');
  return isWorn && text.toLowerCase().includes(`${role} ${drawn.toLowerCase()}`) ? `${role} ${drawn}` : drawn;
}
