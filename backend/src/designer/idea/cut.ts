/** Parts a saying from the things after it: "Papa can fix it | wrench and hammer". */

import {
  ABSTRACT,
  BODY_PARTS,
  CLOSERS,
  DEMONYMS,
  EXCLAMATIONS,
  LINKS,
  MASS_NOUNS,
  namesSomebody,
  OPEN_ENDS,
  PASTIMES,
} from '../words/speech.ts';
import { COLORS } from '../words/vocabulary.ts';
import { isClosed, isOne, isSingle } from './closing.ts';
import { isAnimal, type Token, type TokenKind } from './tokens.ts';

export interface SaidAndShown {
  said: string;
  shown: string;
}

export function findPictures(tokens: readonly Token[]): SaidAndShown {
  const at = pictureStart(tokens);
  if (at !== undefined) return { said: textOf(tokens.slice(0, at)), shown: textOf(tokens.slice(at)) };
  const sport = sportStart(tokens);
  if (sport !== undefined) return { said: textOf(tokens.slice(0, sport)), shown: textOf(tokens.slice(sport)) };
  const end = pictureEnd(tokens);
  if (end !== undefined) return { said: textOf(tokens.slice(end)), shown: textOf(tokens.slice(0, end)) };
  return { said: textOf(tokens), shown: '' };
}

/** "Talk birdie to me golf": a sport behind a whole sentence. */
function sportStart(tokens: readonly Token[]): number | undefined {
  const last = tokens.at(-1)?.word ?? '';
  const before = tokens.at(-2);
  // "Football mom football".
  const isAgain =
    isCloser(before ?? { word: '', kind: 'word' }) && tokens.slice(0, -2).some(({ word }) => word === last);
  if (isAgain && PASTIMES.has(last)) return tokens.length - 1;
  const isWhole = /^(?:me|it|us|you)$/u.test(before?.word ?? '');
  return tokens.length > 3 && isWhole && PASTIMES.has(last) ? tokens.length - 1 : undefined;
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

const PICTORIAL = new Set<TokenKind>(['thing', 'scenery', 'look', 'style', 'article', 'joint', 'deed']);
const SHOWN = new Set<TokenKind>(['thing', 'scenery']);
const STARTS = new Set<TokenKind>(['thing', 'scenery', 'look', 'article', 'style']);

/** The first word of the pictures after a saying. */
export function pictureStart(tokens: readonly Token[]): number | undefined {
  const tail = styleTail(tokens) ?? datedTail(tokens);
  if (tail !== undefined) return tail;
  const least = tokens.findLastIndex(({ kind }) => !PICTORIAL.has(kind)) + 1;
  for (let at = Math.max(1, least); at < tokens.length; at++) {
    // "Nana's garden gnomes".
    const isWithin = tokens[at]?.continues && tokens.length === at + 1 && /'s$/u.test(tokens[at - 2]?.word ?? '');
    if (!isWithin && startsPictures(tokens, at) && isComplete(tokens, at)) return at;
  }
  return undefined;
}

/** "Oat milk enthusiast | retro carton": a thing that we do not know, behind how it is drawn. */
function styleTail(tokens: readonly Token[]): number | undefined {
  const at = tokens.length - 2;
  const [before, style, last] = tokens.slice(-3);
  const isThing = last?.kind === 'word' && /^\p{Ll}/u.test(last.text) && !isSaidAlone(last.word);
  const isNoun = before !== undefined && /^(?:word|thing|person)$/u.test(before.kind) && !LINKS.has(before.word);
  return at > 1 && style?.kind === 'style' && isThing && isNoun && !OPEN_ENDS.has(before.word) ? at : undefined;
}

/** "Madison River Montana 1968 | drift boat". */
function datedTail(tokens: readonly Token[]): number | undefined {
  const date = tokens.findLastIndex(({ kind }) => kind === 'date');
  const rest = tokens.slice(date + 1);
  const isPlain = rest.every(
    ({ kind, word }) =>
      /^(?:word|thing|look|scenery|joint)$/u.test(kind) && !isSaidAlone(word) && !/^(?:of|for|to|by)$/u.test(word),
  );
  const ends = rest.at(-1)?.kind === 'thing';
  return date > 0 &&
    tokens[date - 1]?.kind !== 'article' &&
    rest.length > 1 &&
    rest.length < 5 &&
    ends &&
    isPlain &&
    rest[0]?.kind !== 'joint'
    ? date + 1
    : undefined;
}

const isSaidAlone = (word: string) =>
  CLOSERS.has(word) || ABSTRACT.has(word) || PASTIMES.has(word) || EXCLAMATIONS.has(word) || namesSomebody(word);

export function startsPictures(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || ['joint', 'article'].includes(tokens.at(-1)?.kind ?? '')) return false;
  if (first.word === 'with') return second?.kind === 'article' || second?.kind === 'thing' || second?.kind === 'look';
  if (first.kind === 'deed') return second?.kind === 'thing';
  return STARTS.has(first.kind) && first.word !== 'the' && tokens.findLastIndex(({ kind }) => SHOWN.has(kind)) >= at;
}

