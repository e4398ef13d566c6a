/** Which of the pictures of an idea is its subject. */

import { hasTag } from '../figures/catalog.ts';
import { findSightings, type Sighting } from '../words/lexicon.ts';
import { carriesHolder, isHollow, isSmallFlier, isTiny } from '../words/outfits.ts';
import { placeRank } from '../words/places.ts';
import { DEEDS, isCreature, isMascot, isVehicle, RELATIONS, WORN } from '../words/roles.ts';
import { JOINTS, KIN, namesSomebody } from '../words/speech.ts';
import { mascotLimbs } from './moves.ts';
import { isActing, isFlower, isPlaceLike } from './relations.ts';

/**
 * Of two equal pictures the first is the subject, in a list as where a relation joins them. Adjacent words of a saying
 * are a compound, and its last is the subject: "pumpkin spice latte".
 */
export function leading(p: Sighting, q: Sighting, words: readonly string[], said: boolean): number {
  const [first, second] = p.at < q.at ? [p, q] : [q, p];
  const joined = words.slice(first.at + first.length, second.at).some((word) => Object.hasOwn(RELATIONS, word));
  return joined || !said ? p.at - q.at : q.at - p.at;
}

/** Creatures before vehicles before things; named things before what stands for a word; worn things last. */
export function weight(one: Sighting, words: readonly string[], wearer: boolean, said: boolean): number {
  const { motif, kind, at, length } = one;
  const place = kind === 'emblem' ? placeRank(words.slice(at, at + length).join(' ')) : 0;
  const isPerson =
    !said &&
    kind === 'thing' &&
    hasTag(motif, 'person') &&
    (motif !== 'scuba-diver' || words[at + length] === 'with') &&
    words.slice(at, at + length).some(namesSomebody);
  const rank = place > 0 ? 0 : isCreature(motif) || isPerson ? 8 : isVehicle(motif) && !isWithOther(words, at) ? 3 : 0;
  const led = !said && rank === 8 && isWithOther(words, at) && isLedByPlace(words, at, motif) ? 9 : 0;
  const article = /^(?:an?|the)$/u.test(words[at + length + 1] ?? '');
  const able = (article || isCreature(motif)) && !isPlacedAt(words, at);
  const isWorn = /\bdressed (?:up )?(?:as|like)(?: an?)?(?: \p{L}+)?$/u.test(words.slice(0, at).join(' '));
  const acts = !isWorn && ((isActing(words[at + length] ?? '') && able) || mascotLimbs(one, words)) ? 9 : 0;
  // "Forklift operator, I lift things up".
  const trade = kind === 'emblem' && length > 1 && namesSomebody(words[at + length - 1] ?? '') ? 1 : 0;
  return (
    acts +
    rank +
    trade -
    place -
    led +
    BY_KIND[kind] -
    (wearer && WORN.has(motif) ? 9 : 0) -
    (length === 1 && KIN.has(words[at] ?? '') && !motif.endsWith('-face') ? 1 : 0)
  );
}

const BY_KIND = { thing: 2, emblem: -2, keyword: -4, undrawn: -9 };

/** "In rubber boots holding an umbrella": what somebody is in, on or with does nothing itself. */
function isPlacedAt(words: readonly string[], at: number): boolean {
  const last = placedBy(words, at);
  return JOINTS.has(last) && last !== 'and' && last !== 'of';
}

/** "Diner with a classic car". */
const isWithOther = (words: readonly string[], at: number) =>
  words.indexOf('with') > 0 && listedBehind(words, at) === 'with';

/** "With scarecrow and crows": what the whole list belongs to. */
function listedBehind(words: readonly string[], at: number): string {
  const last = placedBy(words, at);
  if (last !== 'and') return last;
  return placedBy(words, words.lastIndexOf('and', at - 1), LONGEST_LEAD + 1);
}

/** The joint or deed that a thing belongs to; empty where there is none. */
export function placedBy(words: readonly string[], at: number, lead = LONGEST_LEAD): string {
  const before = words.slice(Math.max(0, at - lead), at);
  return before.findLast((word) => JOINTS.has(word) || Object.hasOwn(DEEDS, word)) ?? '';
}

/** Words from a joint to the thing that it places: "in a red rubber boot". */
const LONGEST_LEAD = 3;

/** "Jack o lantern with a witch hat and a bat". */
const wearsHat = (behind: readonly string[]) =>
  behind[0] === 'with' && findSightings(behind.slice(0, LONGEST_LEAD + 2)).some(({ motif }) => WORN.has(motif));

/** "Retro camper with a flamingo", "barn with chickens": what is named first is what is drawn. */
function isLedByPlace(words: readonly string[], at: number, motif: string): boolean {
  const first = findSightings(words).find(({ kind }) => kind === 'thing');
  if (first === undefined || first.at >= at) return false;
  // "Praying hands with dove".
  const isPerched =
    isCreature(first.motif) || carriesHolder(first.motif) || isFlower(first.motif) || first.motif === 'moon-phases';
  if (isSmallFlier(motif) && !isPerched) return true;
  // "Picnic basket with a checkered cloth and ants".
  if (isTiny(motif) && isHollow(first.motif)) return true;
  return isPlaceLike(first.motif) || (isMascot(first.motif) && wearsHat(words.slice(first.at + first.length)));
}
