import type { Style } from '../canvas/style.ts';
import { clustersOf, settable } from '../lettering/runs.ts';
import { asNamed } from '../words/homonyms.ts';
import { asSeen } from '../words/idioms.ts';
import { findSightings, sightings } from '../words/lexicon.ts';
import type { Mood } from '../words/moods.ts';
import { withoutPattern } from '../words/patterns.ts';
import { PERSON_FIGURES } from '../words/persons.ts';
import { DEEDS } from '../words/roles.ts';
import {
  COLD_COASTS,
  LANDSCAPES,
  NIGHT_WORDS,
  SCENE_HINTS,
  SCENE_OF_SETTING,
  type Scene,
  SETTINGS,
  type Setting,
  WEAK_SCENES,
} from '../words/scenes.ts';
import { CLOSERS, isDeterminer, JOINTS } from '../words/speech.ts';
import { AMBIGUOUS_STYLE, BOILERPLATE, COLORS, PUN, SAYING, SLOGAN, STYLE_WORDS } from '../words/vocabulary.ts';
import { withoutArtDirection } from './art-direction.ts';
import { withSmallWords } from './articles.ts';
import type { Cast } from './cast.ts';
import { withPrintedRole } from './costumes.ts';
import { liftEmoji } from './emoji.ts';
import { sayingBeside } from './known-sayings.ts';
import { isKnownPlace } from './names.ts';
import { partTitled } from './parting.ts';
import { choosePictures } from './pictures.ts';
import { withPlaceOrDecadeApart } from './place-behind.ts';
import { withPlayers } from './players.ts';
import { unseenDeeds } from './poses.ts';
import { withoutTail } from './quoted-tail.ts';
import { inOrder, reworded, whoIsNamed } from './rewordings.ts';
import { partIdea } from './segments.ts';
import { liftOutline, withName } from './state-outlines.ts';
import { trimEnds, wordsOf } from './tokens.ts';
import { unknownNouns } from './unknown-nouns.ts';
import { withBoth, withYoung } from './young.ts';

export interface Idea extends Cast {
  headline: string;
  tagline: string;
  scene?: Scene;
  /** The idea names what is around its picture; a word that only suggests it asks for less. */
  isSceneNamed?: boolean;
  /** It is night there. */
  hasDarkSky?: boolean;
  style?: Style;
  /** Of a brief alone. */
  mood?: Mood;
  /** A color that the idea asks for, `#rrggbb`. */
  color?: string;
  /** True for words to wear, false for the description of a picture. */
  slogan: boolean;
  /** What cannot be printed: characters that no typeface has, words that do not fit. */
  unset: string[];
}

/** With the things that the idea names and nothing can draw. */
export interface Reading extends Idea {
  undrawn: string[];
  /** Nouns of what is to be drawn that we do not know, and deeds that no picture shows. */
  unknown: string[];
}

/** Characters that are read: more do not fit a shirt. */
const LONGEST_IDEA = 2000;
/** Largest number of words in headline and tagline; half as many again if they are quoted. */
export const HEADLINE_WORDS = 16;
export const TAGLINE_WORDS = 10;
export const QUOTED = 1.5;
/** Characters; longer words are noise. */
const LONGEST_WORD = 60;

