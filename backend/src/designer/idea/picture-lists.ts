/** Segments that list what is drawn, and those that only look so. */

import { isCreatureWord } from '../words/lexicon.ts';
import { isPluralName } from '../words/plurals.ts';
import { ACTIVITIES } from '../words/roles.ts';
import { ARTWORK, CLOSERS, FIGURATIVE, KIN, PASTIMES } from '../words/speech.ts';
import { COLORS, STYLE_WORDS } from '../words/vocabulary.ts';
import { isAttributive } from './cut.ts';
import { isBall } from './pastimes.ts';
import { OBJECTS } from './phrases.ts';
import type { Segment } from './segments.ts';
import { isAnimal, isArtwork, isCountable, isNamed, speaks, type Token, textOf } from './tokens.ts';
/** "Mama bear and two cubs": who counts animals describes them. */
export function isCountedList(tokens: readonly Token[]): boolean {
  const counts = tokens.some(({ kind, word }, at) => {
    return (
      at > 0 &&
      kind === 'article' &&
      NUMBERS.has(word) &&
      isAnimal(tokens.slice(at + 1).find((one) => one.kind === 'thing'))
    );
  });
  const isShown = ({ kind, word }: Token, at: number) =>
    PICTORIAL.has(kind) ||
    (KIN.has(word) && tokens[at + 1]?.kind === 'thing') ||
    (kind === 'word' && at === tokens.length - 1 && /^an?$/u.test(tokens[at - 1]?.word ?? ''));
  return counts && tokens.every(isShown) && !endsOpen(tokens);
}

const NUMBERS = new Set('two three four five six'.split(' '));

/** "Lighthouse and whale Nantucket 1998": the things are drawn, where and when is printed. */
export function listsThingsOfPlace(tokens: readonly Token[], first: boolean): boolean {
  const things = tokens.slice(0, tokens.findLastIndex((token) => !isNamed(token)) + 1);
  const joined = things.some(({ kind }) => kind === 'joint');
  return things.length < tokens.length && joined && isPictureList(things, first);
}

/** "Retro style", "in red and black", "no background". */
export function isArtDirection(tokens: readonly Token[], first: boolean): boolean {
  const words = tokens.map(({ word }) => word);
  const named = words.some(
    (word) => Object.hasOwn(STYLE_WORDS, word) || Object.hasOwn(COLORS, word) || ARTWORK.has(word),
  );
  return !first && named && tokens.every((token) => isArtwork(token) || token.kind === 'look');
}

export const PICTORIAL = new Set<Token['kind']>(['thing', 'scenery', 'look', 'style', 'article', 'joint', 'deed']);

export function isPictureList(tokens: readonly Token[], first: boolean): boolean {
  if (!tokens.every(({ kind }) => PICTORIAL.has(kind) || (!first && kind === 'person'))) return false;
  const shown = tokens.some(({ kind }) => kind === 'thing' || kind === 'scenery');
  const spoken =
    first && (tokens[0]?.kind === 'joint' || tokens.some(({ word }) => /^(?:to|for|before|after)$/u.test(word)));
  return shown && !spoken && !endsOpen(tokens);
}

const endsOpen = (tokens: readonly Token[]) => ['joint', 'article'].includes(tokens.at(-1)?.kind ?? '');

/** "School bus full of kids"; but "house full of love". */
export function isFullOf(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }, index) => word === 'full' && tokens[index + 1]?.word === 'of');
  const vessel = tokens.slice(0, at);
  const last = tokens.at(-1)?.word ?? '';
  const isThing = vessel.at(-1)?.kind === 'thing' && isCountable(vessel.at(-1)?.word ?? '');
  const isContent = /[^s]s$|children$|people$|mice$/u.test(last) && !FIGURATIVE.has(last) && !CLOSERS.has(last);
  return at > 0 && isThing && isContent && vessel.every(({ kind }) => PICTORIAL.has(kind)) && !speaks(tokens);
}

/** "Great Lakes freighter Duluth Minnesota lighthouse": nothing but places and things. */
export function listsBetweenNames(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ kind }) => kind === 'thing' || kind === 'scenery');
  const isOpened = first > 0 && tokens.slice(0, first).every(isNamed);
  const joint = tokens.findLastIndex(({ word }) => /^(?:and|&|with)$/u.test(word));
  // "… skyline and deep dish pizza".
  const isOfLast = ({ kind }: Token, at: number) =>
    kind === 'word' && isOpened && joint > 0 && at > joint && at > tokens.length - 4 && tokens.at(-1)?.kind === 'thing';
  const isPlain = tokens.every(
    (token, at) => ['name', 'date', 'thing', 'scenery', 'look', 'joint'].includes(token.kind) || isOfLast(token, at),
  );
  const isAround = tokens.slice(first).some(({ kind }) => kind === 'name') || tokens.some(isOfLast);
  const isThing = tokens.some(({ kind }) => kind === 'thing');
  const last = tokens.at(-1);
  return isPlain && first >= 0 && isThing && isAround && (last?.kind === 'thing' || (isOpened && joint > 0));
}

