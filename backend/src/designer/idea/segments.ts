/** Parts an idea at its commas and stops into what is printed and what is drawn. */

import { findSightings, isCreatureWord } from '../words/lexicon.ts';
import { NO_POSE } from '../words/refrains.ts';
import { ACTIVITIES, DEEDS, isCreature, isMascot, MASCOT_DEEDS, showsDeed } from '../words/roles.ts';
import { ARTICLES, ARTWORK, CLOSERS, FIGURATIVE, KIN, MASS_NOUNS, PASTIMES, PERSONS } from '../words/speech.ts';
import { COLORS, STYLE_WORDS } from '../words/vocabulary.ts';
import { findPictures, pictureStart } from './cut.ts';
import { capitalsCount } from './names.ts';
import { personAt } from './persons.ts';
import { CROSSED, OBJECTS } from './phrases.ts';
import { isAllDescription, type Parts, partRefrain } from './refrain.ts';
import { hasOnBody, isFigurative, isSomebodySeen } from './somebody.ts';
import { isArtwork, isCountable, MANNERS, type Token, tokensOf } from './tokens.ts';
import { isFamily } from './young.ts';

export interface Parted {
  /** With the punctuation between two parts that follow each other. */
  printed: string;
  /** Names and years, for the second line. */
  named: string[];
  drawn: string;
}

interface Segment {
  text: string;
  /** The punctuation before it. */
  gap: string;
  tokens: Token[];
}

type Role = 'said' | 'named' | 'drawn' | 'artwork';

export function partIdea(text: string): Parted {
  const segments = segmentsOf(text);
  const roles = segments.map((segment, at) => roleOf(segment, segments[at - 1]));
  if (opensList(segments, roles) || isPaired(segments, roles)) roles[0] = 'said';
  if (!roles.some((role) => role === 'said') && isLettered(segments, roles)) return whole(text);
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
      named.push(...namesIn(segment.tokens));
    } else if (role === 'said') {
      const { said, shown, dates } = findSaid(
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

const textOf = (tokens: readonly Token[]) => trimEnds(tokens.map(({ text }) => text).join(' '));

/** "Fa la la llama, llama with a scarf": what is drawn behind it is said there whole. */
function findSaid({ tokens }: Segment, drawn: readonly Segment[]) {
  const found = findDated(withoutManner(tokens));
  const behind = new Set(drawn.flatMap((segment) => segment.tokens.map(({ word }) => word)));
  const isSame = tokensOf(found.shown, false, false).some(({ kind, word }) => kind === 'thing' && behind.has(word));
  return isSame ? { said: textOf(tokens), shown: '', dates: '' } : found;
}

/** "Acadia National Park | lighthouse and moose | 1916", "Papa's garage | tools | 1962": the year belongs to the name. */
function findDated(tokens: readonly Token[]) {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'date') + 1;
  const [body, dates] = [tokens.slice(0, end), tokens.slice(end)];
  const start = dates.length > 0 ? pictureStart(body) : undefined;
  const isNamed = start !== undefined && (body[start - 1]?.kind === 'name' || /'s$/u.test(body[start - 2]?.word ?? ''));
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
  const isAlone = !roles.some((role, other) => role === 'said' && other !== at);
  if (roles[at] === 'said' && opensPun(tokens) && roles.slice(at + 1).includes('drawn')) return undefined;
  return isAlone || roles[at] === 'said' ? partRefrain(withoutManner(tokens)) : undefined;
}

/** "Alpaca my bags | alpaca with a suitcase": what sounds like another word is said. */
const opensPun = ([first, second]: readonly Token[]) =>
  first?.kind === 'thing' && (second?.kind === 'speech' || second?.word === 'always' || second?.word === 'hello');

/** "Mama bear and cubs floral". */
function withoutManner(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return tokens.length > 2 && last?.kind === 'style' && MANNERS.has(last.word) ? tokens.slice(0, -1) : tokens;
}

const whole = (text: string): Parted => ({ printed: text, named: [], drawn: '' });

/** "Beer, bacon and barbecue": the first of what is said, although it can be drawn. */
function opensList([first]: readonly Segment[], [role, ...others]: readonly Role[]): boolean {
  const bare = first?.tokens.every(({ kind }) => ['thing', 'scenery', 'joint'].includes(kind)) ?? false;
  return role === 'drawn' && others.includes('said') && bare && !isCountable(firstThing(first?.tokens ?? []));
}

/** Its last word: "wheel" of "ferris wheel". */
function firstThing(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ continues }, at) => at > 0 && !continues);
  return tokens.at(end < 0 ? -1 : end - 1)?.word ?? '';
}