/** Finds what to print, what to draw and in which style. Accepts any text; never throws. */
export function readIdea(text: string): Reading {
  const outlined = liftOutline(withoutPattern(normalize(text)));
  const { pictures, unset, text: plain } = liftEmoji(outlined.text);
  const quotes = quoted(plain);
  const spoken = quotes.length > 0 ? quotes : saying(plain);
  const described = tidy(spoken.reduce((rest, quote) => rest.replace(quote, ' '), plain).replace(QUOTES, ' '));
  const {
    words: found,
    drawn,
    said,
  } = spoken.length > 0 ? quotedWords(spoken, described) : wordsToPrint(withNumber(described));
  const words = withName(withYears(found, described), outlined.name);
  const most = quotes.length > 0 ? QUOTED : 1;
  const [first, second] = [
    limitWords(words.headline, HEADLINE_WORDS * most),
    limitWords(words.tagline, TAGLINE_WORDS * most),
  ];
  const printed = wordsOf(`${first.text} ${second.text}`);
  const seen = wordsOf(asSeen(asNamed(`${first.text} ${second.text}`, described)));
  const spokenOf = said === undefined ? seen : wordsOf(asSeen(asNamed(said, described)));
  const picture = reworded(drawn || whoIsNamed(described), plain);
  const chosen = choosePictures(
    withSmallWords(withBoth(withYoung(withPlayers(wordsOf(picture))))),
    seen,
    pictures,
    spokenOf,
  );
  return {
    headline: first.text,
    tagline: second.text,
    ...chosen,
    unknown: unseen(picture, chosen),
    ...inLandscape(chosen, surroundings(wordsOf(drawn), printed), drawn),
    style: namedStyle(described) ?? leadingStyle(described, printed),
    color: colorOf(described, printed),
    slogan: spoken.length > 0 || SLOGAN.test(first.text),
    unset: [...new Set([...unset, ...first.unset, ...second.unset])],
  };
}

/** What stands for going outdoors where nobody names it, and what is seen in its place. */
const OUTDOORS: Record<string, RegExp> = { compass: /\bcompass/iu, 'hiking-boot': /\bboots?\b/iu };
const SIGHTS: Partial<Record<Scene, string>> = { mountains: 'snow-capped-mountain', forest: 'evergreen-tree' };

/** Boots that are asked for are drawn; those that only stand for hiking give way to its mountains. */
function inLandscape({ subject = '', companion }: Cast, place: Partial<Idea>, drawn: string): Partial<Idea> {
  const sight = place.scene && SIGHTS[place.scene];
  const gives = !companion && sight && OUTDOORS[subject] && !OUTDOORS[subject].test(drawn);
  return gives ? { ...place, subject: sight } : place;
}

function unseen(drawn: string, cast: Cast): string[] {
  const deeds = unseenDeeds(drawn, cast);
  const shown = [cast.subject, cast.companion?.motif, ...(cast.accents ?? [])];
  const hasYoung = cast.companion?.relation === 'ride' && cast.companion.motif === cast.subject;
  const isShown = (noun: string) =>
    (hasYoung && noun === 'babies') || (Object.hasOwn(PERSON_FIGURES, noun) && shown.includes(PERSON_FIGURES[noun]));
  const nouns = unknownNouns(drawn).filter(
    (noun) => !isShown(noun) && !deeds.some((deed) => deed.endsWith(` ${noun}`)),
  );
  return [...nouns, ...deeds];
}

interface ReadWords {
  words: Words;
  drawn: string;
  /** Without the names beside it. */
  said?: string;
}

interface Words {
  headline: string;
  tagline: string;
}

/** A year is never lost; that of a decade is a style. */
export const YEAR = /(?<![\p{L}\p{N}])(?:1[4-9]|20)\d\d(?![\p{L}\p{N}])/gu;

function withYears({ headline, tagline }: Words, described: string): Words {
  const missing = (described.match(YEAR) ?? []).filter((year) => !`${headline} ${tagline}`.includes(year));
  if (!headline) return { headline: missing.join(' '), tagline };
  return { headline, tagline: [tagline, ...new Set(missing)].filter(Boolean).join(' ') };
}

/** A name or a year beside a quotation is printed, too. */
function quotedWords([headline = '', ...others]: readonly string[], described: string): ReadWords {
  const rest = withoutBoilerplate(described);
  // "Espresso yourself | boho": the style alone shows nothing.
  const drawn = wordsOf(rest).every((word) => Object.hasOwn(STYLE_WORDS, word)) ? '' : inOrder(rest);
  const named = others.length > 0 ? [] : namesBeside(drawn);
  return { words: { headline, tagline: [...others, ...named].join(' ') }, drawn };
}

function namesBeside(drawn: string): string[] {
  const { named } = partIdea(drawn);
  const [place = ''] = /(?<=\p{Ll} )(?:\p{Lu}\p{L}+ ?)+$/u.exec(drawn) ?? [];
  // "Beach bachelorette Miami".
  return named.length === 0 && isKnownPlace(place.split(' ').at(-1) ?? '') ? [place] : named;
}

