/** Finds the names in a text by its capitals: they are printed, whatever else is drawn. */

import { DEMONYMS, PLACE_HEADS } from '../words/speech.ts';
import type { TokenKind } from './tokens.ts';

const isCapitalized = (text: string) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(text);

/** Capitals say something only where some words have none. */
export function capitalsCount(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word));
  const capitalized = words.filter(isCapitalized).length;
  return capitalized <= Math.max(3, words.length * 0.6) && words.some((word, at) => at > 0 && !isCapitalized(word));
}

/** Which words have a capital that means something: not the first of an idea, unless the second has one. */
export function capitalsOf(texts: readonly string[], opens: boolean): boolean[] {
  const capitals = texts.map((text, at) => !(opens && at === 0) && isCapitalized(text));
  if (opens && capitals[1]) capitals[0] = isCapitalized(texts[0] ?? '');
  return capitals;
}

const NAMEABLE = new Set<TokenKind>(['word', 'thing', 'scenery', 'person', 'look', 'style']);

/** A capital makes a name of a word that is no thing, and of a thing beside such a word. In place. */
export function markNames(
  kinds: TokenKind[],
  words: readonly string[],
  texts: readonly string[],
  capitals: readonly boolean[],
): void {
  const sure = words.map((word, at) => isName(word, kinds[at], texts, at, capitals[at] ?? false));
  const nameable = (at: number) => Boolean(capitals[at]) && NAMEABLE.has(kinds[at] ?? 'word');
  const heads = words.map((word, at) => {
    return (capitals[at] || at === 0) && PLACE_HEADS.has(word) && (sure[at + 1] || nameable(at + 1));
  });
  const beside = (at: number) => Boolean(sure[at - 1] || sure[at + 1] || heads[at - 1]);
  const named = words.map((_, at) => sure[at] || heads[at] || (nameable(at) && beside(at)));
  for (const [at, isNamed] of named.entries()) if (isNamed) kinds[at] = 'name';
}

function isName(
  word: string,
  kind: TokenKind = 'word',
  texts: readonly string[],
  at: number,
  capital: boolean,
): boolean {
  const initials = /^\p{Lu}{2,}$/u.test(texts[at] ?? '') && texts.some((text) => /\p{Ll}/u.test(text));
  if (initials) return kind === 'word' || kind === 'speech';
  return capital && kind === 'word' && !DEMONYMS.has(word);
}
