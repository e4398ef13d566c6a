/** Parts an idea at its commas and stops into what is printed and what is drawn. */

import { FEELINGS } from '../words/emblems.ts';
import { isIdiom, isPun } from '../words/idioms.ts';
import { isPluralName } from '../words/plurals.ts';
import { ACTIVITIES, MOVES_OF_BODIES } from '../words/roles.ts';
import { CLOSERS, EXCLAMATIONS, KIN, MASS_NOUNS } from '../words/speech.ts';
import { isAge, isDatedThing } from './ages.ts';
import { findPictures, pictureStart } from './cut.ts';
import { isDepicted, mannerLength } from './depicted.ts';
import {
  isAnimalWithOwn,
  isDescription,
  isPairDoing,
  isPastimeAtPlace,
  isThingWithDeed,
  isTradesperson,
} from './description.ts';
import { isLettered, isPaired, isWithinSaying, opensList } from './lettered.ts';
import { capitalsCount, isKnownPlace } from './names.ts';
import { isBurning, isMascotDoing, isPastime, isPlayerAlone, isPoseWith } from './pastimes.ts';
import {
  isArtDirection,
  isBallWith,
  isCountedList,
  isCreatureWith,
  isForecast,
  isFullOf,
  isOneThing,
  isOverPlace,
  isPictureList,
  isPlace,
  isRoom,
  isSmallLetter,
  isSomebodyAlone,
  isSportAlone,
  isThingAndOne,
  isThingWithPart,
  listsBetweenNames,
  listsThing,
  listsThingsOfPlace,
} from './picture-lists.ts';
import { isBallHaving, isPairWithKind, isPlainlyPlaced, isThingWithTwo } from './placed.ts';
import { isAllDescription, type Parts, partRefrain } from './refrain.ts';
import { isRoleAlone } from './role-alone.ts';
import { isTurned, opensOnSame } from './said-again.ts';
import { isDoneTo, isLandscapeWith, isOnOne, isOnWater, isSeenThen, isViewOf } from './seen-where.ts';
import { isFigurative, isSomebodySeen } from './somebody.ts';
import { isAnimal, MANNERS, speaks, type Token, textOf, tokensOf, trimEnds } from './tokens.ts';
import { pictureOf } from './whole-picture.ts';
import { isFamily } from './young.ts';

export interface Parted {
  /** With the punctuation between two parts that follow each other. */
  printed: string;
  /** Names and years, for the second line. */
  named: string[];
  drawn: string;
}

export interface Segment {
  text: string;
  /** The punctuation before it. */
  gap: string;
  tokens: Token[];
}

export type Role = 'said' | 'named' | 'drawn' | 'artwork';

export function partIdea(text: string): Parted {
  const segments = segmentsOf(text);
  const [only] = segments;
  const picture = only && segments.length === 1 ? pictureOf(only.tokens) : undefined;
  if (only && picture) return { printed: '', named: namesIn(only.tokens), drawn: picture };
  const roles = segments.map((segment, at) => roleOf(segment, segments[at - 1]));
  if (opensList(segments, roles) || isPaired(segments, roles)) roles[0] = 'said';
  if (roles[0] === 'drawn' && isNamedAgain(segments)) roles[0] = 'said';
  const isRole = isRoleAlone(segments[0]?.tokens ?? []) && !roles.slice(1).includes('drawn');
  if (isRole) roles[0] = 'drawn';
  for (const at of roles.keys()) if (isWithinSaying(segments, roles, at)) roles[at] = 'said';
  if (!isRole && !roles.includes('said') && isLettered(segments, roles)) return whole(text);
  const printed: string[] = [];
  const named: string[] = [];
  const drawn: string[] = [];
  for (const [at, segment] of segments.entries()) {
    const role = roles[at];
    const parts = role === 'drawn' || role === 'said' ? refrainOf(segment, at, roles) : undefined;
    if (parts) {
      const [first, second] = [parts.before, parts.after].map(textOf).filter(Boolean);
      if (first) printed.push((printed.length > 0 ? segment.gap : '') + first);
      if (second) named.push(second);
      drawn.push(textOf(parts.shown));
      named.push(...namesIn(parts.shown));
    } else if (role === 'named') named.push(trimEnds(segment.text));
    else if (role === 'drawn') {
      drawn.push(
        listsBetweenNames(segment.tokens) || isOverPlace(segment.tokens) ? thingsOf(segment.tokens) : segment.text,
      );
      if (at === 0 || !isPersonSeen(segment.tokens)) named.push(...namesIn(segment.tokens));
    } else if (role === 'said') {
      const { said, shown, dates } = isWhole(segment.tokens, at === 0)
        ? { said: segment.text, shown: '', dates: '' }
        : findSaid(
            segment,
            segments.filter((_, other) => roles[other] === 'drawn'),
          );
      named.push(dates);
      if (said) printed.push((printed.length > 0 ? segment.gap : '') + said);
      if (shown) drawn.push(shown);
    }
  }
  return { printed: printed.join(''), named: named.filter(Boolean), drawn: drawn.join(', ') };
}

