/** Things and trades that have a thing or are on one, though no article says so. */

import { CLOSERS, FIGURATIVE, KIN, MASS_NOUNS, PERSONS } from '../words/speech.ts';
import { hasTrade, isAnybody, isWho, startOfPictures } from './description.ts';
import { isBall } from './pastimes.ts';
import { isAnimal, isCountable, type Token } from './tokens.ts';

/** "Track spikes with wings", "ballet dancer on stage", "gymnastics girl on balance beam": a thing or a trade with a thing. */
export function isPlainlyPlaced(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    ({ kind, word }) => (kind === 'joint' && word !== 'and' && word !== '&') || kind === 'deed',
  );
  const [joint, ...rest] = tokens.slice(at);
  const lead = tokens.slice(0, at);
  const head = lead.at(-1);
  // "Mailman on beach chair"; but "nurse on duty".
  const isShort = at === 1 && hasTrade(head) && joint?.word !== 'with' && tokens.at(-1)?.continues === true;
  if ((at < 2 && !isShort) || at > 4 || !head || !/^(?:with|on|in|at)$/u.test(joint?.word ?? '')) return false;
  if (startOfPictures(tokens, at - 1)) return false;
  const isPlain = tokens.every(
    ({ kind, word }) =>
      /^(?:thing|scenery|look|style|word|person|joint|article)$/u.test(kind) &&
      !FIGURATIVE.has(word) &&
      (kind === 'thing' || !CLOSERS.has(word)) &&
      !KIN.has(word),
  );
  // "Guitar case with stickers".
  const [only] = rest;
  const isOfOne = rest.length === 1 && head.continues && only?.kind === 'word' && /[^s]s$/u.test(only.word);
  const isShown =
    isOfOne ||
    ((rest.at(-1)?.kind === 'thing' || (joint?.word === 'on' && rest.at(-1)?.word === 'stage')) &&
      isConcreteThing(rest));
  const isOwn = head.kind === 'word' && VESSELS.has(head.word) && joint?.word === 'with';
  const isHead = isOwn || isKnownHead(head) || (joint?.word !== 'with' && isAnybody(head.word));
  return isPlain && isHead && isShown;
}

/** "Pho bowl with chopsticks". */
const VESSELS = new Set(
  'bowl plate jar box basket bag case tray tool kit pot stand table shelf board plant book books card'.split(' '),
);

const isKnownHead = (head: Token) =>
  (head.kind === 'thing' && !MASS_NOUNS.has(head.word)) || hasTrade(head) || isWho(head);

/** Nothing behind the joint is unknown, or not counted. */
const isConcreteThing = (rest: readonly Token[]) =>
  rest.every(
    ({ kind, word }) =>
      (kind !== 'word' || word === 'stage') && !MASS_NOUNS.has(word) && !/^(?:of|for|to|as|or)$/u.test(word),
  );

/** "Whittling knife and stick", "poetry quill and moon": one single thing, and another, whatever the word before them is. */
export function isPairWithKind(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => word === 'and' || word === '&');
  const [one, two] = [tokens[at - 1], tokens.at(-1)];
  if (
    at < 2 ||
    at > 3 ||
    tokens.length > at + 3 ||
    tokens[0]?.kind !== 'word' ||
    /'s$/u.test(tokens[0].word) ||
    !one ||
    !two ||
    one === two
  )
    return false;
  const isPlain = tokens.every(
    ({ kind, word }, index) =>
      index === at || (/^(?:thing|scenery|look|word)$/u.test(kind) && !CLOSERS.has(word) && !FIGURATIVE.has(word)),
  );
  const sides = [one, two].filter(({ word }) => !SOULS.test(word));
  const isSingle = sides.some(({ kind, word }) => kind === 'thing' && isCountable(word));
  const isNoun = ({ kind, word }: Token) =>
    kind === 'thing' || kind === 'scenery' || (/^\p{L}{4,}$/u.test(word) && !/(?:ing|ly|ed|y|ous|ful)$/u.test(word));
  return (
    isPlain && sides.length === 2 && isSingle && sides.every(isNoun) && !sides.some(({ word }) => MASS_NOUNS.has(word))
  );
}

const SOULS = /^(?:hearts?|souls?|stars?|angels?|fire|sinker|barrel|key)$/u;

/** "Basketball with wings and halo", "football with crown": a ball, although its word is a sport, too. */
export const isBallHaving = ([ball, joint, ...rest]: readonly Token[]) =>
  isBall(ball?.word ?? '') &&
  joint?.word === 'with' &&
  rest.at(-1)?.kind === 'thing' &&
  rest.every(
    ({ kind, word }) =>
      /^(?:thing|look|article|word|joint)$/u.test(kind) && !CLOSERS.has(word) && !FIGURATIVE.has(word),
  );

/** "Pie with steam and lattice crust": a single thing with two others, whatever they are. */
export const isThingWithTwo = ([thing, joint, ...rest]: readonly Token[]) =>
  thing?.kind === 'thing' &&
  isCountable(thing.word) &&
  joint?.word === 'with' &&
  rest.length > 2 &&
  rest.some(({ word }) => word === 'and' || word === '&') &&
  rest.every(
    ({ kind, word }) =>
      /^(?:thing|scenery|look|article|word|joint)$/u.test(kind) && !CLOSERS.has(word) && !FIGURATIVE.has(word),
  );

const isUnsaid = ({ kind, word }: Token) =>
  kind !== 'speech' && !CLOSERS.has(word) && !KIN.has(word) && !FIGURATIVE.has(word);

/** "Loon on calm water at sunrise", "farmer on tractor at sunset": nobody says at which hour something is seen. */
export function isSeenThen(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint' || kind === 'deed');
  const head = tokens[at - 1];
  const isOne = head?.kind === 'thing' && isCountable(head.word) && !MASS_NOUNS.has(head.word);
  const isSeen = isOne || isAnimal(head) || hasTrade(head);
  // "Grandfather | rocking chair on porch at sunset".
  const isOwn =
    PERSONS.has(tokens[0]?.word ?? '') || KIN.has(tokens[0]?.word ?? '') || /^grand/u.test(tokens[0]?.word ?? '');
  // "Loon on calm water with pine tree reflection".
  const where = tokens.slice(at + 1).find(({ kind, word }) => kind !== 'look' && word !== 'calm');
  if (isAnimal(head) && isOne && /^(?:on|in)$/u.test(tokens[at]?.word ?? '') && WATERS.test(where?.word ?? ''))
    return tokens.every(isUnsaid);
  return HOUR.test(tokens.map(({ word }) => word).join(' ')) && isSeen && tokens.slice(isOwn ? 1 : 0).every(isUnsaid);
}

const WATERS = /^(?:water|waters|lake|river|pond|creek|ice|snow|surf)$/u;
const HOUR =
  / (?:at (?:sunset|sunrise|dawn|dusk|twilight|nightfall|midnight)|in the (?:mist|fog|moonlight|distance))$/u;

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
