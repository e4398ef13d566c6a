import { findSightings, isCreatureWord } from '../words/lexicon.ts';
import { isCreature } from '../words/roles.ts';
import { PLACE_TAILS } from '../words/speech.ts';
import { isKnownPlace, PARKS } from './names.ts';
import { tokensOf } from './tokens.ts';

const CAPITAL = /^\p{Lu}/u;
/** Towns named for a thing: "Pigeon Forge Tennessee", "Bear Lake Utah". */
const TOWN = /^(?:forge|gables|city|town|jaw|dam|rock|head|haven|port|mesa|alley|county|country|nation|wing|new)$/u;
const LEADS = /^(?:an?|the|retro|vintage|cute|minimalist|boho|rustic|sunset|sunrise|tropical)$/u;
/** "80s music", "90s hip hop". */
const DECADE = /^(?:[5-9]0|00)'?s$/u;
const PARK = new RegExp(`^(${PARKS}) (?=\\p{Ll})`, 'u');
/** "Big brother | rocket ship". */
const SIBLING =
  /^((?:big|little|middle|lil) (?:brother|sister|bro|sis|cousin)) with (?=(?:an? )?\p{L}+(?: \p{L}+)?$)/iu;
const LINKS = /^(?:of|the|and|at|on|de|la)$/u;

/**
 * With a comma before the place or the decade of a thing: "Lighthouse Cape Cod Massachusetts", "cassette tape 80s music".
 * A state alone is said with what is before it: "Moose Alaska".
 */
export function withPlaceOrDecadeApart(text: string): string {
  if (/[,;:|"“”!?]/u.test(text)) return text;
  if (SIBLING.test(text)) return text.replace(SIBLING, '$1, ');
  if (PARK.test(text)) return withParkApart(text);
  const texts = text.split(' ');
  const words = texts.map((word) => word.toLowerCase());
  const end = endOfThings(words);
  const place = texts.slice(end);
  const isDecade = end > 0 && place.length > 1 && DECADE.test(words[end] ?? '');
  const isApart =
    end > 0 &&
    texts.slice(1, end).every((word) => !CAPITAL.test(word)) &&
    !isTown(words[end] ?? '') &&
    isPlace(place, words[end - 1] ?? '');
  return isApart || isDecade ? `${texts.slice(0, end).join(' ')}, ${place.join(' ')}` : text;
}

/** "Badlands, prairie dog and stormy sky". */
function withParkApart(text: string): string {
  const seen = tokensOf(text.replace(PARK, ''), true, false);
  const isSeen =
    seen.some(({ kind }) => kind === 'thing') &&
    seen.every(({ kind }) => /^(?:thing|scenery|look|style|joint|date)$/u.test(kind));
  return isSeen ? text.replace(PARK, '$1, ') : text;
}

/** Behind "Lighthouse", "Vintage bison and mountains"; 0 where a text begins with no thing. */
function endOfThings(words: readonly string[]): number {
  const [first, second] = findSightings(words);
  if (first?.kind !== 'thing' || !words.slice(0, first.at).every((word) => LEADS.test(word))) return 0;
  const end = first.at + first.length;
  // "Orca jumping Seattle".
  const isAlive = isCreature(first.motif) || isCreatureWord(words[end - 1] ?? '');
  if (isAlive && /^(?!watching)\p{L}{3,}ing$/u.test(words[end] ?? '') && isKnownPlace(words[end + 1] ?? ''))
    return end + 1;
  const isPair = second?.at === end + 1 && /^(?:and|with)$/u.test(words[end] ?? '');
  return isPair ? second.at + second.length : end;
}

const isTown = (word: string) => TOWN.test(word) || PLACE_TAILS.has(word);

/** "Cape Cod Massachusetts", "Outer Banks North Carolina", "Santa Monica Pier". */
function isPlace(texts: readonly string[], before: string): boolean {
  const words = texts.map((word) => word.toLowerCase());
  const named = texts.every((word, at) => CAPITAL.test(word) || (at > 0 && LINKS.test(word)));
  const last = words.at(-1) ?? '';
  const state = /^(?:north|south|west|new) \p{L}+$|^rhode island$/u.test(words.slice(-2).join(' ')) ? 2 : 1;
  const isLong = words.length > state || /ing$/u.test(before);
  return named && isLong && (state === 2 || isKnownPlace(last) || last === 'pier' || PLACE_TAILS.has(last));
}
