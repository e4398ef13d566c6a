import type { Style } from '../canvas/style.ts';
import { clustersOf, settable } from '../lettering/runs.ts';
import {
  AMBIGUOUS_STYLE,
  BOILERPLATE,
  COLORS,
  SAYING,
  SCENES,
  type Scene,
  SETTING,
  SLOGAN,
  STYLE_WORDS,
} from '../words/vocabulary.ts';
import { liftEmoji } from './emoji.ts';
import { choosePictures, type Pictures } from './pictures.ts';

export interface Idea extends Pictures {
  headline: string;
  tagline: string;
  scene?: Scene;
  style?: Style;
  /** A color that the idea asks for, `#rrggbb`. */
  color?: string;
  /** True for words to wear, false for the description of a picture. */
  slogan: boolean;
  /** What cannot be printed: characters that no typeface has, words that do not fit. */
  unset: string[];
}

/** Characters that are read: more do not fit a shirt. */
const LONGEST_IDEA = 2000;
/** Largest number of words in headline and tagline; half as many again if they are quoted. */
const HEADLINE_WORDS = 16;
const TAGLINE_WORDS = 10;
/** Characters; longer words are noise. */
const LONGEST_WORD = 60;

/** Finds what to print, what to draw and in which style. Accepts any text; never throws. */
export function readIdea(text: string): Idea {
  const { pictures, unset, text: plain } = liftEmoji(normalize(text));
  const quotes = quoted(plain);
  const said = quotes.length > 0 ? quotes : saying(plain);
  const described = tidy(quotes.reduce((rest, quote) => rest.replace(quote, ' '), plain).replace(QUOTES, ' '));
  const style = namedStyle(described);
  const { headline, tagline } =
    said.length > 0
      ? { headline: said[0] ?? '', tagline: said.slice(1).join(' ') }
      : trimmed(wordsToPrint(described, style));
  const seen = choosePictures(wordsOf(withoutBoilerplate(described)), wordsOf(headline), pictures);
  const most = said.length > 0 ? 1.5 : 1;
  const [first, second] = [limit(headline, HEADLINE_WORDS * most), limit(tagline, TAGLINE_WORDS * most)];
  return {
    headline: first.text,
    tagline: second.text,
    ...seen,
    scene: sceneOf(wordsOf(plain)),
    style,
    color: colorOf(described, headline),
    slogan: said.length > 0 || SLOGAN.test(headline),
    unset: [...new Set([...unset, ...first.unset, ...second.unset])],
  };
}

/** Composed letters without control characters except joiners; newlines become spaces. */
function normalize(text: string): string {
  return text
    .slice(0, LONGEST_IDEA)
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replace(/[‘’‛ʼ]/gu, "'");
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function limit(text: string, words: number): { text: string; unset: string[] } {
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

function trimmed({ headline, tagline }: { headline: string; tagline: string }) {
  const trim = (text: string) => text.replace(/^[\s,.;:!?)\]}–—-]+|[\s,;:]+$/gu, '');
  return { headline: trim(headline), tagline: trim(tagline) };
}