const LAND =
  /^(?:vineyards?|hills?|valleys?|canyons?|fields?|mountains?|skyline|desert|coast|shores?|rooftops|prairie)$/u;

/** "Hot air balloons over Albuquerque New Mexico": where it is, is printed. */
export function isOverPlace(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint');
  const [things, place] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isThing = things.length > 0 && things.every(({ kind }) => ['thing', 'look', 'style', 'article'].includes(kind));
  const isSeen =
    things.at(-1)?.kind === 'thing' &&
    (isCountable(things.at(-1)?.word ?? '') || /s$/u.test(things.at(-1)?.word ?? ''));
  return (
    isThing &&
    isSeen &&
    /^(?:over|above|in|at|near|on|along)$/u.test(tokens[at]?.word ?? '') &&
    place.length > 0 &&
    place.every((token, index) => isNamed(token) || (index > 0 && index === place.length - 1 && LAND.test(token.word)))
  );
}

/** "Cheese curds and a cow": an article behind "and" counts things. */
export function isThingAndOne(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => word === 'and' || word === '&');
  const [lead, [article, ...rest]] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isPlain = ({ kind, word }: Token, index: number) =>
    kind === 'thing' || kind === 'look' || (kind === 'word' && lead[index - 1]?.kind === 'thing' && !CLOSERS.has(word));
  return (
    at > 0 &&
    !lead.some(({ word }) => /'s$/u.test(word)) &&
    /^an?$/u.test(article?.word ?? '') &&
    lead.every(isPlain) &&
    lead.some(({ kind }) => kind === 'thing') &&
    rest.length > 0 &&
    rest.every(({ kind }) => kind === 'thing' || kind === 'look') &&
    rest.at(-1)?.kind === 'thing'
  );
}

/** ", messy bun and sunglasses": a list after a saying is drawn as far as it can be. */
export function listsThing(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const listed = tokens.some(({ word }) => word === 'and' || word === '&' || word === 'with');
  const plain = tokens.every(({ kind }) => PICTORIAL.has(kind) || kind === 'word');
  return (
    listed &&
    plain &&
    words < 3 &&
    !endsOpen(tokens) &&
    tokens.some(({ kind }) => kind === 'thing' || kind === 'scenery')
  );
}

/** "Deer with lights", "vintage camera with film strip": what a thing has, although no picture of ours shows it. */
export function isThingWithPart(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => word === 'with');
  const [lead, parts] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const head = lead.at(-1);
  const isVessel = OBJECTS.has(head?.word ?? '') && lead.at(-2)?.kind === 'thing';
  const isSingle = isVessel || (head?.kind === 'thing' && isCountable(head.word));
  const isLead = lead.every(
    (token) => ['thing', 'look', 'style', 'article'].includes(token.kind) || (isVessel && token === head),
  );
  const isPart = ({ kind, word }: Token) =>
    kind === 'thing' || kind === 'look' || kind === 'article' || word === 'and' || PARTS.has(word);
  return (
    at > 0 && isSingle && isLead && parts.length < 5 && parts.some(({ word }) => PARTS.has(word)) && parts.every(isPart)
  );
}

const PARTS = new Set(
  'hearts stars flowers bows cherries daisies wax stripes steam foam berries lights eggs spots patches bubbles film strip smoke sprinkles sparkles petals dots swirls drips vines beads glitter fringe tassel tassels freckles cracks icicles sparks ribbons headlights'.split(
    ' ',
  ),
);

/** ", wheat stalks", ", messy bun": a thing and a word that says which or what of it. */
export function isOneThing(tokens: readonly Token[]): boolean {
  // "Cabin mornings", "lake nights".
  if (/^(?:mornings|nights|days|evenings|weekends)$/u.test(tokens.at(-1)?.word ?? '')) return false;
  if (tokens.length === 1 && Object.hasOwn(ACTIVITIES, tokens[0]?.word ?? '')) return true;
  if (isObjectNamed(tokens) || isNounOfThings(tokens) || isPart(tokens)) return true;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [word] = words;
  // "Fear the beard".
  const shown = tokens.every(
    ({ kind }, at) => ['word', 'thing', 'look'].includes(kind) || (kind === 'article' && at === 0),
  );
  const isLast = word === tokens.at(-1);
  // ", reindeer pair": of an animal, in small letters.
  const isMany = isLast && isAnimal(tokens.at(-2)) && tokens.length === 2 && /^\p{Ll}/u.test(tokens[0]?.text ?? '');
  if (isMany && MANY.test(word?.word ?? '')) return true;
  const parts = isLast && /[^s]s$/u.test(word?.word ?? '');
  const which = tokens.at(-1)?.kind === 'thing' && isCountable(tokens.at(-1)?.word ?? '');
  return words.length === 1 && tokens.length < 4 && shown && (parts ? tokens.at(-2)?.kind === 'thing' : which);
}