/** "Fa la la llama, llama with a scarf", "cherry pie sweetie pie": what is drawn is said there whole. */
function findSaid({ tokens }: Segment, drawn: readonly Segment[]) {
  const found = findDated(withoutManner(tokens));
  const behind = new Set(drawn.flatMap((segment) => segment.tokens.map(({ word }) => word)));
  const shown = tokensOf(found.shown, false, false);
  const isSame = shown.some(({ kind, word }) => kind === 'thing' && behind.has(word));
  return isSame || isEcho(tokens, shown) ? { said: textOf(tokens), shown: '', dates: '' } : found;
}

/** "Christmas llama fa la la llama"; but "duck dad | duck". */
function isEcho(tokens: readonly Token[], [shown, ...others]: readonly Token[]): boolean {
  const said = tokens.slice(0, -1);
  const isLast = others.length === 0 && shown?.kind === 'thing' && tokens.at(-1)?.word === shown.word;
  return isLast && !CLOSERS.has(said.at(-1)?.word ?? '') && said.some(({ word }) => word === shown.word);
}

/** "Acadia National Park | lighthouse and moose | 1916", "Papa's garage | tools | 1962": the year belongs to the name. */
function findDated(tokens: readonly Token[]) {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'date') + 1;
  const [body, dates] = [tokens.slice(0, end), tokens.slice(end)];
  const place = body.findLastIndex(({ kind }) => kind !== 'name') + 1;
  const title = body.slice(0, place);
  const shown = place < body.length ? pictureStart(title) : undefined;
  // "Bridesmaid squad | palm trees | Miami 2026".
  if (shown !== undefined && CLOSERS.has(title[shown - 1]?.word ?? '') && shown > 1)
    return { ...findPictures(title), dates: textOf(tokens.slice(place)) };
  const start = dates.length > 0 ? pictureStart(body) : undefined;
  // "60th birthday | fishing pole and bass | 1966".
  const isBirthday = body[0]?.kind === 'date' && body[start === undefined ? 0 : start - 1]?.word === 'birthday';
  const isNamed =
    start !== undefined && (isBirthday || body[start - 1]?.kind === 'name' || /'s$/u.test(body[start - 2]?.word ?? ''));
  if (isNamed) return { ...findPictures(body), dates: textOf(dates) };
  return { ...findPictures(tokens), dates: '' };
}

/** "Freighter and lighthouse": without the names between. */
const thingsOf = (tokens: readonly Token[]) =>
  tokens
    .map(({ text, kind }) => (kind === 'name' || kind === 'date' ? ',' : text))
    .join(' ')
    .replace(/(?: ,)+/gu, ',');

/** Beside another saying a description has no refrain of its own. */
function refrainOf({ tokens }: Segment, at: number, roles: readonly Role[]): Parts | undefined {
  if (isWhole(tokens, at === 0)) return undefined;
  const isAlone = !roles.some((role, other) => role === 'said' && other !== at);
  if (roles[at] === 'said' && opensPun(tokens) && roles.slice(at + 1).includes('drawn')) return undefined;
  return isAlone || roles[at] === 'said' ? partRefrain(withoutManner(tokens)) : undefined;
}

/** "Alpaca my bags | alpaca with a suitcase": what sounds like another word is said. */
const opensPun = ([first, second]: readonly Token[]) =>
  first?.kind === 'thing' && (second?.kind === 'speech' || second?.word === 'always' || second?.word === 'hello');

/** "Mama bear and cubs floral", "baby's first Christmas reindeer line art". */
function withoutManner(tokens: readonly Token[]): readonly Token[] {
  const made = mannerLength(tokens.map(({ word }) => word));
  if (made > 0 && tokens.length - made > 1) return tokens.slice(0, -made);
  const last = tokens.at(-1);
  return tokens.length > 2 && last?.kind === 'style' && MANNERS.has(last.word) ? tokens.slice(0, -1) : tokens;
}

const whole = (text: string): Parted => ({ printed: text, named: [], drawn: '' });

/** Commas, dashes, colons and stops, but not that of "est. 1998". */
const BREAKS = /(\s*[,;\n]+\s+|\s+[-–—|/]+\s+|:\s+|(?<!\b(?:est|st|mt|dr|mrs?|ms|jr|sr|vs|no|ft))[.!?]+\s+)/iu;

