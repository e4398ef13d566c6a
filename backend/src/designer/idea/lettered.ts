/** Things that are said and not drawn: "Tacos and tequila". */

import { findSightings, type Sighting } from '../words/lexicon.ts';
import { ARTICLES, CLOSERS, MASS_NOUNS, PASTIMES } from '../words/speech.ts';
import { STYLE_WORDS } from '../words/vocabulary.ts';
import { isDepicted } from './depicted.ts';
import { isMascotDoing, isOneDeed, isPastime, isPlayerAlone } from './pastimes.ts';
import { CROSSED } from './phrases.ts';
import { isPairWithKind } from './placed.ts';
import { isAllDescription } from './refrain.ts';
import { isFlower } from './relations.ts';
import type { Role, Segment } from './segments.ts';
import { isSomebodySeen } from './somebody.ts';
import { isAnimal, isCountable, type Token } from './tokens.ts';

/** "Beer, bacon and barbecue": the first of what is said, although it can be drawn. */
export function opensList([first, second]: readonly Segment[], [role, ...others]: readonly Role[]): boolean {
  const isListed = ({ kind, word }: Token) => kind === 'thing' || kind === 'scenery' || /^(?:and|&|n|\+)$/u.test(word);
  const bare = first?.tokens.every(isListed) ?? false;
  // "Paw prints and heart".
  const isCounted = first?.tokens.some(({ word, kind }) => kind === 'thing' && isCountable(word)) ?? false;
  const isList = bare && !(isCounted && first?.tokens.some(({ kind }) => kind === 'joint'));
  if (first && isOfNature(first.tokens)) return false;
  // "Turkeys and pumpkins | Hello fall": what is said has a capital of its own.
  const isTitled =
    /^\p{Lu}\p{Ll}/u.test(second?.text ?? '') && first?.tokens.some(({ word }) => /^(?:and|&)$/u.test(word));
  if (isTitled && first?.tokens.every(({ word, kind }) => kind !== 'thing' || /[^s]s$/u.test(word))) return false;
  return role === 'drawn' && others.includes('said') && isList && !isCountable(firstThing(first?.tokens ?? []));
}

/** "Wildflowers and bees": nobody says so, wild as they are. */
export function isOfNature(tokens: readonly Token[]): boolean {
  const joint = tokens.findIndex(({ word }) => /^(?:and|&)$/u.test(word));
  if (joint < 1 || !tokens.every(({ kind }, at) => at === joint || kind === 'thing' || kind === 'look')) return false;
  const [first, ...others] = findSightings(tokens.map(({ word }) => word)).filter(({ kind }) => kind === 'thing');
  const [second, ...more] = others;
  if (!first || !second || more.length > 0 || first.at > joint || second.at < joint) return false;
  const isWild = ({ motif }: Sighting) => GROWS.test(motif) || isFlower(motif) || WILD.test(motif);
  return isWild(first) && isWild(second);
}

const GROWS = /fern|plume|feather|herb|leaf|leaves|cactus|succulent|mushroom|moss|wheat|acorn|pine-?cone|seedling/u;
const WILD =
  /bee$|butterfly|moth$|dragonfly|hummingbird|bird$|robin|wren|owl|snail|frog|toad|deer|fox|hedgehog|beetle|firefly|cicada|mantis|raven|crow|manta-ray|dollar|shell$|starfish|seahorse|jellyfish|dolphin|songbird|cardinal|turtle|tortoise/u;

/** "Book club, wine, cheese and good friends": what is listed within a saying. */
export const isWithinSaying = (segments: readonly Segment[], roles: readonly Role[], at: number) =>
  at > 0 &&
  roles[at] === 'drawn' &&
  roles[at - 1] === 'said' &&
  roles.slice(at + 1).includes('said') &&
  segments[at]?.gap.includes(',') === true &&
  segments[at]?.tokens.length === 1 &&
  !isCountable(segments[at]?.tokens[0]?.word ?? '');

/** Its last word: "wheel" of "ferris wheel". */
function firstThing(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ continues }, at) => at > 0 && !continues);
  return tokens.at(end < 0 ? -1 : end - 1)?.word ?? '';
}

/** "Cats and coffee, stack of books": two things that are not counted are a saying where something else is drawn. */
export function isPaired([first]: readonly Segment[], [role, ...others]: readonly Role[]): boolean {
  const [one, joint, two] = first?.tokens ?? [];
  if (role !== 'drawn' || !others.includes('drawn') || !one) return false;
  if (first?.tokens.length === 2) return isOfMatter(one, joint);
  if (first?.tokens.length !== 3 || !two) return false;
  const uncounted = [one, two].every(
    ({ kind, word }) => (kind === 'thing' || kind === 'scenery') && !isCountable(word),
  );
  return uncounted && (joint?.word === 'and' || joint?.word === '&');
}