/** "Cats and coffee, stack of books": two things that are not counted are a saying where something else is drawn. */
function isPaired([first]: readonly Segment[], [role, ...others]: readonly Role[]): boolean {
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

/** Words: a longer list of things is a description. */
const SHORT_LIST = 4;

/** Of what is not counted: "bourbon, bonfires and blue jeans". */
const LONG_LIST = 6;

const listsUncounted = ([first, second]: readonly Segment[]) =>
  first?.tokens.length === 1 && !isCountable(first.tokens[0]?.word ?? '') && second?.gap.includes(',') === true;

/** "Sleeping sloth", "Baby sea turtle hatching", "Boxing kangaroo": who does what, and nothing else. */
function isOneDeed(tokens: readonly Token[]): boolean {
  const [first, last] = tokens;
  const isAnimalDoing = tokens.length === 2 && isActivity(first?.word ?? '') && isAnimal(last);
  return isAnimalDoing || poseLength(tokens) === tokens.length;
}

/** "Dancing taco". */
const isMascotDoing = (deed: Token | undefined, thing: Token | undefined) =>
  Object.hasOwn(MASCOT_DEEDS, deed?.word ?? '') &&
  findSightings([thing?.word ?? '']).some(
    ({ kind, motif }) => kind === 'thing' && (isMascot(motif) || (isCreature(motif) && !showsDeed(motif))),
  );

const isActivity = (word: string) => word.endsWith('ing') && Object.hasOwn(ACTIVITIES, word);

/** "Carpenter sawing a board", "boy and dog fishing off a dock", "frog doing yoga at sunrise". */
function isPoseWith(tokens: readonly Token[]): boolean {
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

/** "Tacos and tequila", "Sushi cat": things only, but a saying. A single countable thing with another is a picture. */
function isLettered(segments: readonly Segment[], roles: readonly Role[]): boolean {
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
    isAllDescription(tokens)
  )
    return false;
  // "Cactus in a pot", "pair of skis" are one thing.
  if (tokens.some(({ word, continues }) => continues && (ARTICLES.has(word) || /^(?:of|with)$/u.test(word))))
    return false;
  const joined = shown.length > 1 || tokens.some(({ kind }) => kind === 'joint');
  if (!joined) return !listsWhole(tokens);
  // "Moonshine jug" is a jug.
  const head = tokens.slice(1).findIndex(({ continues }) => !continues);
  const isOne = isCountable(tokens.at(head)?.word ?? '');
  return !isOne && tokens.every(({ word }) => !/^(?:in|on|at|under|over|with)$/u.test(word));
}

/** "Electric guitar lightning bolt", "pirate skull crossed swords": two things, one of them in two words. */
function listsWhole(tokens: readonly Token[]): boolean {
  const things = tokens.filter(({ kind, continues }) => kind === 'thing' && !continues);
  return (
    things.length > 1 &&
    tokens.length > 2 &&
    tokens.slice(1).some(({ kind, continues }) => continues || kind === 'look')
  );
}

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

function roleOf({ tokens }: Segment, before: Segment | undefined): Role {
  const first = before === undefined;
  const kinds = new Set(tokens.map(({ kind }) => kind));
  const count = (kind: Token['kind']) => tokens.filter((token) => token.kind === kind).length;
  if (isArtDirection(tokens, first)) return 'artwork';
  if (isPlace(tokens) || isForecast(tokens) || isFigurative(tokens)) return 'said';
  if (tokens.length === 2 && isMascotDoing(tokens[0], tokens[1])) return 'drawn';
  if (first && isRoom(tokens)) return 'said';
  if (isCountedList(tokens) || isPastime(tokens) || isFamily(tokens) || isBurning(tokens) || isPlayerAlone(tokens))
    return 'drawn';
  if (
    isPoseWith(tokens) ||
    isTradesperson(tokens) ||
    isPairDoing(tokens) ||
    isSomebodySeen(tokens) ||
    isAnimalWithOwn(tokens) ||
    isThingWithDeed(tokens) ||
    isFullOf(tokens) ||
    listsBetweenNames(tokens) ||
    isOverPlace(tokens) ||
    isDescription(tokens) ||
    isAllDescription(tokens) ||
    (!first &&
      (isCreatureWith(tokens) ||
        isBallWith(tokens) ||
        isSportAlone(tokens, before) ||
        listsThing(tokens) ||
        isOneThing(tokens)))
  )
    return 'drawn';
  const content = tokens.length - count('joint') - count('article');
  if (!first && count('name') + count('date') >= Math.max(1, content - 1) && !kinds.has('speech')) return 'named';
  return isPictureList(tokens, first) || listsThingsOfPlace(tokens, first) ? 'drawn' : 'said';
}

/** "Kangaroo boxing", "T-rex baking"; but "Bass fishing", "Goat yoga". */
function isPastime(tokens: readonly Token[]): boolean {
  const [last, before] = tokens.toReversed();
  const deed = last?.word ?? '';
  const isActor = (isAnimal(before) || isAnimalFamily(tokens)) && !/fish/u.test(deed);
  return (
    isActivity(deed) && isActor && tokens.slice(0, -2).every(({ kind }) => ['thing', 'look', 'article'].includes(kind))
  );
}

/** "Raccoon family camping". */
const isAnimalFamily = (tokens: readonly Token[]) =>
  /^(?:family|couple|pair|pack)$/u.test(tokens.at(-2)?.word ?? '') && isAnimal(tokens.at(-3));

/** "Mama bear and two cubs": who counts animals describes them. */
function isCountedList(tokens: readonly Token[]): boolean {
  const counts = tokens.some(({ kind, word }, at) => {
    return (
      at > 0 &&
      kind === 'article' &&
      NUMBERS.has(word) &&
      isAnimal(tokens.slice(at + 1).find((one) => one.kind === 'thing'))
    );
  });
  const isShown = ({ kind, word }: Token, at: number) =>
    PICTORIAL.has(kind) || (KIN.has(word) && tokens[at + 1]?.kind === 'thing');
  return counts && tokens.every(isShown) && !endsOpen(tokens);
}

/** "Jazz banjo player", "old man harmonica player". */
function isPlayerAlone(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  const isWho = ({ kind, word }: Token) =>
    ['thing', 'look', 'person', 'article', 'style'].includes(kind) && !KIN.has(word);
  return last?.continues === true && /^players?$/u.test(last.word) && tokens.every(isWho);
}

/** "Volleyball on fire"; but "Girl on fire". */
function isBurning(tokens: readonly Token[]): boolean {
  const things = tokens.slice(0, -2);
  const burns = tokens.at(-2)?.word === 'on' && tokens.at(-1)?.word === 'fire';
  const isPlain = things.slice(0, -1).every(({ kind }) => ['thing', 'look', 'article', 'style'].includes(kind));
  return burns && isPlain && (things.at(-1)?.kind === 'thing' || isBall(things.at(-1)?.word ?? ''));
}

const isBall = (word: string) => /ball$/u.test(word) && PASTIMES.has(word);

const NUMBERS = new Set('two three four five six'.split(' '));

/** "Lighthouse and whale Nantucket 1998": the things are drawn, where and when is printed. */
function listsThingsOfPlace(tokens: readonly Token[], first: boolean): boolean {
  const things = tokens.slice(0, tokens.findLastIndex((token) => !isNamed(token)) + 1);
  const joined = things.some(({ kind }) => kind === 'joint');
  return things.length < tokens.length && joined && isPictureList(things, first);
}

/** "Retro style", "in red and black", "no background". */
function isArtDirection(tokens: readonly Token[], first: boolean): boolean {
  const words = tokens.map(({ word }) => word);
  const named = words.some(
    (word) => Object.hasOwn(STYLE_WORDS, word) || Object.hasOwn(COLORS, word) || ARTWORK.has(word),
  );
  return !first && named && tokens.every((token) => isArtwork(token) || token.kind === 'look');
}

const PICTORIAL = new Set<Token['kind']>(['thing', 'scenery', 'look', 'style', 'article', 'joint', 'deed']);

function isPictureList(tokens: readonly Token[], first: boolean): boolean {
  if (!tokens.every(({ kind }) => PICTORIAL.has(kind) || (!first && kind === 'person'))) return false;
  const shown = tokens.some(({ kind }) => kind === 'thing' || kind === 'scenery');
  const spoken =
    first && (tokens[0]?.kind === 'joint' || tokens.some(({ word }) => /^(?:to|for|before|after)$/u.test(word)));
  return shown && !spoken && !endsOpen(tokens);
}

const endsOpen = (tokens: readonly Token[]) => ['joint', 'article'].includes(tokens.at(-1)?.kind ?? '');

/** Words before the head of a description: "a very small red …". */
const LONGEST_LEAD = 6;

/** A thing or person that does something or is somewhere: "Fox reading a book", "A cat in a box". Nobody speaks. */
function isDescription(tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'speech')) return false;
  const pair = pairLength(tokens);
  const at = tokens.findIndex(({ kind }, index) => index > pair && (kind === 'deed' || kind === 'joint'));
  if (at < 0 || at > LONGEST_LEAD) return false;
  // "Dog walking club" is said, whatever follows.
  if (CLOSERS.has(tokens[at + 1]?.word ?? '') && tokens.length > at + 2) return false;
  const lead = tokens.slice(0, at);
  // "Bus driver the wheels on the bus" is quoted, too.
  if (lead.some(({ word }, index) => word === 'the' && isTitle(lead[index - 1]))) return false;
  const head = lead.at(-1);
  const determined = lead.some(({ kind }) => kind === 'article' || kind === 'style');
  const thing = head?.kind === 'thing' && !(tokens[at]?.kind === 'joint' && lead.some(({ word }) => KIN.has(word)));
  const opens = lead[0]?.kind === 'article' || lead[0]?.kind === 'style';
  const trade = hasTrade(head);
  const role = trade && lead.length === 2 && isCreatureWord(lead[0]?.word ?? '');
  // "Plumber | carrying pipes".
  const isOwnDeed = hasTrade(head) && at < 3 && Object.hasOwn(DEEDS, tokens[at]?.word ?? '');
  const isOwn = role || isOwnDeed || isWhoWith(tokens, at) || isPlainLead(lead, tokens[at]);
  if (!opens && !isOwn && startOfPictures(tokens, at)) return false;
  if (lead.some(isNamed) && !determined && !opensWithPlace(lead)) return false;
  const acts =
    thing ||
    head?.kind === 'person' ||
    (isWho(head, at === 1) && isKnown(tokens, at)) ||
    determined ||
    handlesThing(tokens, at);
  if (tokens[at]?.kind === 'deed') return acts && leadsToThing(tokens, at);
  const creature =
    lead.some(({ kind, word }) => kind === 'thing' && isCreatureWord(word)) && tokens[at]?.word === 'with';
  return (
    (thing ||
      isWhoWith(tokens, at) ||
      (creature && !KIN.has(head?.word ?? '')) ||
      (determined && head?.kind !== 'style')) &&
    isPlaced(tokens, at, determined)
  );
}

