/** A title, a greeting or a holiday is said, and who or what has it is seen: "Horse mom | girl hugging a horse". */

import { isIdiom, isNamedSaying, punOf } from '../words/idioms.ts';
import { findSightings, isCreatureWord } from '../words/lexicon.ts';
import { LANDSCAPES } from '../words/scenes.ts';
import {
  ARTICLES,
  BODY_PARTS,
  CLOSERS,
  FIGURATIVE,
  JOINTS,
  KIN,
  namesSomebody,
  OWNERS,
  PASTIMES,
  PERSONS,
  QUALITIES,
  SPEECH,
} from '../words/speech.ts';
import { COLORS, STYLE_WORDS } from '../words/vocabulary.ts';
import type { SaidAndShown } from './cut.ts';
import { partPlaceBefore } from './place-before.ts';
import { isSomebody } from './players.ts';
import { inOrder } from './rewordings.ts';
import { isAnimal, tokensOf, wordsOf } from './tokens.ts';

/** Words of the longest title. */
const LONGEST = 4;

/** What several have in common: an animal may follow, too. In "king penguin" and "mom otter" it is one with the word. */
const SHARED = /^(?:life|vibes|club|crew|squad|team|gang|society|league|mode|season|party|night|day|trip|camp|bum)$/u;

/** In front, with no mark behind it. */
export function partTitle(text: string): SaidAndShown | undefined {
  const spoken = text.trim().split(/\s+/u);
  const words = spoken.slice(0, LONGEST + 3).map((word) => wordsOf(word).join(' '));
  const at = words.findIndex((_, index) => index > 1 && index <= LONGEST && startsPicture(words, index));
  const title = words.slice(0, at);
  const isPlain = at > 0 && !title.some((word) => isJoining(word) || SPEECH.has(word));
  if (!isPlain || /[^\p{L}\s'-]/u.test(spoken.slice(0, at).join(' '))) return undefined;
  return { said: spoken.slice(0, at).join(' '), shown: spoken.slice(at).join(' ') };
}

/** Somebody behind the end of a title, who does something or has somebody along. */
function startsPicture(words: readonly string[], at: number): boolean {
  const [before = '', who = '', next = '', after = ''] = words.slice(at - 1);
  const ends = CLOSERS.has(before) || CLOSERS.has(before.replace(/s$/u, ''));
  const follows = PERSONS.has(who) || (SHARED.test(before) && isSomebody(who));
  const isPair = next === 'and' && (OWNERS.has(after) || after === 'a' || PERSONS.has(after));
  return ends && follows && (/^\p{L}{3,}ing$/u.test(next) || isPair);
}

const RANK =
  /^(.+?),\s+((?:\p{L}[\p{L}'-]*\s){1,2}(?:king|queen|boss|legend|champion|captain|club|crew|squad|gang|society|mode|cowboy|cowgirl|ninja|explorer|slayer|lover|warrior|surfer|dude|babe|baby|girl|boy|fairy|addict|machine|monster))$/iu;

/** Behind a comma, at the end. */
function partRank(text: string): SaidAndShown | undefined {
  const [, shown = '', said = ''] = RANK.exec(text.trim()) ?? [];
  const words = wordsOf(shown);
  const isSaid = words.some((word) => SPEECH.has(word)) || wordsOf(said).some(isJoining);
  if (!said || isSaid || !words.some(isSomebody)) return undefined;
  // "Easily distracted by hens, farm girl".
  return { said: isIdiom(shown.toLowerCase(), true) ? text.trim() : said, shown };
}

/** "Basketball grandma | with a foam finger": whose hobby it is has a thing, whether we know it or not. */
function partHolder(text: string): SaidAndShown | undefined {
  const [, said = '', shown = '', thing = ''] = HOLDER.exec(text.trim()) ?? [];
  const [hobby = '', kin = ''] = wordsOf(said).slice(-2);
  const isTitle = PASTIMES.has(hobby) && KIN.has(kin);
  return isTitle && !FIGURATIVE.has(thing) && !BODY_PARTS.has(thing) ? { said, shown } : undefined;
}

/** "Rock climber dad | on cliff": where whoever has a hobby is. */
export function partPlaced(text: string): SaidAndShown | undefined {
  const [, said = '', hobby = '', joint = '', place = ''] = PLACED.exec(text.trim()) ?? [];
  const words = wordsOf(place);
  const [first] = findSightings(words);
  const isPlace =
    LANDSCAPES.has(words.at(-1) ?? '') || (first?.kind === 'thing' && first.at + first.length === words.length);
  const who = wordsOf(hobby).at(-1) ?? '';
  return said && isPlace && namesSomebody(who) ? { said, shown: `${hobby} ${joint} a ${place}` } : undefined;
}

const PLACED =
  /^(((?:\p{L}+ )?\p{L}+) (?:mom|mama|dad|daddy|grandpa|grandma|papa|nana|life)) (on|in|at|under) ((?!an? |the )(?:\p{L}+ )?\p{L}+)$/iu;

const HOLDER =
  /^((?:[\p{L}'-]+ ){1,2}[\p{L}'-]+) with (an? (?:[\p{L}'-]+ ){0,2}([\p{L}'-]+)|(headgear|gear|goggles|glasses|sunglasses|pads|cleats|gloves|skates))$/iu;

/** "Balloons and diploma | class of 2027". */
function partClass(text: string): SaidAndShown | undefined {
  const [, shown = '', said = ''] =
    /^([^,]+? (?:and|with|&) [^,]+?) (class of (?:'?\d\d|\d{4}))$/iu.exec(text.trim()) ?? [];
  const last = findSightings(wordsOf(shown)).at(-1);
  const endsOnThing = last?.kind === 'thing' && last.at + last.length === wordsOf(shown).length;
  return endsOnThing && !wordsOf(shown).some((word) => SPEECH.has(word)) ? { said, shown } : undefined;
}

const GREETING =
  /^((?:happy|merry) (?:birthday|retirement|anniversary|holidays|halloween|easter|thanksgiving|christmas|new year|graduation|(?:mother|father|valentine)'?s day)) (.+)$/iu;

/** "Happy retirement | fisherman in a hammock". */
function partGreeting(text: string): SaidAndShown | undefined {
  const [, said = '', shown = ''] = GREETING.exec(text.trim()) ?? [];
  const [who = '', link = ''] = wordsOf(shown);
  const isSeen = isSomebody(who) && (/^(?:in|on|with|at)$/u.test(link) || /^\p{L}{3,}ing$/u.test(link));
  return isSeen ? { said, shown } : undefined;
}

const HOLIDAY =
  /^([^,]+), ((?:happy )?(?:st\.? patrick'?s day|valentine'?s day|easter(?: sunday)?|thanksgiving|christmas(?: eve)?|halloween|(?:mother|father)'?s day|(?:4th|fourth) of july|memorial day|mardi gras|cinco de mayo|new year'?s eve|earth day|groundhog day|hanukkah|day of the dead)(?: \d{4})?)$/iu;

/** "Bunny with eggs, | Easter Sunday": who is seen on it. */
function partHoliday(text: string): SaidAndShown | undefined {
  const [, shown = '', said = ''] = HOLIDAY.exec(text.trim()) ?? [];
  const words = wordsOf(shown);
  const isSeen = isSomebody(words[0] ?? '') && words.some((word) => JOINTS.has(word));
  return isSeen && !words.some((word) => SPEECH.has(word)) ? { said, shown } : undefined;
}

const ROLE =
  /^(.+?) (beekeeper|equestrian|photographer|seamstress|hairdresser|(?:future|retired|proud|music|art|math|science|history|choir|band|dance|yoga|swim|drama|gym|reading|handyman|certified|professional) (\p{L}+))$/iu;

/** "Piano keys | music teacher", "bee hive | beekeeper"; but "dog photographer". */
function partRole(text: string): SaidAndShown | undefined {
  const [, shown = '', said = '', role] = ROLE.exec(text.trim()) ?? [];
  const tokens = said ? tokensOf(shown, true, false) : [];
  const [first] = tokens;
  const isSeen = tokens.every(({ kind }) => kind === 'thing' || kind === 'look' || kind === 'style');
  if (!first || !isSeen) return undefined;
  if (role === undefined) return isAnimal(first) && !tokens.at(-1)?.continues ? undefined : { said, shown };
  const who = role.toLowerCase();
  return tokens.length > 1 && (namesSomebody(who) || KIN.has(who)) ? { said, shown } : undefined;
}

const TEACHER = /^((?!an? |the )(?:[\p{L}\d]+ ){1,2}teacher) (apple (?:and|with) .+)$/iu;

/** "Retired teacher | apple and books": no teacher's apple. */
function partTeacher(text: string): SaidAndShown | undefined {
  const [, said = '', shown = ''] = TEACHER.exec(text.trim()) ?? [];
  return said && !wordsOf(shown).some((word) => SPEECH.has(word)) ? { said, shown } : undefined;
}

const PLACE =
  "[\\p{L}]+'s (?:garden|kitchen|workshop|garage|farm|bakery|barbershop|cafe|diner|library|classroom|flower shop|coffee shop)";
const NAMED_FIRST = new RegExp(
  `^(?:(${PLACE}|bookworm|homebody|foodie|introvert|(?:\\p{L}+ )?(?:hunting|fishing)) with|(search and rescue|forklift certified)) (\\p{L}[\\p{L}'-]*(?:\\s\\p{L}[\\p{L}'-]*){0,7})$`,
  'iu',
);

/** "Grandma's garden | flowers for each grandchild", "bookworm | stack of books and tea". */
function partNamed(text: string): SaidAndShown | undefined {
  const [, title, duty, shown = ''] = NAMED_FIRST.exec(text.trim()) ?? [];
  const said = title ?? duty ?? '';
  const words = wordsOf(shown);
  const isSeen = !words.some((word) => SPEECH.has(word) || KIN.has(word)) && findSightings(words).length > 0;
  return said && isSeen ? { said, shown: /^forklift/iu.test(said) ? `${shown} on a forklift` : shown } : undefined;
}

/** "Avocado couple, | you're the pit": two of a kind, or one of each. */
function partCouple(text: string): SaidAndShown | undefined {
  const [, one = '', other = '', said = ''] = COUPLE.exec(text.trim()) ?? [];
  const pair = other ? `${one} and ${other}` : `two ${one}s`;
  return said && findSightings(wordsOf(pair)).length > (other ? 1 : 0) ? { said, shown: pair } : undefined;
}

const COUPLE = /^(\p{L}+)(?: (?:and|&) ((?:\p{L}+ )?\p{L}+))? couple, (?!est\b|since\b)(.+)$/iu;

const TAIL =
  /^(.+),\s+((?:future|retired|proud|certified|aspiring|forever|always) .+|(?:\p{L}[\p{L}'-]* ){1,2}(?:days|nights|dreams|times|memories|adventures|weather|therapy|energy|goals|problems)|(\p{L}+) (?:and|&) (\p{L}+))$/iu;

/** "Rocket ship and planets, | future astronaut", "ladder truck, | brave and bold". */
export function partTail(text: string): SaidAndShown | undefined {
  const [, shown = '', said = '', one, other] = TAIL.exec(text.trim()) ?? [];
  const isQualities = [one, other].every((word) => !word || isQuality(word.toLowerCase()));
  const words = wordsOf(shown);
  const isSeen = findSightings(words).some(({ kind }) => kind === 'thing') && !words.some((word) => SPEECH.has(word));
  return said && isQualities && isSeen ? { said, shown } : undefined;
}

/** How somebody is, whom a shirt praises; a color or a style is how it is drawn. */
const isQuality = (word: string) =>
  SPIRITS.test(word) || (QUALITIES.has(word) && !Object.hasOwn(COLORS, word) && !Object.hasOwn(STYLE_WORDS, word));

const SPIRITS = /^(?:brave|bold|strong|fearless|kind|loyal|proud|humble|free|wild|blessed|true|ready|able)$/u;

const isJoining = (word: string) => JOINTS.has(word) || ARTICLES.has(word);

/** "Happy camper | vintage camper with lights", "party animal | llama in a hat": a saying that we know, and what is seen. */
function partIdiom(text: string): SaidAndShown | undefined {
  const spoken = text.trim().split(/\s+/u);
  const pun = punOf(text.trim().toLowerCase());
  for (let end = Math.min(LONGEST + 2, spoken.length - 1); end > 1; end--) {
    const said = spoken.slice(0, end).join(' ');
    if (!isNamedSaying(said.toLowerCase()) && said.toLowerCase() !== pun) continue;
    const rest = spoken.slice(end).join(' ');
    const isAnimal = isCreatureWord(wordsOf(said).at(-1) ?? '');
    const shown = inOrder(isAnimal ? rest : rest.replace(/^with (?!an? (?:view|attitude)\b)/iu, ''));
    const tokens = tokensOf(shown.replace(NAMED_LAST, ''), true, false);
    const isSeen = tokens.some(({ kind }) => kind === 'thing') && tokens.every(({ kind }) => SEEN.test(kind));
    const [opening] = tokens;
    return isSeen && opening?.kind !== 'joint' && opening?.word !== 'the' ? { said, shown } : undefined;
  }
  return undefined;
}

const COINED = /^((?:\p{L}+-){2,}\p{L}+) (\p{L}.*)$/u;

/** "Fab-boo-lous | ghost with a bow": a word that nobody knows, in parts. */
function partCoined(text: string): SaidAndShown | undefined {
  const [, said = '', shown = ''] = COINED.exec(text.trim()) ?? [];
  if (!said || findSightings(wordsOf(said)).length > 0) return undefined;
  const tokens = tokensOf(inOrder(shown), true, false);
  return tokens[0]?.kind === 'thing' && tokens.every(({ kind }) => SEEN.test(kind))
    ? { said, shown: inOrder(shown) }
    : undefined;
}

const PARK = /^((?:\p{L}+ ){1,3}(?:national|state) (?:park|forest|seashore)) (\p{L}.*?)( \d{4})?$/u;

/** "Redwoods national park | giant trees", in small letters, too. */
function partPark(text: string): SaidAndShown | undefined {
  const [, said = '', shown = '', year = ''] = PARK.exec(text.trim()) ?? [];
  const tokens = said ? tokensOf(inOrder(shown), true, false) : [];
  const isSeen = tokens.some(({ kind }) => kind === 'thing') && tokens.every(({ kind }) => SEEN.test(kind));
  return isSeen && tokens[0]?.kind !== 'joint' ? { said: said + year, shown: inOrder(shown) } : undefined;
}

/** ", 4th of July 1776", ", Texas". */
const NAMED_LAST = /,(?: (?:[\p{Lu}\d][\p{L}\d'.]*|of|the))+$/u;

const FEELING =
  /^((?:stay|be|hello|feeling|feelin'?|howdy) (?!the |an? |my |your |like )\p{L}+) (?!(?:and|with|&)\b)(\p{L}.* (?:and|with|&) .+)$/iu;

/** "Stay groovy | daisy and peace sign": several things behind how one is asked to be. */
function partFeeling(text: string): SaidAndShown | undefined {
  const [, said = '', shown = ''] = FEELING.exec(text.trim()) ?? [];
  const tokens = said ? tokensOf(inOrder(shown), true, false) : [];
  const things = tokens.filter(({ kind, continues }) => kind === 'thing' && !continues);
  return things.length > 1 && tokens.every(({ kind }) => SEEN.test(kind)) ? { said, shown } : undefined;
}

const SEEN = /^(?:thing|scenery|look|style|article|joint|deed)$/u;

const PARTINGS = [
  partRank,
  partHolder,
  partPlaced,
  partClass,
  partGreeting,
  partHoliday,
  partRole,
  partTeacher,
  partNamed,
  partCouple,
  partIdiom,
  partFeeling,
  partCoined,
  partPark,
  partPlaceBefore,
];

/** Said before or behind what is seen, with no mark between. */
export const partSpoken = (text: string) => PARTINGS.map((part) => part(text)).find((parted) => parted !== undefined);