/** "Wildflower honey | bees and a jar": what is not counted, and what of. */
const isOfMatter = (one: Token, last: Token | undefined) =>
  last !== undefined &&
  [one, last].every(({ kind, continues }) => kind === 'thing' && !continues) &&
  MASS_NOUNS.has(last.word);

/** "Japanese koi fish pond". */
const isAnimalInPlace = (tokens: readonly Token[]) =>
  tokens[0]?.kind === 'look' && tokens.at(-1)?.kind === 'scenery' && isAnimal(tokens[1]);

/** Words: a longer list of things is a description. */
const SHORT_LIST = 4;

/** Of what is not counted: "bourbon, bonfires and blue jeans". */
const LONG_LIST = 6;

const listsUncounted = ([first, second]: readonly Segment[]) =>
  first?.tokens.length === 1 && !isCountable(first.tokens[0]?.word ?? '') && second?.gap.includes(',') === true;

/** "Tacos and tequila", "Sushi cat": things only, but a saying. A single countable thing with another is a picture. */
export function isLettered(segments: readonly Segment[], roles: readonly Role[]): boolean {
  const shown = segments.filter((_, at) => roles[at] === 'drawn');
  if (shown.length === 0 || roles.includes('named')) return false;
  const tokens = shown.flatMap((segment) => segment.tokens);
  if (roles.includes('artwork') || tokens.length > (listsUncounted(shown) ? LONG_LIST : SHORT_LIST)) return false;
  if (Object.hasOwn(STYLE_WORDS, tokens[0]?.word ?? '') || CROSSED.has(tokens[0]?.word ?? '')) return false;
  if (tokens.some(({ kind }) => ['style', 'article', 'deed'].includes(kind))) return false;
  if (
    isPlayerAlone(tokens) ||
    isPastime(tokens) ||
    isOneDeed(tokens) ||
    isMascotDoing(tokens[0], tokens[1]) ||
    isSomebodySeen(tokens) ||
    isPairWithKind(tokens) ||
    isAllDescription(tokens) ||
    isDepicted(tokens) ||
    isAnimalInPlace(tokens) ||
    isOfNature(tokens)
  )
    return false;
  // "Cactus in a pot", "pair of skis" are one thing.
  if (tokens.some(({ word, continues }) => continues && (ARTICLES.has(word) || /^(?:of|with)$/u.test(word))))
    return false;
  const joined = shown.length > 1 || tokens.some(({ kind }) => kind === 'joint');
  if (!joined) return !listsWhole(tokens);
  // "Moonshine jug" is a jug.
  const head = tokens.slice(1).findIndex(({ continues }) => !continues);
  const isOne = isCountable(tokens.at(head)?.word ?? '') || listsCompound(tokens);
  return !isOne && tokens.every(({ word }) => !/^(?:in|on|at|under|over|with)$/u.test(word));
}

/** "Piano keys and roses", "roses and piano keys": a saying has one word for each of two things. */
function listsCompound(tokens: readonly Token[]): boolean {
  const joint = tokens.findIndex(({ word }) => word === 'and' || word === '&');
  const last = [tokens[joint - 1], tokens.at(-1)];
  if (joint > 0 && last.some((token) => TOOLS.test(token?.word ?? ''))) return true;
  return joint > 0 && last.some((token) => token?.continues) && !last.some((token) => isSaidOf(token?.word ?? ''));
}

/** "Dumplings and chopsticks". */
const TOOLS =
  /^(?:chopsticks|scissors|needles|brushes|paintbrushes|hammers|wrenches|paddles|cleats|skates|gloves|mittens|goggles|shears|trowels|spatulas|spoons|forks|knives|drumsticks|pliers|chisels|screwdrivers|rackets|helmets|shovels|pencils|crayons|buttons)$/u;

const isSaidOf = (word: string) => MASS_NOUNS.has(word) || PASTIMES.has(word) || CLOSERS.has(word);

/** "Electric guitar lightning bolt", "pirate skull crossed swords": two things, one of them in two words. */
function listsWhole(tokens: readonly Token[]): boolean {
  const things = tokens.filter(({ kind, continues }) => kind === 'thing' && !continues);
  // "Trumpet saxophone drums".
  if (things.length > 2 && things.length === tokens.length && !things.some(({ word }) => MASS_NOUNS.has(word)))
    return true;
  return (
    things.length > 1 &&
    tokens.length > 2 &&
    tokens.slice(1).some(({ kind, continues }) => continues || kind === 'look')
  );
}