/** "Police officer with a dog", "Farmer on a tractor": who has a trade has a thing, but no "heart of gold". */
function isTradesperson(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint');
  if (at > 2 || !hasTrade(tokens[at - 1]) || tokens[0]?.kind === 'look') return false;
  const [joint, article, ...thing] = tokens.slice(at);
  const isThing = thing.length > 0 && thing.every(({ kind }) => kind === 'thing' || kind === 'look');
  if (article?.kind !== 'article' || !isThing) return false;
  const words = tokens.map(({ word }) => word);
  return joint?.word === 'with' || personAt(words, at - 1) !== undefined;
}

/** "Roofer nailing shingles"; but "Never growing up". */
const isWho = (token: Token | undefined, isFirst = false) =>
  token?.kind === 'word' &&
  /\p{L}{3}(?:er|ist|ian)$/u.test(token.word) &&
  (isFirst || !CLOSERS.has(token.word)) &&
  !NOBODY.has(token.word);

/** "Highland cow mom with flowers on her head". */
const isAnimalWithOwn = (tokens: readonly Token[]) =>
  !speaks(tokens) && tokens.some(isAnimal) && tokens.some(({ kind }) => kind === 'joint') && hasOnBody(tokens);

/** "Drag racing car doing a burnout": nothing before it is said alone. */
function isPlainLead(lead: readonly Token[], deed: Token | undefined): boolean {
  const isSaid = ({ word, kind }: Token) =>
    ['person', 'name', 'date'].includes(kind) ||
    (word !== 'racing' && (CLOSERS.has(word) || KIN.has(word) || (kind === 'word' && PASTIMES.has(word))));
  return deed?.kind === 'deed' && !NO_POSE.has(deed.word) && lead.length < 4 && !lead.some(isSaid);
}

