import { isDrawable, motifLibrary } from '../figures/motif.ts';
import { PICTURELESS, SENSES } from './word-sense.ts';

interface Index {
  byWord: Map<string, string>;
  byEmoji: Map<string, string>;
}

let index: Index | undefined;

/** Found by their own name only: their keywords are moods and abstractions. */
const VAGUE = new Set([
  'alien-monster',
  'fish-cake-with-swirl',
  'mobile-phone-with-arrow',
  'collision',
  'hundred-points',
  'dashing-away',
  'placard',
  'joker',
  'ox',
  'wood',
  'rock',
]);

/** Words of the longest keyword phrase. */
const LONGEST_PHRASE = 3;

export interface Sighting {
  motif: string;
  at: number;
  length: number;
}

/** The pictures that a list of lower-case words names, in order, none twice. */
export function sightings(words: readonly string[]): Sighting[] {
  const found: Sighting[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
      const motif = motifFor(words.slice(at, at + length).join(' '));
      if (!motif) continue;
      if (!found.some((known) => known.motif === motif)) found.push({ motif, at, length });
      at += length - 1;
      break;
    }
  }
  return found;
}

function motifFor(phrase: string): string | undefined {
  const { byWord } = lexicon();
  for (const form of [phrase, ...singulars(phrase), phrase.replaceAll('-', ' ')]) {
    const sense = SENSES[form];
    if (sense && Object.hasOwn(SENSES, form) && isDrawable(sense)) return sense;
    if (PICTURELESS.has(form)) return undefined;
    const motif = byWord.get(form);
    if (motif) return motif;
  }
  return undefined;
}

/** Ignores skin tones and presentation selectors. */
export function motifForEmoji(emoji: string): string | undefined {
  const { byEmoji } = lexicon();
  return byEmoji.get(plain(emoji)) ?? byEmoji.get(plain(emoji).split('\u200d')[0] ?? '');
}

function plain(emoji: string): string {
  return emoji.replace(/[\u{fe0f}\u{1f3fb}-\u{1f3ff}]/gu, '');
}

function singulars(phrase: string): string[] {
  const forms: string[] = [];
  if (phrase.endsWith('ies')) forms.push(`${phrase.slice(0, -3)}y`);
  if (/(?:ch|sh|x|s|o)es$/.test(phrase)) forms.push(phrase.slice(0, -2));
  if (phrase.endsWith('ves')) forms.push(`${phrase.slice(0, -3)}f`);
  if (phrase.endsWith('s') && !phrase.endsWith('ss')) forms.push(phrase.slice(0, -1));
  return forms;
}

function lexicon(): Index {
  index ??= buildIndex();
  return index;
}

/** Full names first, then keywords that belong to one picture only. */
function buildIndex(): Index {
  const byWord = new Map<string, string>();
  const byEmoji = new Map<string, string>();
  const claims = new Map<string, string[]>();
  for (const [slug, { emoji, words }] of motifLibrary()) {
    byEmoji.set(plain(emoji), slug);
    byWord.set(slug.replaceAll('-', ' '), slug);
    for (const word of words) claims.set(word, [...(claims.get(word) ?? []), slug]);
  }
  for (const slug of motifLibrary().keys()) {
    const name = slug.replaceAll('-', ' ').replace(/ face$/, '');
    if (!byWord.has(name)) byWord.set(name, slug);
  }
  for (const [word, slugs] of claims) {
    if (slugs.length === 1 && word.length > 3 && !byWord.has(word) && slugs[0] && !VAGUE.has(slugs[0]))
      byWord.set(word, slugs[0]);
  }
  return { byWord, byEmoji };
}