function segmentsOf(text: string): Segment[] {
  const parts = text.split(BREAKS);
  const capitals = capitalsCount(text);
  const segments: Segment[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    // A full stop belongs to the words before it.
    const stop = /^[.!?]+/u.exec(parts[at + 1] ?? '')?.[0] ?? '';
    const body = (parts[at] ?? '').trim() + stop;
    const gap = (parts[at - 1] ?? '').replace(/^[.!?]+/u, '');
    if (body) segments.push({ text: body, gap, tokens: tokensOf(body, at === 0, capitals) });
  }
  return segments;
}

function roleOf(segment: Segment, before: Segment | undefined): Role {
  const first = before === undefined;
  const tokens = first ? segment.tokens : withoutStyleBehind(segment.tokens);
  if (isWhole(tokens, first) || (before && isSaidAgain(tokens, before.tokens))) return 'said';
  const kinds = new Set(tokens.map(({ kind }) => kind));
  const count = (kind: Token['kind']) => tokens.filter((token) => token.kind === kind).length;
  if (isArtDirection(tokens, first)) return 'artwork';
  if (isAge(tokens)) return 'said';
  if (!first && (isMassPair(tokens) || isCalled(tokens))) return 'said';
  if (isPlace(tokens) || isForecast(tokens) || isFigurative(tokens)) return 'said';
  if (tokens.length === 2 && isMascotDoing(tokens[0], tokens[1])) return 'drawn';
  if (first ? isRoom(tokens) : isFeeling(tokens)) return 'said';
  if (isCountedList(tokens) || isPastime(tokens) || isFamily(tokens) || isBurning(tokens) || isPlayerAlone(tokens))
    return 'drawn';
  if (
    isPoseWith(tokens) ||
    isTradesperson(tokens) ||
    isPairDoing(tokens) ||
    isSomebodySeen(tokens) ||
    isAnimalWithOwn(tokens) ||
    isThingWithDeed(tokens) ||
    isPastimeAtPlace(tokens) ||
    isFullOf(tokens) ||
    listsBetweenNames(tokens) ||
    isOverPlace(tokens) ||
    isThingWithPart(tokens) ||
    isThingAndOne(tokens) ||
    isDescription(tokens) ||
    isDepicted(tokens) ||
    isPlainlyPlaced(tokens) ||
    isSeenThen(tokens) ||
    isOnWater(tokens) ||
    isOnOne(tokens) ||
    isViewOf(tokens) ||
    isDoneTo(tokens) ||
    isLandscapeWith(tokens) ||
    (first &&
      (isBallHaving(tokens) ||
        isThingWithTwo(tokens) ||
        (isPairWithKind(tokens) && pictureStart(tokens) === undefined))) ||
    isAllDescription(tokens) ||
    (!first &&
      (isDatedThing(tokens) ||
        isCreatureWith(tokens) ||
        isBallWith(tokens) ||
        isSportAlone(tokens, before) ||
        isSomebodyDoing(tokens) ||
        listsThing(tokens) ||
        isOneThing(tokens) ||
        (before && isSomebodyAlone(tokens) && (speaks(before.tokens) || isSmallLetter(tokens, before.tokens)))))
  )
    return 'drawn';
  if (!first && isPersonSeen(tokens)) return 'drawn';
  const content = tokens.length - count('joint') - count('article');
  if (!first && count('name') + count('date') >= Math.max(1, content - 1) && !kinds.has('speech')) return 'named';
  return isPictureList(tokens, first) || listsThingsOfPlace(tokens, first) ? 'drawn' : 'said';
}

/** ", smiling tooth | cartoon": how it is made tells nothing of what it is. */
function withoutStyleBehind(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'style') + 1;
  return end > 1 ? tokens.slice(0, end) : tokens;
}

/** "Early bird", "dill with it"; but "Bee kind sunflower and bee" has its picture. */
function isWhole(tokens: readonly Token[], first: boolean): boolean {
  const words = tokens.map(({ word }) => word).join(' ');
  if (
    words.startsWith('dear ') ||
    // "Peace love tie dye | van".
    (tokens.length > 2 && words.startsWith('peace love ') && first && tokens.at(-1)?.continues === true) ||
    // "Baby loading | please wait", "Baby bear coming soon | honey pot".
    (tokens.length === 2 && words.endsWith(' loading')) ||
    words.endsWith(' coming soon') ||
    isIdiom(words, first) ||
    (!first && (isCry(tokens) || isOfHeart(tokens))) ||
    (first && tokens.length === 2 && isOfHeart(tokens))
  )
    return true;
  return isPun(words) && !tokens.slice(2).some(({ kind }) => kind === 'thing' || kind === 'article');
}