/** Two things are a list; one thing may be a part of what is said. */
export function isComplete(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1];
  // "Coffee then nursing | stethoscope".
  if (tokens[at - 2]?.word === 'then' && isSingle(tokens, at)) return true;
  if (joinsAbstract(tokens, at) || last?.word === 'then' || isVerb(tokens, at) || isOfBody(tokens, at)) return false;
  if (last?.word === 'forever' && tokens[at - 2]?.kind === 'article') return false;
  if (isClosed(tokens, at) || (at > 2 && isOfBody(tokens, at - 1))) return true;
  if (!last || /^(?:until|local|since)$/u.test(last.word) || ['joint', 'article', 'deed', 'style'].includes(last.kind))
    return false;
  const things = countThings(tokens.slice(at));
  if (isFreshCut(tokens, at) || isUnderestimated(tokens, at)) return false;
  if (endsOnIt(tokens, at)) return false;
  if (isMarried(tokens, at) || isYearOld(tokens, at)) return true;
  if (isCloser(last)) return at > 1 || last.kind === 'word';
  if (last.kind === 'name') return !TITLES.has(last.word);
  if (at < 2) return opensOnTrade(last) && listsTools(tokens, at, things);
  if (isToBe(tokens, at) || isOwned(tokens, at, things) || isLittleOne(tokens, at)) return true;
  if (at === 2 && isTradeAlone(last) && things > 1 && isPlainList(tokens.slice(at))) return true;
  if (last.word === 'less' && at > 3) return things > 1;
  if (last.kind === 'look' || OPEN_ENDS.has(last.word)) return endsOnQuality(tokens, at, things);
  // "Namaste in bed | sloth".
  if (EXCLAMATIONS.has(tokens[0]?.word ?? '') && at > 2 && isSingle(tokens, at)) return true;
  if (isPairEnd(tokens, at) || isLoose(tokens, at)) return true;
  if (SHOWN.has(last.kind)) return isObject(tokens, at, things);
  if (things >= 2 || last.kind === 'person' || tokens[at + 1]?.continues) return true;
  if (isUnattached(tokens, at) || isDone(tokens, at) || isMine(tokens, at)) return true;
  return tokens[at]?.word === 'with' ? tokens[at + 1]?.kind === 'article' : followsPlural(tokens, at);
}

/** "Diesel fumes and dirty hands", "loud voice soft heart": what somebody has belongs to how it is. */
const isOfBody = (tokens: readonly Token[], at: number) =>
  isAttributive(tokens[at - 1]?.word ?? '') &&
  (BODY_PARTS.has(tokens[at]?.word ?? '') || /^(?:hearts?|minds?|souls?)$/u.test(tokens[at]?.word ?? '')) &&
  tokens[at + 1]?.continues !== true;

/** "Hourly rate triple if you watch". */
const isVerb = (tokens: readonly Token[], at: number) =>
  /^(?:you|i|we|they|to|can|will|can't|won't|don't|let's)$/u.test(tokens[at - 1]?.word ?? '') &&
  /^(?:watch|fly|fish|rock|ring|swing|bear|duck|park|saw|train|drum|bowl|pitch|ski|skate|paddle|hammer|nail|plant|farm)$/u.test(
    tokens[at]?.word ?? '',
  );

/** "Hairdresser | scissors and comb", "candle maker | …". */
const isTradeAlone = ({ kind, word }: Token) => kind === 'person' || (kind === 'word' && namesSomebody(word));

/** "Grandma's cookies | rolling pin and heart". */
const isOwned = (tokens: readonly Token[], at: number, things: number) =>
  at === 2 &&
  /'s$/u.test(tokens[0]?.word ?? '') &&
  /[^s]s$|(?:house|shop|garage|kitchen|bakery|diner|grill|ranch|farm|lodge|cabin|studio|salon)$/u.test(
    tokens[1]?.word ?? '',
  ) &&
  tokens[at]?.continues !== true &&
  things > 1 &&
  isPlainList(tokens.slice(at));