/** "Surf shack with boards leaning on the wall": what something has does something. */
function isThingWithDeed(tokens: readonly Token[]): boolean {
  const joint = tokens.findIndex(({ word }) => word === 'with');
  const deed = tokens.findIndex(({ kind, word }, at) => at > joint + 1 && kind === 'deed' && !NO_POSE.has(word));
  const isPlaced =
    tokens[deed + 1]?.kind === 'joint' &&
    /^(?:article|look)$/u.test(tokens.slice(deed + 2).find(isNoJoint)?.kind ?? '');
  const isNamed = tokens.some(
    ({ kind, word }) => kind === 'person' || kind === 'name' || (kind !== 'look' && CLOSERS.has(word)),
  );
  return joint > 0 && deed > 0 && isPlaced && !isNamed && !speaks(tokens);
}

const isNoJoint = ({ kind }: Token) => kind !== 'joint';

/** "School bus full of kids"; but "house full of love". */
function isFullOf(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }, index) => word === 'full' && tokens[index + 1]?.word === 'of');
  const vessel = tokens.slice(0, at);
  const last = tokens.at(-1)?.word ?? '';
  const isThing = vessel.at(-1)?.kind === 'thing' && isCountable(vessel.at(-1)?.word ?? '');
  const isContent = /[^s]s$|children$|people$|mice$/u.test(last) && !FIGURATIVE.has(last) && !CLOSERS.has(last);
  return at > 0 && isThing && isContent && vessel.every(({ kind }) => PICTORIAL.has(kind)) && !speaks(tokens);
}