/** Composed letters without control characters except joiners; newlines become spaces. */
export function normalize(text: string): string {
  return text
    .slice(0, LONGEST_IDEA)
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replace(/[‘’‛ʼ]/gu, "'");
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

export function limitWords(text: string, words: number): { text: string; unset: string[] } {
  const { text: set, unset } = settable(tidy(text));
  const all = tidy(set)
    .split(' ')
    .map((word) => clustersOf(word));
  const fitting = all.slice(0, words).map((word) => word.slice(0, LONGEST_WORD).join(''));
  const cut = [
    ...all.slice(0, words).map((word) => word.slice(LONGEST_WORD).join('')),
    ...all.slice(words).map((word) => word.join('')),
  ];
  return { text: fitting.join(' '), unset: [...unset, ...cut.filter(Boolean)] };
}

const QUOTES = /["“”„«»「」『』]/gu;

/** The text between quotation marks; apostrophes inside words do not count. */
export function quoted(text: string): string[] {
  const double = [...text.matchAll(/["“”„«「『]([^"“”„«»「」『』]{1,600})["“”»」』]/gu)].map((match) =>
    tidy(match[1] ?? ''),
  );
  if (double.some(Boolean)) return double.filter(Boolean);
  return [...text.matchAll(/(?<![\p{L}\p{N}])'([^\n]{2,600}?)'(?![\p{L}\p{N}])/gu)]
    .map((match) => tidy(match[1] ?? ''))
    .filter((quote) => quote.includes(' '));
}

function saying(text: string): string[] {
  const announced = SAYING.exec(text)?.[1];
  const words = announced === undefined ? PUN.exec(text)?.[0] : withoutTail(announced);
  return words ? [tidy(words)] : sayingBeside(text).map(tidy);
}

function namedStyle(text: string): Style | undefined {
  const words = wordsOf(text).flatMap((word) => [word, ...word.split('-')]);
  const certain = words.find((word) => Object.hasOwn(STYLE_WORDS, word) && !AMBIGUOUS_STYLE.has(word));
  if (certain) return STYLE_WORDS[certain];
  const trailing = TRAILING_STYLE.exec(text)?.[0]
    .match(/[\p{L}\d]+/u)?.[0]
    ?.toLowerCase();
  if (trailing && Object.hasOwn(STYLE_WORDS, trailing)) return STYLE_WORDS[trailing];
  const asked = /\b([\p{L}\d]+)[ -](?:style|look|design|aesthetic|art|illustration|graphic|vector)\b/iu
    .exec(text)?.[1]
    ?.toLowerCase();
  return asked && Object.hasOwn(STYLE_WORDS, asked) ? STYLE_WORDS[asked] : undefined;
}

/** "Modern fox" asks for a style; in a saying the word is an ordinary one. */
function leadingStyle(described: string, printed: readonly string[]): Style | undefined {
  const first = wordsOf(withoutBoilerplate(described)).find((word) => word !== 'a' && word !== 'an') ?? '';
  return Object.hasOwn(STYLE_WORDS, first) && !printed.includes(first) ? STYLE_WORDS[first] : undefined;
}

/** What is said word for word; of a description only the names and years in it. */
function wordsToPrint(text: string): ReadWords {
  const asked = withPlaceOrDecadeApart(withoutRequest(withoutBoilerplate(text)));
  const { printed, named, drawn: shown } = partTitled(asked);
  const drawn = withPrintedRole(printed, shown, asked);
  const said = trimEnds(withoutStyle(printed));
  if (!said && named.length === 0 && !drawn) return { words: split(trimEnds(withoutArticle(text))), drawn: text };
  if (!said) return { words: { headline: named.join(', '), tagline: '' }, drawn, said };
  const words = split(withoutArticle(said));
  return { words: { ...words, tagline: [words.tagline, ...named].filter(Boolean).join(', ') }, drawn, said };
}

/** "Softball sisters, name Ava number 12". */
const withNumber = (text: string) =>
  text.replace(/, (?:name|named) (\p{Lu}\p{L}+)(?: number (#?\d+))?$/u, ', $1 $2').trim();

/** What a removed request leaves before the thing asked for. */
function withoutRequest(text: string): string {
  return tidy(
    text
      .replace(/^(?:(?:an?|the)\s+)?(?:of|with|featuring|that|about|for|and|,|\.|:|-)+\s+/iu, '')
      .replace(/\s+([,.!?;:])/gu, '$1'),
  );
}

export function withoutBoilerplate(text: string): string {
  return tidy(BOILERPLATE.reduce((rest, phrase) => rest.replace(phrase, ' '), withoutArtDirection(text)));
}

/** ", cute" at the end asks for a style, although the word is an ordinary one. */
const TRAILING_STYLE = new RegExp(
  `(?:,\\s*(?:${Object.keys(STYLE_WORDS).join('|')})(?:\\s+(?:style|design|look|art))?)+\\s*$`,
  'iu',
);

/** "Handbells clap back vintage"; but "stay retro", "keep it vintage". */
const ENDS_ON_STYLE =
  /(?<! (?:'?bout|about|being|stay|be|is|are|it|so|and|or|but|feeling|going|the|of|your|my|i'm|too)) (?:vintage|retro|grunge|minimalist|minimal|kawaii|cute|boho(?: floral)?)$/iu;

/** "Vintage motorcycle club" asks for a style; in "Retro babe" the word is what is said. */
function withoutStyle(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const style = first.toLowerCase();
  const asks = Object.hasOwn(STYLE_WORDS, style) && !AMBIGUOUS_STYLE.has(style);
  if (rest.length > 1 && ENDS_ON_STYLE.test(text)) return withoutStyle(text.replace(ENDS_ON_STYLE, ''));
  return asks && sightings(wordsOf(rest.join(' '))).some(({ kind }) => kind === 'thing') ? rest.join(' ') : text;
}

/** "A yawn is a silent scream", "a little coffee and a lot of Jesus". */
const NEEDS_ARTICLE =
  /^an? (?:(?:little|lot|few|bit|pinch)\b|.* (?:is|are|was|makes?|has|have|can|will|needs?|keeps?) )/iu;

/** "A fox reading a book" and "A day without coffee" are printed without their first article; a sentence keeps it. */
function withoutArticle(text: string): string {
  return wordsOf(text).length > 2 && !NEEDS_ARTICLE.test(text) ? text.replace(/^(?:an?)\s+(?=\p{L})/iu, '') : text;
}

/** "Possum mom, live weird": who it is, and what they say. */
const namesSpeaker = (text: string) => CLOSERS.has(/^(?:\p{L}+ ){1,2}(\p{L}+), /u.exec(text)?.[1]?.toLowerCase() ?? '');

/** A sentence with a break gives headline and tagline; without one all of it is the headline. */
function split(text: string): { headline: string; tagline: string } {
  const bare = text.replace(/^[\s,.;:-]+|[\s,;:-]+$/gu, '').replace(/\.$/u, '');
  const words = wordsOf(bare).length;
  const match = /^(.{6,}?[,;:.!?]|.{6,}? [-–—|/])\s+(\S.*)$/u.exec(bare);
  if (!match || words < (namesSpeaker(bare) ? 4 : 6)) return { headline: bare, tagline: '' };
  const [first = '', second = ''] = [match[1]?.replace(/\s*[,;:.–—|/-]$/u, ''), match[2]];
  if (wordsOf(second).length > TAGLINE_WORDS) return { headline: bare, tagline: '' };
  return { headline: first, tagline: second };
}

function surroundings(drawn: readonly string[], printed: readonly string[]): Partial<Idea> {
  const strong = scenesIn(
    drawn.map((word) => (WEAK_SCENES.has(word) ? '' : word)),
    LANDSCAPES,
  );
  const isDeep = settingsIn(drawn).includes('underwater');
  const found = strong.some((scene) => scene !== 'sun') ? strong : scenesIn(drawn, LANDSCAPES);
  const named: Scene[] = isDeep ? ['beach', ...found] : found;
  const spoken = printed.filter((word) => !WEAK_SCENES.has(word) || word.startsWith('road') || word === 'highway');
  const said = [scenesIn(spoken, LANDSCAPES), scenesIn(spoken, SCENE_HINTS)];
  const scenes = [named, scenesIn(drawn, SCENE_HINTS), ...said].flat();
  const isLunar = /\b(?:astronaut|alien|rover|flag|golf|robot)\b.* on (?:the moon|a moon surface)\b/u.test(
    drawn.join(' '),
  );
  if (isLunar) return { scene: 'space', isSceneNamed: true };
  const isStarry = named.some((one) => one !== 'sun') && drawn.includes('stars') && !drawn.includes('stripes');
  const hasDarkSky = isStarry || drawn.some((word) => NIGHT_WORDS.has(word)) || settingsIn(drawn).includes('aurora');
  const place = hasDarkSky ? named.find((scene) => scene !== 'sun' && scene !== 'night') : undefined;
  // There are mountains behind a lake.
  const water = named.includes('mountains') && named.includes('lake') ? 'lake' : undefined;
  const chosen = place ?? water ?? scenes.find((one) => one !== 'sun') ?? scenes[0];
  const scene = chosen === 'beach' && [...drawn, ...printed].some((word) => COLD_COASTS.has(word)) ? 'lake' : chosen;
  // "Welcome to the jungle".
  const isSaid = settingsIn(spoken).some(
    (setting) => SCENE_OF_SETTING[setting]?.includes(scene ?? 'sun') && OWN.has(setting),
  );
  return { scene, ...((named.length > 0 || isSaid) && { isSceneNamed: true }), ...(hasDarkSky && { hasDarkSky }) };
}

/** Without them a scene of the same name is another one. */
const OWN: ReadonlySet<Setting> = new Set(['jungle', 'ocean', 'dunes', 'corn', 'underwater'] as const);

/** Surroundings by their first word only. */
const NO_SCENES = new Set([
  'field hockey',
  'rhode island',
  'field trip',
  'field goal',
  'ice cream',
  'ice hockey',
  'ice axe',
  'ice pick',
  'space cadet',
  'teddy bear',
  'teddy bears',
  'space needle',
  'sea captain',
  'snow cone',
  'snow globe',
  'hiking boots',
  'hiking boot',
  'rain boots',
  'rain boot',
  'road trip',
  'road runner',
  'high road',
  'tree pose',
  'tree topper',
]);

/** What the scene of an idea has of its own; nothing where the idea does not name it. */
export function settingsOf(text: string, { scene, isSceneNamed }: Idea): ReadonlySet<Setting> {
  if (!scene || !isSceneNamed) return new Set();
  const found = settingsIn(wordsOf(reworded(normalize(text))));
  return new Set(found.filter((setting) => SCENE_OF_SETTING[setting]?.includes(scene) ?? true));
}

const settingsIn = (words: readonly string[]) => scenesIn(words, SETTINGS);

export function scenesIn<Name extends string>(words: readonly string[], known: ReadonlyMap<string, Name>): Name[] {
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`);
  return words.flatMap((word, at) =>
    NO_SCENES.has(pairs[at] ?? '') ? [] : (known.get(pairs[at] ?? '') ?? known.get(word) ?? []),
  );
}

/** "Sunflowers with a red barn": the color of a second thing. */
function isOfOther(words: readonly string[], at: number): boolean {
  const [joint = '', article = ''] = words.slice(Math.max(0, at - 2), at);
  const isSecond = isDeterminer(article) && joint !== 'of' && (JOINTS.has(joint) || Object.hasOwn(DEEDS, joint));
  return isSecond && findSightings(words.slice(at + 1))[0]?.at === 0;
}

/** A color that is a part of the printed words is no request. */
function colorOf(described: string, printed: readonly string[]): string | undefined {
  const words = wordsOf(described);
  const isAsked = (word: string, at: number) =>
    Object.hasOwn(COLORS, word) && !printed.includes(word) && !isOfOther(words, at);
  const asked = words.find(isAsked);
  return asked ? COLORS[asked] : undefined;
}