/** "Daddy's little princess | tiara". */
const isLittleOne = (tokens: readonly Token[], at: number) =>
  at === 3 &&
  /'s$/u.test(tokens[0]?.word ?? '') &&
  tokens[1]?.word === 'little' &&
  namesSomebody(tokens[2]?.word ?? '') &&
  isSingle(tokens, at);

/** "Scrapbooking | scissors and glue". */
const CRAFTS =
  /^\p{L}+(?:keeping|booking|working|watching|gazing|caching|schooling|binding|smithing|lifting|blowing|journaling|making)$/u;

const listsTools = (tokens: readonly Token[], at: number, things: number) =>
  (things > 1 && isPlainList(tokens.slice(at))) || ((things > 1 || tokens.length - at > 2) && isToolWith(tokens, at));

const opensOnTrade = (first: Token) =>
  isTradeAlone(first) || (first.kind === 'word' && (CRAFTS.test(first.word) || FIELDS_OF.test(first.word)));

/** "Airborne | wings and parachute". */
const FIELDS_OF =
  /^(?:airborne|infantry|taekwondo|karate|judo|cavalry|artillery|aviation|motocross|orchestra|choir|pharmacy|dentistry|radiology|forensics|botany|geology|astronomy|archaeology|chemistry|biology|physics|algebra|geometry|calculus|math|science|history|pottery|calligraphy|origami|chess|rodeo|wrestling|gymnastics|ballet|cheerleading|hiking|homeschool|graduation|bachelorette|wedding|retirement|honeymoon|engagement)$/u;

/** "Dentist | tooth with braces"; but "nurse cat with glasses". */
const isToolWith = (tokens: readonly Token[], at: number) =>
  tokens[0]?.kind === 'word' &&
  tokens[at]?.kind === 'thing' &&
  !isAnimal(tokens[at]) &&
  tokens.slice(at).every(({ kind, word }) => SHOWN.has(kind) || kind === 'look' || /^(?:and|&|with)$/u.test(word));

/** "Two wild two year old | tiger". */
const isYearOld = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.word === 'old' && /^years?$/u.test(tokens[at - 2]?.word ?? '');

/** "Mr and Mrs | coffee mugs". */
const isMarried = (tokens: readonly Token[], at: number) =>
  at === 3 && tokens[0]?.word === 'mr' && tokens[2]?.word === 'mrs' && tokens[at]?.kind === 'thing';

/** "Bride to be | champagne glasses and ring". */
const isToBe = (tokens: readonly Token[], at: number) =>
  at === 3 && tokens[0]?.kind === 'person' && tokens[1]?.word === 'to' && tokens[2]?.word === 'be';

/** "Never underestimate an old man with a tractor" is one saying. */
const isUnderestimated = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'with' && tokens.slice(0, at).some(({ word }) => word === 'underestimate');

/** "Fresh cut flowers | vintage truck". */
const isFreshCut = (tokens: readonly Token[], at: number) =>
  tokens[at - 2]?.word === 'fresh' && tokens[at - 1]?.kind === 'word' && tokens[at]?.kind === 'thing';

/** A name follows: "Dr Pepper", "St Louis". */
const TITLES = new Set('dr st mr mrs ms saint'.split(' '));

/** Words of a sentence between an article and the noun that it may belong to. */
const ARTICLE_REACH = 3;

/** "I put the pro in procrastinate sloth": a countable thing without an article is no part of the sentence. */
function isUnattached(tokens: readonly Token[], at: number): boolean {
  const said = tokens.slice(0, at);
  const open = said.slice(-ARTICLE_REACH).some(({ kind, word }) => kind === 'article' || DETERMINERS.has(word));
  if (!isSingle(tokens, at) || open || ADJECTIVES.has(said.at(-1)?.word ?? '')) return false;
  return said.some(({ kind }) => kind === 'speech') ? at > ARTICLE_REACH || endsOnNoun(said) : endsOnNoun(said);
}

/** Said of a thing more often than alone. */
const ADJECTIVES = new Set(
  `clean dry wet fast slow loud quiet hard soft low long short deep warm raw rough smooth cheap rich poor fancy plain strong weak heavy light dark
  bright full empty half double single human southern northern western eastern wise humble fine extra main final secret perfect proper average modern
  ancient giant mini major minor common rare round square thick thin tall sharp flat sore broken lost stolen frozen golden wooden silver iron woolen
  everyday weekend weekday evening afternoon`.split(/\s+/),
);