/** "Great Lakes freighter Duluth Minnesota lighthouse": nothing but places and things. */
function listsBetweenNames(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ kind }) => kind === 'thing' || kind === 'scenery');
  const isOpened = first > 0 && tokens.slice(0, first).every(isNamed);
  const joint = tokens.findLastIndex(({ word }) => word === 'and' || word === '&');
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

/** "Hot air balloons over Albuquerque New Mexico": where it is, is printed. */
function isOverPlace(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint');
  const [things, place] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isThing = things.length > 0 && things.every(({ kind }) => ['thing', 'look', 'style', 'article'].includes(kind));
  const isSeen =
    things.at(-1)?.kind === 'thing' &&
    (isCountable(things.at(-1)?.word ?? '') || /s$/u.test(things.at(-1)?.word ?? ''));
  return (
    isThing &&
    isSeen &&
    /^(?:over|above|in|at|near)$/u.test(tokens[at]?.word ?? '') &&
    place.length > 0 &&
    place.every(isNamed)
  );
}

/** Who does it, or something around, can be drawn. */
function isKnown(tokens: readonly Token[], at: number): boolean {
  const words = tokens.map(({ word }) => word);
  const isShown =
    tokens.some(({ kind }) => kind === 'scenery') || findSightings(words).some(({ kind }) => kind === 'thing');
  return isShown || [at - 2, at - 1].some((start) => start >= 0 && personAt(words, start) !== undefined);
}

const NOBODY = new Set(
  'never forever ever better together however whatever rather over under after summer winter dinner water river flower forever another other brother sister mother father christian'.split(
    ' ',
  ),
);

/** "Tap dancer with a hat", "bookish girl under a blanket"; but "Horse girl with a saddle". */
function isWhoWith(tokens: readonly Token[], at: number): boolean {
  const [head, joint, article, ...rest] = tokens.slice(at - 1);
  const next = rest.find(({ kind }) => kind !== 'look')?.kind;
  const isPlace = next === 'scenery' && hasTrade(head);
  const isThing = (next === 'thing' || isPlace) && rest.every(({ word }) => word !== 'of');
  const stands = joint?.kind === 'joint' && /^(?:with|on|in|at|under|behind|beside|near)$/u.test(joint.word);
  if (!stands || at < 1 || at > 2 || article?.kind !== 'article' || !head || !isThing) return false;
  if (hasTrade(head) || isWho(head)) return tokens[at - 2]?.kind !== 'thing';
  return (
    ANYBODY.has(head.word) && joint.word !== 'with' && tokens[0]?.kind === 'word' && tokens[0].word.endsWith('ish')
  );
}

