/** Plain descriptions that nothing marks: when, where and how something is seen. */

import { CLOSERS, FIGURATIVE, KIN, MASS_NOUNS, PERSONS } from '../words/speech.ts';
import { hasTrade } from './description.ts';
import { isAnimal, isCountable, type Token } from './tokens.ts';

const isUnsaid = ({ kind, word }: Token) =>
  kind !== 'speech' && !CLOSERS.has(word) && !KIN.has(word) && !FIGURATIVE.has(word);

/** "Loon on calm water at sunrise", "farmer on tractor at sunset": nobody says at which hour something is seen. */
export function isSeenThen(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  // "Grandfather | rocking chair on porch at sunset".
  const isOwn = PERSONS.has(first?.word ?? '') || KIN.has(first?.word ?? '') || /^grand/u.test(first?.word ?? '');
  const head = headOf(tokens);
  const isSeen = isSingle(head) || isAnimal(head) || hasTrade(head);
  return HOUR.test(tokens.map(({ word }) => word).join(' ')) && isSeen && tokens.slice(isOwn ? 1 : 0).every(isUnsaid);
}

const HOUR =
  / (?:at (?:sunset|sunrise|dawn|dusk|twilight|nightfall|midnight)|in the (?:mist|fog|moonlight|distance))$/u;

/** "Loon on calm water with pine tree reflection". */
export function isOnWater(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(startsPlace);
  const where = tokens.slice(at + 1).find(({ kind, word }) => kind !== 'look' && word !== 'calm');
  const isPlaced = /^(?:on|in)$/u.test(tokens[at]?.word ?? '') && WATERS.test(where?.word ?? '');
  const head = headOf(tokens);
  return isPlaced && isAnimal(head) && isSingle(head) && tokens.every(isUnsaid);
}

const WATERS = /^(?:water|waters|lake|river|pond|creek|ice|snow|surf)$/u;

const startsPlace = ({ kind }: Token) => kind === 'joint' || kind === 'deed';
const headOf = (tokens: readonly Token[]) => tokens[tokens.findIndex(startsPlace) - 1];
const isSingle = (head: Token | undefined) =>
  head?.kind === 'thing' && isCountable(head.word) && !MASS_NOUNS.has(head.word);

/** "Stroopwafel on a bicycle", "cozy bookstore on a rainy street": one word that we do not know, on or in a thing. */
export function isOnOne(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint');
  const [joint, article, ...place] = tokens.slice(at);
  const lead = tokens.slice(0, at);
  const head = lead.at(-1);
  const isLead = lead.length === 1 || (lead.length < 4 && lead[0]?.kind === 'look');
  const isNoun = head?.kind === 'word' && /^\p{L}{5,}(?<!ing|ed|en|ly)$/u.test(head.word) && !NO_NOUNS.test(head.word);
  const isPlace =
    /^(?:on|in|inside|under|behind)$/u.test(joint?.word ?? '') &&
    /^an?$/u.test(article?.word ?? '') &&
    place.every(({ kind }) => /^(?:thing|scenery|look|style)$/u.test(kind)) &&
    /^(?:thing|scenery)$/u.test(place.at(-1)?.kind ?? '');
  return isLead && isNoun && isPlace && isCountable(place.at(-1)?.word ?? '') && tokens.every(isUnsaid);
}

const NO_NOUNS = /^(?:drunk|happy|alone|stuck|peace|heart|angel|party|trouble|heaven|paradise|beauty|music|magic)$/u;

/** "Butcher diagram of a unicorn". */
export function isViewOf(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }, index) => word === 'of' && /^an?$/u.test(tokens[index + 1]?.word ?? ''));
  const last = tokens.at(-1);
  return at > 0 && VIEWS.test(tokens[at - 1]?.word ?? '') && last?.kind === 'thing' && tokens.every(isUnsaid);
}

const VIEWS =
  /^(?:diagram|portrait|bust|anatomy|skeleton|skull|silhouette|outline|close-?up|section|blueprint|profile|sketch)$/u;

/** "Mail truck chased by three dogs": what is done to it. */
export function isDoneTo(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }, index) => word === 'by' && DONE.test(tokens[index - 1]?.word ?? ''));
  const lead = tokens.slice(0, at - 1);
  const isSeen = lead.some(({ kind }) => kind === 'thing') && /^(?:thing|scenery)$/u.test(tokens.at(-1)?.kind ?? '');
  return at > 1 && lead.length < 5 && isSeen && tokens.every(isUnsaid);
}

const DONE = /^(?:chased|pulled|surrounded|guarded|driven|carried|followed|hugged|eaten|abducted|lifted|held)$/u;

/** "Old growth forest with morning sun rays": a landscape and what is in it. */
export function isLandscapeWith(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => word === 'with');
  const [lead, rest] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isPlain = ({ kind }: Token) => /^(?:word|look|style|scenery|thing|article|joint)$/u.test(kind);
  const isSeen = lead.at(-1)?.kind === 'scenery' && rest.some(({ kind }) => kind === 'thing' || kind === 'scenery');
  return at > 0 && lead.length < 4 && isSeen && tokens.every(isPlain) && tokens.every(isUnsaid);
}