/** Words on "-y", "-al" and "-ic" are nouns as well: "ring bearer security | sunglasses". */
export const isAttributive = (word: string) =>
  ADJECTIVES.has(word) ||
  (ATTRIBUTIVE.test(word) &&
    !/^(?:security|party|majority|family|story|country|city|army|navy|royal|hospital|rival|arrival|survival|carnival|festival|trial|magic|music|clinic|comic|logic|picnic|mechanic|topic|traffic)$/u.test(
      word,
    ));

const saysHow = (word: string) =>
  Object.hasOwn(COLORS, word) || /^(?:cute|funny|cozy|sleepy|grumpy|smiling)$/u.test(word);

/** "Finger lakes wine trail | grapes", "belly dance shimmy happens | coins": a noun stands before the thing. */
function isLoose(tokens: readonly Token[], at: number): boolean {
  const [before, last] = tokens.slice(at - 2, at);
  // "Quinceanera court damas | pink rose", "ctrl alt defeat | retro keyboard".
  const start = tokens[at]?.kind === 'style' || saysHow(tokens[at]?.word ?? '') ? at + 1 : at;
  const isLast =
    tokens[start]?.kind === 'thing' &&
    tokens.slice(start + 1).every(({ continues, kind }) => continues || kind === 'style');
  if (at < 3 || !isLast || last?.kind !== 'word' || !before || /^(?:to|just|so|very|too|who)$/u.test(before.word))
    return false;
  // "Nutcracker and sugarplum fairy", "may talk about chickens".
  if (before.kind === 'joint' || /^(?:about|than|like|till)$/u.test(last.word)) return false;
  const isOpen = tokens
    .slice(at - ARTICLE_REACH, at)
    .some(({ kind, word }) => kind === 'article' || DETERMINERS.has(word));
  return !isOpen && !OPEN_ENDS.has(last.word) && !isAttributive(last.word) && !DEMONYMS.has(last.word);
}

/** "Chaos coordinator", "gone squatchin", "merry christmas": no word that belongs to the noun behind it. */
function endsOnNoun(said: readonly Token[]): boolean {
  const [before, last] = said.slice(-2);
  // "First day of kindergarten | bus".
  if (before?.word === 'of' && DAYS.test(said.at(-3)?.word ?? '') && last?.kind === 'word') return true;
  if (before?.kind === 'joint' || last?.kind !== 'word') return false;
  if (DEMONYMS.has(last.word)) return GREETINGS.has(before?.word ?? '');
  return !ATTRIBUTIVE.test(last.word) && !PASTIMES.has(last.word);
}

const DAYS = /^(?:day|days|week|month|year|end|start)$/u;
const GREETINGS = new Set(['merry', 'happy']);
/** "Red tailed", "climbing", "box": before a noun they say which one it is. */
const ATTRIBUTIVE =
  /(?:ed|ing|ish|ful|ous|less|ic|al|y)$|^(?:box|lap|deep|great|super|sea|farm|garden|party|snow|range|fashion|school|hand|back|front)$/u;

/** "Jesus and coffee cross", "crabby until coffee | crab": what is not counted ends a pair. */
function isPairEnd(tokens: readonly Token[], at: number): boolean {
  const [joint, last] = tokens.slice(at - 2, at);
  const isPaired = /^(?:and|&|until|without)$/u.test(joint?.word ?? '');
  const isUncounted = MASS_NOUNS.has(last?.word ?? '') || ABSTRACT.has(last?.word ?? '');
  return isPaired && isUncounted && isOne(tokens, at);
}

/** "Navy veteran anchors and attitude": said together, though the first could be drawn. */
function joinsAbstract(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ continues }, next) => next > at && !continues);
  return /^(?:and|&)$/u.test(tokens[end]?.word ?? '') && ABSTRACT.has(tokens[end + 1]?.word ?? '');
}

const DETERMINERS = new Set('my your our this that no any every each'.split(' '));
const BEING = new Set(
  "isnt isn't aint ain't arent thats that's youre is are am was were be been being it's i'm you're we're they're get".split(
    ' ',
  ),
);

/** "Bloom where you are planted". */
function isDone(tokens: readonly Token[], at: number): boolean {
  return at > 2 && /[^e]ed$/u.test(tokens[at - 1]?.word ?? '') && BEING.has(tokens[at - 2]?.word ?? '');
}

/** "Fishing is my cardio", "The library is my happy place"; but "This is my pool float" is one saying. */
function isMine(tokens: readonly Token[], at: number): boolean {
  const mine = tokens.findLastIndex(({ word }, index) => index < at && word === 'my');
  const being = /^(?:is|are)$/u.test(tokens[mine - 1]?.word ?? '');
  return mine > 1 && being && at - mine < 4 && tokens[at - 1]?.kind === 'word' && tokens[0]?.word !== 'this';
}