/** "Grandpa and grandson building a birdhouse", "boy and his dog fishing off a dock". */
function isPairDoing(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind, word, continues }) => kind === 'deed' || (continues && word.endsWith('ing')));
  const pair = tokens.slice(0, at).filter(({ kind }) => kind !== 'article');
  const [first, joint, second] = pair;
  if (pair.length !== 3 || !first || !second || !/^(?:and|&)$/u.test(joint?.word ?? '')) return false;
  const isSomebody = ({ word, kind }: Token) =>
    kind === 'person' || PERSONS.has(word) || isCreatureWord(word) || /^grand(?:kids?|children|child)$/u.test(word);
  const isAble = PERSONS.has(first.word) || (isCreatureWord(first.word) && !NO_POSE.has(tokens[at]?.word ?? ''));
  return isAble && isSomebody(second) && !speaks(tokens) && leadsToThing(tokens, at);
}

const speaks = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === 'speech');

/** ", baseball with red stitching". */
/** "Sorry I have practice | volleyball": a sport alone behind a whole sentence. */
const isSportAlone = (tokens: readonly Token[], before: Segment | undefined) =>
  tokens.length === 1 && PASTIMES.has(tokens[0]?.word ?? '') && speaks(before?.tokens ?? []);

const isBallWith = ([ball, joint]: readonly Token[]) => isBall(ball?.word ?? '') && joint?.word === 'with';

const hasTrade = (token: Token | undefined) =>
  token?.kind === 'person' && !KIN.has(token.word) && !ANYBODY.has(token.word);

const isNamed = ({ kind }: Token) => kind === 'name' || kind === 'date';

/** "Surfside Texas pelican on a post": the place is printed, the rest is drawn. */
function opensWithPlace(lead: readonly Token[]): boolean {
  const first = lead.findIndex((token) => !isNamed(token));
  const rest = first < 1 ? [] : lead.slice(first);
  return rest.length > 0 && rest.every(({ kind }) => kind === 'thing' || kind === 'look') && isAnimal(rest.at(-1));
}

const isAnimal = (token: Token | undefined) => token !== undefined && isCreatureWord(token.word);

/** Tokens up to the second of two things, one of them a creature: "pineapple and flamingo at the pool". */
function pairLength([one, joint, two, next]: readonly Token[]): number {
  if (!one || !two || !next || (joint?.word !== 'and' && joint?.word !== '&')) return 0;
  const counted = [one, two].every(({ kind, word }) => kind === 'thing' && isCountable(word));
  return counted && (isAnimal(one) || isAnimal(two)) && (next.kind === 'joint' || next.kind === 'deed') ? 2 : 0;
}

/** Of a "horse girl" the horse is no part. */
const ANYBODY = new Set(
  'girl girls boy boys lady man woman guy kid people person friends queen king princess'.split(' '),
);

const isTitle = (token: Token | undefined) => token?.kind === 'person' || CLOSERS.has(token?.word ?? '');

/** "Venus flytrap eating a fly": whatever does it, a thing is held, eaten or ridden. */
function handlesThing(tokens: readonly Token[], at: number): boolean {
  const [deed, article, thing] = tokens.slice(at);
  return Object.hasOwn(DEEDS, deed?.word ?? '') && article?.kind === 'article' && thing?.kind === 'thing';
}

/** "Bachelorette party flamingo with sunglasses" begins with a saying. */
const startOfPictures = (tokens: readonly Token[], end: number) => (pictureStart(tokens) ?? Infinity) <= end;

/** What is done is done to or by something: the rest has a thing, an article or a joint. */
function leadsToThing(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1);
  const ended = rest.some(({ word, kind }) => CLOSERS.has(word) || kind === 'name' || kind === 'date');
  if (rest.length > 0 && !ended && isCreatureWord(tokens[at - 1]?.word ?? '')) return true;
  if (CLOSERS.has(rest.at(-1)?.word ?? '') && rest.every(({ kind }) => kind === 'word')) return false;
  if (rest.length > 0 && rest.every(({ kind }) => kind === 'name' || kind === 'date')) return false;
  if (Object.hasOwn(DEEDS, tokens[at]?.word ?? '')) return rest.length > 0;
  if (tokens[at]?.word === 'doing' && PASTIMES.has(rest[0]?.word ?? '')) return true;
  return (
    rest.length === 0 || rest.some(({ kind }) => ['thing', 'scenery', 'article', 'joint', 'person'].includes(kind))
  );
}

