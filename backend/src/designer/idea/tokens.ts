import { isCounted } from '../figures/animals/litters.ts';
import { findSightings } from '../words/lexicon.ts';
import { ACTIVITIES, DEEDS, isCreature } from '../words/roles.ts';
import { LANDSCAPES } from '../words/scenes.ts';
import {
  ARTICLES,
  ARTWORK,
  CLOSERS,
  JOINTS,
  LINKS,
  MASS_NOUNS,
  OPEN_ENDS,
  OWNERS,
  PASTIMES,
  PERSONS,
  QUALITIES,
  SPEECH,
  STATES,
} from '../words/speech.ts';
import { AMBIGUOUS_STYLE, COLORS, STYLE_WORDS } from '../words/vocabulary.ts';
import { countsNothing } from './counting.ts';
import { mannerLength } from './depicted.ts';
import { markContents, markListEnd } from './lists.ts';
import { capitalsOf, markNames } from './names.ts';
import { isPlayer, isSomebody } from './players.ts';
import { isVessel, refersBack } from './references.ts';

export type TokenKind =
  /** Something that can be drawn, by its name. */
  | 'thing'
  /** Surroundings or weather. */
  | 'scenery'
  | 'person'
  /** "Riding", "howling": what a subject does. */
  | 'deed'
  /** How a thing looks. */
  | 'look'
  | 'style'
  | 'article'
  | 'joint'
  | 'speech'
  | 'date'
  | 'name'
  | 'word';

export interface Token {
  /** As it was typed, with its punctuation. */
  text: string;
  word: string;
  kind: TokenKind;
  /** It belongs to the thing that the word before it began: "pine trees". */
  continues: boolean;
}

/** Words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** `opens`: the text is the beginning of an idea, where a capital means nothing. */
export function tokensOf(text: string, opens: boolean, capitals: boolean): Token[] {
  const texts = text.split(/\s+/u).filter(Boolean);
  const words = texts.map(bareWord);
  const kinds = words.map((word, at) => plainKind(word, words, at));
  const made = mannerLength(words);
  if (made > 0) kinds.fill('style', -made);
  const inner = markThings(kinds, words);
  markQualities(kinds, words);
  markListEnd(kinds, words);
  markContents(kinds, words, inner);
  if (capitals)
    markNames(kinds, words, texts, {
      capitals: capitalsOf(
        texts,
        opens,
        kinds.includes('deed') || kinds.includes('joint') || listsSeen(kinds.slice(1), words.slice(1), inner),
      ),
      opens,
      inner,
    });
  return texts.map((text, at) => ({
    text,
    word: words[at] ?? '',
    kind: kinds[at] ?? 'word',
    continues: inner.has(at),
  }));
}

/** "Alaska | moose northern lights", "Ireland | sheep"; but "Maine lobster roll", "Tennessee whiskey". */
function listsSeen(kinds: readonly TokenKind[], words: readonly string[], inner: ReadonlySet<number>): boolean {
  const isSeen = kinds.every((kind) => ['thing', 'scenery', 'look'].includes(kind));
  const things = words.filter((_, at) => kinds[at] !== 'look' && !inner.has(at + 1));
  const isMatter = words.some((word) => MASS_NOUNS.has(word));
  return (
    isSeen &&
    !isMatter &&
    (things.length > 1 || (things.length === 1 && (namesAnimal(words.at(-1) ?? '') || isAnimalDoing(words))))
  );
}

/** "Wolf howling". */
const isAnimalDoing = (words: readonly string[]) =>
  /\p{L}{3}ing$/u.test(words.at(-1) ?? '') && namesAnimal(words.at(-2) ?? '');

export function isCountable(word: string): boolean {
  return !MASS_NOUNS.has(word) && (!word.endsWith('s') || /(?:ss|us)$/u.test(word));
}

function bareWord(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}#&+']+|[^\p{L}\p{N}%&+]+$/gu, '');
}