const QUOTES = /["“”„«»「」『』]/gu;

/** The text between quotation marks; apostrophes inside words do not count. */
function quoted(text: string): string[] {
  const double = [...text.matchAll(/["“”„«「『]([^"“”„«»「」『』]{1,600})["“”»」』]/gu)].map((match) =>
    tidy(match[1] ?? ''),
  );
  if (double.some(Boolean)) return double.filter(Boolean);
  return [...text.matchAll(/(?<![\p{L}\p{N}])'([^\n]{2,600}?)'(?![\p{L}\p{N}])/gu)]
    .map((match) => tidy(match[1] ?? ''))
    .filter((quote) => quote.includes(' '));
}

function saying(text: string): string[] {
  const words = SAYING.exec(text)?.[1];
  return words ? [tidy(words)] : [];
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
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

/** Short ideas and slogans word for word; of a description only what it names. */
function wordsToPrint(text: string, style?: Style): { headline: string; tagline: string } {
  const asks = BOILERPLATE.some((phrase) => text.search(phrase) >= 0);
  if (wordsOf(text).length <= 5 && !style && !asks) return split(withoutArticle(text));
  const bare = withoutStyle(withoutBoilerplate(text));
  const trimmed = tidy(
    bare
      .replace(/^(?:(?:an?|the)\s+)?(?:of|with|featuring|that|about|for|and|,|\.|:|-)+\s+/iu, '')
      .replace(/\s+([,.!?;:])/gu, '$1'),
  );
  if (SLOGAN.test(trimmed)) return split(trimmed);
  const subject = withoutBackdrop(trimmed);
  if (wordsOf(subject).length <= 5) return split(subject.replace(/^(?:an?|the)\s+(?=\p{L})/iu, ''));
  return { headline: mainPhrase(subject), tagline: '' };
}

function withoutBoilerplate(text: string): string {
  return tidy(BOILERPLATE.reduce((rest, phrase) => rest.replace(phrase, ' '), text));
}

/** ", cute" at the end asks for a style, although the word is an ordinary one. */
const TRAILING_STYLE = new RegExp(
  `(?:,\\s*(?:${Object.keys(STYLE_WORDS).join('|')})(?:\\s+(?:style|design|look|art))?)+\\s*$`,
  'iu',
);

function withoutStyle(text: string): string {
  return tidy(
    text
      .replace(TRAILING_STYLE, '')
      .split(' ')
      .filter((word) => {
        const bare = word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, '');
        return !(Object.hasOwn(STYLE_WORDS, bare) && !AMBIGUOUS_STYLE.has(bare));
      })
      .join(' '),
  );
}

/** "A fox reading a book" and "A day without coffee" are printed without their first article. */
function withoutArticle(text: string): string {
  return wordsOf(text).length > 2 ? text.replace(/^(?:an?)\s+(?=\p{L})/iu, '') : text;
}

/** A sentence with a break gives headline and tagline; without one all of it is the headline. */
function split(text: string): { headline: string; tagline: string } {
  const bare = text.replace(/^[\s,.;:-]+|[\s,;:-]+$/gu, '').replace(/\.$/u, '');
  const words = wordsOf(bare).length;
  const match = /^(.{6,}?[,;:.!?]|.{6,}? [-–—|/])\s+(\S.*)$/u.exec(bare);
  if (!match || words < 6) return { headline: bare, tagline: '' };
  const [first = '', second = ''] = [match[1]?.replace(/\s*[,;:.–—|/-]$/u, ''), match[2]];
  if (wordsOf(second).length > TAGLINE_WORDS) return { headline: bare, tagline: '' };
  return { headline: first, tagline: second };
}

/** "Sunset with a surfing cat" is about the cat. */
function withoutBackdrop(text: string): string {
  return text.replace(
    /^(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}(?:sunset|sunrise|background|scene|landscape)\s+(?:with|and|featuring|behind)\s+/iu,
    '',
  );
}

/** Words: a longer description loses what follows the first comma. */
const SHORT_DESCRIPTION = 9;

/** The part of a description that names its subject: without setting, article and colors. */
function mainPhrase(text: string): string {
  const short = wordsOf(text).length <= SHORT_DESCRIPTION;
  const cut = tidy((short ? text : text.replace(/[,;.].*$/u, '')).replace(SETTING, ''));
  const phrase = wordsOf(cut).length >= 1 ? cut : text;
  return limit(phrase.replace(/^(?:an?|the|some)\s+/iu, ''), 10).text.replace(
    /\s+(?:with|and|in|on|a|an|the|of)$/iu,
    '',
  );
}

function sceneOf(words: string[]): Scene | undefined {
  const scenes = words
    .map((word) => (Object.hasOwn(SCENES, word) ? SCENES[word] : undefined))
    .filter((scene) => scene !== undefined);
  return scenes.find((scene) => scene !== 'sun') ?? scenes[0];
}

/** A color that is a part of the printed words is no request. */
function colorOf(described: string, headline: string): string | undefined {
  const printed = new Set(wordsOf(headline));
  const asked = wordsOf(described).find((word) => Object.hasOwn(COLORS, word) && !printed.has(word));
  return asked ? COLORS[asked] : undefined;
}