const PLACES = new Set(
  'lounge parlor bar saloon pub tavern motel inn diner garage company brewing bakery cafe club'.split(' '),
);

/** "Whiskey and cigar lounge": a name, whatever is in it. */
const isPlace = (tokens: readonly Token[]) =>
  PLACES.has(tokens.at(-1)?.word ?? '') && tokens.every(({ kind, word }) => kind !== 'deed' && word !== 'with');

/** "Farmhouse kitchen | rooster and mason jars"; but "snowy garden". */
const isRoom = ([one, room, ...rest]: readonly Token[]) =>
  /^(?:kitchen|garden|garage|porch)$/u.test(room?.word ?? '') &&
  rest.length === 0 &&
  /^(?:word|thing|name|person)$/u.test(one?.kind ?? '');

/** "Camping with a chance of beer". */
const isForecast = (tokens: readonly Token[]) => /\bwith an? (?:\p{L}+ )?chance of\b/iu.test(textOf(tokens));

/** ", messy bun and sunglasses": a list after a saying is drawn as far as it can be. */
function listsThing(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const listed = tokens.some(({ word }) => word === 'and' || word === '&' || word === 'with');
  const plain = tokens.every(({ kind }) => PICTORIAL.has(kind) || kind === 'word');
  return listed && plain && words < 3 && !endsOpen(tokens) && tokens.some(({ kind }) => kind === 'thing');
}

/** ", wheat stalks", ", messy bun": a thing and a word that says which or what of it. */
function isOneThing(tokens: readonly Token[]): boolean {
  if (tokens.length === 1 && Object.hasOwn(ACTIVITIES, tokens[0]?.word ?? '')) return true;
  if (isObjectNamed(tokens)) return true;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [word] = words;
  const shown = tokens.every(({ kind }) => ['word', 'thing', 'look', 'article'].includes(kind));
  const parts = word === tokens.at(-1) && /[^s]s$/u.test(word?.word ?? '');
  const which = tokens.at(-1)?.kind === 'thing' && isCountable(tokens.at(-1)?.word ?? '');
  return words.length === 1 && tokens.length < 4 && shown && (parts ? tokens.at(-2)?.kind === 'thing' : which);
}

function isObjectNamed(tokens: readonly Token[]): boolean {
  const [first, last] = tokens;
  if (tokens.length !== 2 || !first || !last || !OBJECTS.has(last.word)) return false;
  return /^\p{Ll}/u.test(first.text) && ['word', 'thing', 'look'].includes(first.kind);
}

/** ", squirrel with peanut": after a saying, whatever a creature has is drawn. */
function isCreatureWith(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ kind }) => kind === 'joint');
  const lead = tokens.slice(0, at);
  const plain = lead.every(({ kind }) => kind === 'look' || kind === 'article' || kind === 'thing');
  return at > 0 && plain && !speaks(tokens) && at < tokens.length - 1 && isCreatureWord(lead.at(-1)?.word ?? '');
}

/** "Cat on a skateboard", "fox with mushrooms"; but "Dogs over people" and "Coffee with friends" are sayings. */
function isPlaced(tokens: readonly Token[], at: number, determined: boolean): boolean {
  const joint = tokens[at]?.word ?? '';
  const next = tokens[at + 1];
  const single = determined || isCountable(tokens[at - 1]?.word ?? '');
  if (joint === 'and' || joint === '&' || joint === 'or' || joint === '+')
    return determined && isPictorial(tokens.slice(at));
  if (joint === 'of' || joint === 'for' || joint === 'to' || joint === 'before' || joint === 'as') return false;
  if (next?.kind === 'article' || next?.word === 'front') return true;
  if (next?.word === 'top' && tokens[at + 2]?.word === 'of') return true;
  return single && tokens.slice(at + 1, at + 3).some(({ kind }) => ['thing', 'scenery', 'look'].includes(kind));
}

const isPictorial = (tokens: readonly Token[]) => tokens.every(({ kind }) => PICTORIAL.has(kind));

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

export function trimEnds(text: string): string {
  return text.replace(/^[\s,.;:!?)\]}–—-]+|[\s,;:]+$/gu, '');
}