/** "Axe and pine tree". */
function isPlainList(tokens: readonly Token[]): boolean {
  return tokens.every(({ kind, word }) => SHOWN.has(kind) || kind === 'look' || /^(?:and|&|baby)$/u.test(word));
}

/** "Wildlife biologist", "zookeeper": whose trade it is. */
const TRADE = /(?:ologist|apist|keeper)$/u;

const isCloser = ({ word, kind }: Pick<Token, 'word' | 'kind'>) =>
  CLOSERS.has(word) || kind === 'date' || EXCLAMATIONS.has(word) || (kind === 'word' && TRADE.test(word));

/** "Stay wild", "keep it simple", "loud and proud". */
function endsOnQuality(tokens: readonly Token[], at: number, things: number): boolean {
  const before = tokens[at - 2]?.word ?? '';
  const last = tokens[at - 1];
  if (last?.kind === 'look' && (LINKS.has(before) || BEING.has(before) || endsOnIt(tokens, at - 1))) return true;
  if (BEING.has(before) && MERITS.test(last?.word ?? '')) return things > 1 || isSingle(tokens, at);
  return before === 'and' && (things > 1 || continues(tokens, at) || SPIRITS.has(last?.word ?? ''));
}

/** "Science is magic that's real | beaker". */
const MERITS = /^(?:real|good|great|sweet|free|wild|crazy|cool|true|hot)$/u;

/** How persons are, not things. */
const SPIRITS = new Set('free proud blessed bright brave'.split(' '));

/** "Keep it simple": how it is kept belongs to what is said. */
function endsOnIt(tokens: readonly Token[], at: number): boolean {
  const [link, it, quality] = tokens.slice(at - 2, at + 1);
  return it?.word === 'it' && LINKS.has(link?.word ?? '') && quality?.kind === 'look';
}

const continues = (tokens: readonly Token[], at: number) => tokens[at + 1]?.continues === true;

/** "Save the turtles", "farm to table", "I hear banjos": the thing before the pictures is what is spoken of. */
function isObject(tokens: readonly Token[], at: number, things: number): boolean {
  // "Farm fresh eggs | hen and basket".
  if (tokens[at - 2]?.word === 'fresh' || isFreshCut(tokens, at - 1)) return true;
  const spoken = tokens[at - 2]?.kind === 'article' || /^(?:to|local)$/u.test(tokens[at - 2]?.word ?? '');
  return (
    at > 2 && ((spoken && things >= 2) || (followsPlural(tokens, at) && tokens.some(({ kind }) => kind === 'speech')))
  );
}

/** "Teacher of tiny humans apple": no compound has a plural before its last word. */
function followsPlural(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1];
  // "We make sparks fly".
  const single = tokens.length === at + 1 && !/s$|^(?:fly|bloom|rock|ring|swing|fish)$/u.test(tokens[at]?.word ?? '');
  return at > 2 && single && ['word', 'thing'].includes(last?.kind ?? '') && /[^s]s$/u.test(last?.word ?? '');
}

function countThings(tokens: readonly Token[]): number {
  return tokens.filter(({ kind, continues }) => SHOWN.has(kind) && !continues).length;
}

/** "Pumpkin | hello fall", "Cactus | howdy y'all". */
const GREETS = /^(?:hello|howdy|aloha|boo|ahoy|hola|bonjour|ciao)$/u;
const SAID = new Set<TokenKind>(['word', 'speech', 'name', 'date', 'person']);

/** "Chess knight checkmate", "Lighthouse Maine 1987": things, then an exclamation or a name. */
function pictureEnd(tokens: readonly Token[]): number | undefined {
  const end = tokens.findIndex(({ kind }) => !['thing', 'scenery', 'look', 'style', 'article'].includes(kind));
  if (end < 1 || !tokens.slice(0, end).some(({ kind }) => kind === 'thing')) return undefined;
  const rest = tokens.slice(end);
  const greets = rest.length === 1 || (GREETS.test(rest[0]?.word ?? '') && rest.every(({ kind }) => SAID.has(kind)));
  const exclaimed = greets && EXCLAMATIONS.has(rest[0]?.word ?? '') && tokens[end - 1]?.kind !== 'look';
  const named =
    rest.every(({ kind }) => kind === 'name' || kind === 'date') && rest.some(({ kind }) => kind === 'name');
  return exclaimed || named ? end : undefined;
}