/** "Dirty hands clean heart". */
const isOfHeart = (tokens: readonly Token[]) =>
  (tokens.length > 2 || OF_HEART.test(tokens[0]?.word ?? '')) &&
  /^(?:hearts?|souls?|spirits?)$/u.test(tokens.at(-1)?.word ?? '') &&
  tokens.every(({ kind }) => !/^(?:article|joint|deed|name)$/u.test(kind));

const OF_HEART = /^(?:wild|free|kind|brave|young|happy|pure|gypsy|old|gentle|restless|grateful|warm|stone)$/u;

/** "Namaste guac". */
const isCry = ([first, ...others]: readonly Token[]) => EXCLAMATIONS.has(first?.word ?? '') && others.length === 1;

/** "Whiskey and blues": nothing of it is counted. */
function isMassPair([first, joint, second, ...more]: readonly Token[]): boolean {
  const isJoined = /^(?:and|&|n)$/u.test(joint?.word ?? '') && more.length === 0;
  return isJoined && MASS_NOUNS.has(first?.word ?? '') && (second?.kind === 'word' || MUSIC.test(second?.word ?? ''));
}

/** "Avocado holding a baby avocado | guac mom". */
const isCalled = ([first, last, ...more]: readonly Token[]) =>
  more.length === 0 &&
  KIN.has(last?.word ?? '') &&
  /^(?:thing|word)$/u.test(first?.kind ?? '') &&
  (!isAnimal(first) || /^\p{Lu}/u.test(first?.text ?? ''));

const MUSIC = /^(?:blues|jazz|bluegrass|country|vinyl|soul|funk|reggae|music|karma|chaos|sunsets?)$/u;

const PUN_LINKS = /^(?:to|be|you|me|it|up|off|your|my|out|so|done|yeah|life|mode|hard)$/u;

/** "Cow in sunglasses | cool cow". */
function isSaidAgain(tokens: readonly Token[], before: readonly Token[]): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  // "Goat in pajamas | goat to bed".
  const isPun = isAnimal(first) && PUN_LINKS.test(last === first ? '' : (tokens[1]?.word ?? ''));
  if (isPun && tokens[2]?.kind !== 'article' && before.some(({ word }) => word === first?.word)) return true;
  if (opensOnSame(tokens, before) || isTurned(tokens, before)) return true;
  const isShort = tokens.length === 2 && (first?.kind === 'look' || first?.kind === 'word');
  const isThing =
    isAnimal(last) || (last?.kind === 'thing' && (first?.kind === 'word' || /^\p{Lu}/u.test(first?.text ?? '')));
  return isShort && isThing && before.some(({ word }) => word === last?.word);
}

/** "Book dragon | dragon asleep on books". */
function isNamedAgain([first, second]: readonly Segment[]): boolean {
  const name = first?.tokens ?? [];
  const last = name.at(-1);
  const isName = name.length === 2 && isAnimal(last) && name.every(({ kind }) => kind === 'thing' || kind === 'word');
  return isName && !name.at(-1)?.continues && second?.tokens[0]?.word === last?.word;
}

/** "Vintage camper, happy camper". */
const isFeeling = ([first, ...others]: readonly Token[]) => FEELINGS.has(first?.word ?? '') && others.length === 1;

/** ", surfing bride", ", dancing avocados". */
const isSomebodyDoing = ([deed, somebody, ...others]: readonly Token[]) =>
  others.every(({ kind }) => kind === 'style') &&
  /^\p{Ll}+ing$/u.test(deed?.text ?? '') &&
  [ACTIVITIES, MOVES_OF_BODIES].some((deeds) => Object.hasOwn(deeds, deed?.word ?? '')) &&
  (somebody?.kind === 'person' || isAnimal(somebody) || (somebody?.kind === 'thing' && isPluralName(somebody.word)));

/** ", Ben Franklin in sunglasses": who is seen, not where. */
export function isPersonSeen(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ kind }) => kind !== 'name');
  const isPlace = isKnownPlace(textOf(tokens.slice(0, end))) || isKnownPlace(tokens[0]?.text ?? '');
  return (
    end > 1 &&
    !isPlace &&
    /^(?:in|with|wearing|riding|holding|on)$/u.test(tokens[end]?.word ?? '') &&
    tokens.at(-1)?.kind === 'thing'
  );
}

/** Runs of names and dates; "named" and "called" announce a name even in lower case. */
function namesIn(tokens: readonly Token[]): string[] {
  const runs: string[][] = [];
  let open = false;
  for (const [at, { kind, text, word }] of tokens.entries()) {
    const announced = /^(?:named|called)$/u.test(tokens[at - 1]?.word ?? '');
    const named = kind === 'name' || kind === 'date' || (announced && kind !== 'joint');
    if (named && !open) runs.push([]);
    if (named) runs.at(-1)?.push(text);
    open = named || (open && word === 'of');
  }
  return runs.map((run) => trimEnds(run.join(' ')));
}