const MANY = /^(?:pair|couple|duo|trio|family|ballet|herd|flock|outline|pile|portrait)$/u;

/** ", laces", ", pink laces", ", boho arch", ", two hearts joined": a part of something, though no picture of ours shows it. */
function isPart(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const last = tokens.at(-1)?.word ?? '';
  const isPlain = tokens.every(
    ({ kind, word }) => /^(?:word|thing|look|style|article)$/u.test(kind) && !CLOSERS.has(word),
  );
  // "Stethoscope shaped like a heart".
  const isShaped = tokens.some(({ word }, at) => word === 'shaped' && tokens[at + 1]?.word === 'like');
  if (isShaped && first?.kind === 'thing') return true;
  if (!isPlain || tokens.length > 3 || !/^\p{Ll}/u.test(first?.text ?? '')) return false;
  return (
    PARTS_ALONE.has(last) ||
    (tokens.length === 3 && /^(?:two|three)$/u.test(first?.word ?? '') && /^(?:joined|crossed|linked)$/u.test(last))
  );
}

const PARTS_ALONE = new Set(
  'animals creatures critters stem stems bud buds roots laces stitches stitching seams arch shoes sneakers tag tags belt post ears curls straps strap buckle buckles fringe plates drip drips antlers patch patches fur teeth fangs paws whiskers lashes rays sunrays smoke exhaust sparks bubbles splatter splash splashes confetti pennant bunting border wreath branches twigs sprigs sprig blooms petals thorns vines leaves scales gears cogs bolts rivets chains ropes knots nets pulleys puck pucks cones hurdles'.split(
    ' ',
  ),
);

/** ", kindergarten crayons". */
const isNounOfThings = ([noun, things, ...others]: readonly Token[]) =>
  others.every(({ continues }) => continues) &&
  noun?.kind === 'word' &&
  things?.kind === 'thing' &&
  !things.continues &&
  /^\p{Ll}/u.test(noun.text) &&
  isPluralName((others.at(-1) ?? things).word) &&
  !isAnimal(things) &&
  !isAttributive(noun.word) &&
  !MONTHS.test(noun.word);

const MONTHS = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;

/** "Land of the free because of the brave | soldier": whoever is named behind a sentence. */
export const isSomebodyAlone = ([who, ...others]: readonly Token[]) =>
  who?.kind === 'person' && others.length === 0 && !KIN.has(who.word) && !CLOSERS.has(who.word);

/** Of an idea that begins with a capital: "Skull wearing a helmet | biker". */
export const isSmallLetter = ([who]: readonly Token[], [opening]: readonly Token[]) =>
  who?.text === who?.word && opening?.text !== opening?.word;

function isObjectNamed(tokens: readonly Token[]): boolean {
  const [first, last] = tokens;
  if (tokens.length !== 2 || !first || !last || !OBJECTS.has(last.word)) return false;
  return /^\p{Ll}/u.test(first.text) && ['word', 'thing', 'look'].includes(first.kind);
}

/** ", squirrel with peanut": after a saying, whatever a creature has is drawn. */
export function isCreatureWith(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint');
  const lead = tokens.slice(0, at);
  const plain = lead.every(({ kind }) => kind === 'look' || kind === 'article' || kind === 'thing');
  return at > 0 && plain && !speaks(tokens) && at < tokens.length - 1 && isCreatureWord(lead.at(-1)?.word ?? '');
}

/** "Sorry I have practice | volleyball": a sport alone behind a whole sentence. */
export const isSportAlone = (tokens: readonly Token[], before: Segment | undefined) =>
  tokens.length === 1 && PASTIMES.has(tokens[0]?.word ?? '') && speaks(before?.tokens ?? []);

/** ", baseball with red stitching". */
export const isBallWith = ([ball, joint]: readonly Token[]) => isBall(ball?.word ?? '') && joint?.word === 'with';

const PLACES = new Set(
  'lounge parlor bar saloon pub tavern motel inn diner garage company brewing bakery cafe club'.split(' '),
);

/** "Whiskey and cigar lounge": a name, whatever is in it. */
export const isPlace = (tokens: readonly Token[]) =>
  PLACES.has(tokens.at(-1)?.word ?? '') && tokens.every(({ kind, word }) => kind !== 'deed' && word !== 'with');

/** "Farmhouse kitchen | rooster and mason jars"; but "snowy garden". */
export const isRoom = ([one, room, ...rest]: readonly Token[]) =>
  /^(?:kitchen|garden|garage|porch)$/u.test(room?.word ?? '') &&
  rest.length === 0 &&
  /^(?:word|thing|name|person)$/u.test(one?.kind ?? '');

/** "Camping with a chance of beer". */
export const isForecast = (tokens: readonly Token[]) => /\bwith an? (?:\p{L}+ )?chance of\b/iu.test(textOf(tokens));