/** 1987, '87, 40th, 24/7, 06.14.2025. A small number counts things. */
const DATE =
  /^(?:(?:1[4-9]|20)\d\d(?:s)?|'\d\ds?|\d+(?:st|nd|rd|th)|\d+[/.:-]\d+(?:[/.:-]\d+)?|\d{3,}|#\d+|\d+%|est|since|class-of)$/u;

/** A verse follows. */
const BIBLE =
  /^(?:genesis|exodus|joshua|psalms?|proverbs|isaiah|jeremiah|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|timothy|hebrews|james|peter|revelation)$/u;

function plainKind(word: string, words: readonly string[], at: number): TokenKind {
  // "Procaffeinating since sunrise".
  if (word === 'since' && at < words.length - 1 && !DATE.test(words[at + 1] ?? '')) return 'speech';
  if (BIBLE.test(word) && /^\d+(?::\d+)?$/u.test(words[at + 1] ?? '')) return 'name';
  if (DATE.test(word)) return /^\d\d\d0s$/u.test(word) ? 'style' : 'date';
  if (countsNothing(words, at)) return /\d/u.test(word) ? 'date' : 'word';
  if (/^\d{1,2}$/u.test(word)) return 'article';
  if (word === '3d') return 'look';
  // "Pink coquette tree".
  if (
    AMBIGUOUS_STYLE.has(word) &&
    Object.hasOwn(COLORS, words[at - 1] ?? '') &&
    findSightings(words.slice(at + 1))[0]?.at === 0
  )
    return 'look';
  if (/^(?:ginger|brindle|merle|dapple|piebald)$/u.test(word) && namesAnimal(words[at + 1] ?? '')) return 'look';
  // "Rocky coast".
  if (/^(?:rocky|rugged|sandy|mossy|hidden)$/u.test(word) && LANDSCAPES.has(words[at + 1] ?? '')) return 'look';
  if (OWNERS.has(word) && (JOINTS.has(words[at - 1] ?? '') || /[a-z]{2}ing$/u.test(words[at - 1] ?? '')))
    return 'article';
  if (word === 'can' && isVessel(words, at)) return 'word';
  if (refersBack(words, at)) return 'look';
  if (/^(?:first|aid)$/u.test(word) && /\bfirst aid\b/u.test(words.slice(Math.max(0, at - 1), at + 2).join(' ')))
    return 'look';
  // "Autumn aspens".
  if (/^(?:autumn|fall|spring|winter)$/u.test(word) && LANDSCAPES.has(words[at + 1] ?? '')) return 'look';
  // "Rough seas"; but "rough night".
  if (/^(?:rough|choppy)$/u.test(word) && /^(?:seas?|ocean|waters?|waves)$/u.test(words[at + 1] ?? '')) return 'look';
  // "Goalie making a save".
  if (
    /^(?:save|support|dream|wait|chill|warning|stay|trust)$/u.test(word) &&
    ARTICLES.has(words[at - 1] ?? '') &&
    at === words.length - 1
  )
    return 'word';
  if (SPEECH.has(word) || (words[at - 1] === 'by' && /^(?:day|night)$/u.test(word))) return 'speech';
  if (ARTICLES.has(word)) return 'article';
  if (JOINTS.has(word) || (word === 'next' && words[at + 1] === 'to')) return 'joint';
  if (isStyle(word) || (endsOnManner(words) && at === words.length - 1)) return 'style';
  if (at === 0 && opensOnManner(words)) return 'style';
  if (words[at + 1] === 'art' && ART_KINDS.has(word)) return 'style';
  if (QUALITIES.has(word) || COLORS[word] || (/^(?:in|on|en)$/u.test(words[at - 1] ?? '') && CONDITIONS.has(word)))
    return 'look';
  if (isDeed(word, words, at)) return 'deed';
  if (/[a-z]{3,}ed$/u.test(word) && (JOINTS.has(words[at - 1] ?? '') || ARTICLES.has(words[at - 1] ?? '')))
    return 'look';
  if (PERSONS.has(word)) return 'person';
  return 'word';
}

/** "Line art". */
const ART_KINDS = new Set('line pop pixel folk clip tattoo street sketch'.split(' '));
/** "In bloom": how a thing is, not where. */
const CONDITIONS = new Set('bloom blossom flight motion love disguise hiding pointe'.split(' '));

/** How a picture is made, said after it. */
export const MANNERS = new Set(
  'art watercolor linocut woodcut silhouette illustration sketch drawing minimalist doodle engraving stencil graphic head portrait mandala bust collage pattern floral dreamy whimsical moody pastel trippy colorful cozy checkered boho bohemian cottagecore coquette'.split(
    ' ',
  ),
);

/** "Mama bear floral"; but "Stay cozy" is a saying. */
function endsOnManner(words: readonly string[]): boolean {
  const before = words.at(-2) ?? '';
  if (before === 'or') return false;
  return words.length > 1 && MANNERS.has(words.at(-1) ?? '') && !LINKS.has(before) && !OPEN_ENDS.has(before);
}

/** "Watercolor hummingbird"; but "Collage queen". */
const opensOnManner = ([manner = '', ...things]: readonly string[]) =>
  /^(?:watercolor|linocut|woodcut|minimalist|engraving|halftone|stencil|steampunk|silhouette|coquette|preppy|cottagecore)$/u.test(
    manner,
  ) && findSightings(things)[0]?.at === 0;

function isStyle(word: string): boolean {
  return Object.hasOwn(STYLE_WORDS, word) && !AMBIGUOUS_STYLE.has(word);
}

const NO_DEEDS = new Set(
  'king ring wing spring thing morning evening wedding something nothing everything anything string sling brewing clothing building pudding dumpling darling duckling sibling viking bling during sterling lightning'.split(
    ' ',
  ),
);
const SPORTS = new Set(
  'fishing camping hunting racing hiking climbing surfing skiing cycling baking bowling boxing wrestling sailing kayaking gaming coding knitting reading gardening birding grilling farming quilting sewing diving tasting roping kayaking paddling rafting crocheting thrifting'.split(
    ' ',
  ),
);

/** "Bear paddling canoe"; but "bass fishing boat". */
const OUTDOORS = new Set(
  'paddling rowing kayaking sailing surfing riding climbing cycling grilling reading roping'.split(' '),
);
/** "Otter knitting mittens". */
const CRAFTS = new Set('knitting baking crocheting sewing quilting grilling'.split(' '));
const KNITTED = /^(?:sweater|scarf|blanket|hat|beanie|sock|mitten)$/u;
const NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/u;
const isPlural = (word: string) => /[^s]s$/u.test(word) && !CLOSERS.has(word);
const namesAnimal = (word: string) =>
  findSightings([word]).some(({ kind, motif }) => kind === 'thing' && isCreature(motif));

function isDeed(word: string, words: readonly string[], at: number): boolean {
  if (word === 'named' || word === 'called') return at > 0;
  if (word === 'made') return at > 0 && /^(?:of|from|out)$/u.test(words[at + 1] ?? '');
  if (at > 0 && STATES.has(word) && (JOINTS.has(words[at + 1] ?? '') || /^(?:up|like)$/u.test(words[at + 1] ?? '')))
    return true;
  const builds =
    word === 'building' &&
    (/^an?$/u.test(words[at + 1] ?? '') ||
      (namesAnimal(words[at - 1] ?? '') && findSightings(words.slice(at + 1))[0]?.at === 0));
  if (at === 0 || !/^[\p{L}]{2,}ing$/u.test(word) || (NO_DEEDS.has(word) && !builds)) return false;
  const next = words[at + 1] ?? '';
  const isMade = isPlural(next) || (NUMBERS.test(next) && isPlural(words[at + 2] ?? ''));
  if (OUTDOORS.has(word) && namesAnimal(words[at - 1] ?? '') && (findSightings(words.slice(at + 1))[0]?.at ?? 2) < 2)
    return true;
  if (CRAFTS.has(word) && namesAnimal(words[at - 1] ?? '') && (isMade || KNITTED.test(next))) return true;
  return (
    !SPORTS.has(word) ||
    Object.hasOwn(DEEDS, word) ||
    JOINTS.has(next) ||
    /^(?:off|down)$/u.test(next) ||
    /^(?:an?|the)$/u.test(next)
  );
}

/** Longest names first, so that "pine trees" is one thing; of the others only what has a name counts. */
function markThings(kinds: TokenKind[], words: readonly string[]): Set<number> {
  const inner = new Set<number>();
  for (const { motif, at, length, kind } of findSightings(words.map((word) => word.replace(/'s$/u, '')))) {
    // "Lazy sloth sleeping": it stands for sleep, and is a sloth.
    const last = at + length - 1;
    const isPlaced = kinds[last + 1] === 'joint' && kinds[last + 2] === 'article';
    const isShown = kinds[last + 1] === 'deed' || isPlaced;
    if (kind === 'emblem' && length > 1 && namesAnimal(words[last] ?? '') && isShown) kinds[last] = 'thing';
    if (kind !== 'thing' && kind !== 'undrawn') continue;
    // "Grandma's kitchen".
    if (length === 1 && /'s$/u.test(words[at - 1] ?? '') && ROOMS.has(words[at] ?? '')) continue;
    // "Cabin crew" is said, although somebody of it can be drawn.
    if (at === 0 && length > 1 && TEAMS.has(words[last] ?? '')) continue;
    if (length === 1 && ['speech', 'deed', 'joint', 'article', 'date', 'style'].includes(kinds[at] ?? '')) continue;
    if (/'s$/u.test(words[at + length - 1] ?? '')) continue;
    // "Football coach | playbook and whistle".
    if (at === 0 && length === 2 && words[last] === 'coach' && isListAt(kinds, words, last + 1)) continue;
    const isScenery = LANDSCAPES.has(words.slice(at, at + length).join(' '));
    kinds.fill(isScenery ? 'scenery' : 'thing', isCounted(motif) ? at + 1 : at, at + length);
    // "Hammer and wrench" are two.
    if (words[at + 1] !== 'and') for (let next = at + 1; next < at + length; next++) inner.add(next);
  }
  for (const [at, word] of words.entries()) {
    if (VESSELS.has(word) && kinds[at] === 'word' && kinds[at - 1] === 'thing') {
      kinds[at] = 'thing';
      inner.add(at);
    }
    // "Stormy sky".
    if (/^(?:sky|skies)$/u.test(word) && kinds[at - 1] === 'scenery') {
      kinds[at] = 'scenery';
      inner.add(at);
    }
    // "Owl family on a branch".
    const acts = (JOINTS.has(words[at + 1] ?? '') && words[at + 1] !== 'and') || kinds[at + 1] === 'deed';
    const isMany = COLLECTIVES.has(word) && (word !== 'squad' || namesAnimal(words[at - 1] ?? ''));
    if (isMany && kinds[at - 1] === 'thing' && acts) kinds[at] = 'thing';
    if (at > 0 && CHESS_PIECES.has(word) && words.includes('chess')) kinds[at] = 'thing';
    if (isPlayer(words, at) && kinds[at - 1] === 'thing') {
      const behind = at + 1;
      const isAnimals = kinds[behind] === 'word' && isSomebody(words[behind] ?? '');
      for (const one of isAnimals ? [at, behind] : [at]) {
        kinds[one] = 'thing';
        inner.add(one);
      }
    }
    // "Let it snow", "game night".
    if (words[at - 1] === 'it' || (word === 'night' && OCCASIONS.has(words[at - 1] ?? ''))) continue;
    // "Street corner", "vegetable garden | carrots".
    if (word === 'street' && kinds[at + 1] === 'word') continue;
    // "A foggy moor".
    if (/^(?:foggy|misty)$/u.test(word) && kinds[at + 1] === 'word') continue;
    if (SEASONS.has(word) && words[at - 1] === 'in' && kinds[at - 2] === 'thing') kinds[at] = 'scenery';
    if (!LANDSCAPES.has(word) || !['word', 'look'].includes(kinds[at] ?? '')) continue;
    kinds[at] = 'scenery';
    // "On a dirt road".
    if (kinds[at - 1] === 'word' && kinds[at - 2] === 'article') kinds[at - 1] = 'look';
  }
  return inner;
}

/** What is said of a thing beside it: "tattooed mermaid", "softball bats", "heart shaped lollipop", "lobster costume". */
function markQualities(kinds: TokenKind[], words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    if (kinds[at] !== 'word') continue;
    const before =
      at === 0 && kinds[1] === 'thing' && (PASTIMES.has(word) || isPastime(word) || /[a-z]{3,}ed$/u.test(word));
    const behind = kinds[at - 1] === 'thing' && GUISES.has(word);
    if (before || behind) kinds[at] = 'look';
  }
}

const isListAt = (kinds: readonly TokenKind[], words: readonly string[], at: number) =>
  kinds[at] === 'word' &&
  words.indexOf('and', at) > 0 &&
  !kinds.slice(at).some((kind) => kind === 'deed' || kind === 'article');

const ROOMS = new Set('kitchen garden garage workshop shop porch cabin farm ranch barn'.split(' '));
const TEAMS = new Set('crew squad team club gang'.split(' '));
const isPastime = (word: string) => word.endsWith('ing') && Object.hasOwn(ACTIVITIES, word);
const SEASONS = new Set('autumn fall winter spring'.split(' '));
const GUISES = new Set('costume outfit shaped themed style print pose tattoo pattern silhouette'.split(' '));
/** "Noodle bowl", "bourbon glass": what a thing is in. */
const VESSELS = new Set(
  'bowl glass jar bottle steamer pot basket box tin crate barrel cup mug plate pan bunch'.split(' '),
);
const COLLECTIVES = new Set(
  'family pack herd flock couple pair duo trio squad race regatta parade convoy fleet'.split(' '),
);
const OCCASIONS = new Set('game movie date trivia poker bingo girls family wine karaoke craft ladies'.split(' '));
const CHESS_PIECES = new Set('king queen rook bishop knight pawn'.split(' '));

export function isArtwork(token: Token): boolean {
  return token.kind === 'style' || token.kind === 'joint' || token.kind === 'article' || ARTWORK.has(token.word);
}

export const textOf = (tokens: readonly Token[]) => trimEnds(tokens.map(({ text }) => text).join(' '));

export const speaks = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === 'speech');

export const isNamed = ({ kind }: Token) => kind === 'name' || kind === 'date';

export const isAnimal = (token: Token | undefined) => token !== undefined && namesAnimal(token.word);

export function trimEnds(text: string): string {
  return text.replace(/^[\s,.;:!?)\]}–—-]+|[\s,;:]+$/gu, '');
}
