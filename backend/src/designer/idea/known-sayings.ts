/** A saying that everybody knows, with its picture beside it: "Fox | live laugh love", "Ohio | home sweet home | heart". */

import { knownSaying } from '../words/sayings.ts';
import { CLOSERS, PASTIMES } from '../words/speech.ts';
import { STYLE_WORDS } from '../words/vocabulary.ts';
import { isKnownPlace } from './names.ts';
import { partTitled } from './parting.ts';
import { isPersonSeen, partIdea } from './segments.ts';
import { isArtwork, isNamed, type Token, type TokenKind, tokensOf } from './tokens.ts';

/** What may stand beside it: anything else belongs to what is said. */
const BESIDE = new Set<TokenKind>(['thing', 'scenery', 'look', 'style', 'article', 'joint', 'deed', 'name', 'date']);
const SEEN = new Set<TokenKind>(['thing', 'scenery']);

/** "Easily distracted by dogs and plants". */
const GOES_ON = /^\s+(?:and|or|but|of|for|to|at|like|&)\b/iu;
const LEADS_ON = /\b(?:and|or|but|the|an?|one|this|that|so|too|my|your|our|in|on|at|of|to|for|with|is|are)\s+$/iu;

/** As it is written in the idea, and the names and years beside it; nothing where no picture is left. */
export function sayingBeside(text: string): string[] {
  const said = knownSaying(text);
  if (!said) return [];
  const at = text.indexOf(said);
  const parts = [text.slice(0, at), text.slice(at + said.length)];
  // "Hello sunshine": no part of it is a picture.
  if (!/[\p{L}\p{N}]/u.test(parts.join(''))) return partTitled(text).printed === text ? [] : [text];
  if (LEADS_ON.test(parts[0] ?? '') || GOES_ON.test(parts[1] ?? '')) return [];
  const rest = parts.map((part, index) => {
    const plain = part.replace(/[,.!;]+|:(?!\d)/gu, ' ').trim();
    const opens = index === 0 && !isKnownPlace(plain.split(' ')[0] ?? '');
    return tokensOf(plain, opens, true);
  });
  if (rest[0]?.some(({ kind }) => kind === 'deed') && /\s(?:on|in|up|off)$/iu.test(said)) return [];
  const tokens = rest.flat();
  const isBeside = (token: Token) => BESIDE.has(token.kind) || isArtwork(token);
  const isPicture =
    tokens.some(({ kind }) => SEEN.has(kind)) &&
    (tokens.every(isBeside) || (isListWithOne(tokens) && !opensSaying(rest[0])));
  if (isPicture) return [said, ...rest.flatMap((beside) => (isPersonSeen(beside) ? [] : namesIn(beside)))];
  if (isBeforeComma(parts, said) && !partTitled(text).printed) return [said, ...namesIn(rest[1] ?? [])];
  if (isStyleAlone(rest[1] ?? [])) return [text.slice(0, at + said.length)];
  if (parts[1]?.trim())
    return tokens.length > 0 && isPictureAlone(rest[1] ?? []) ? [text.slice(0, at + said.length)] : [];
  // "NICU nurse tiny feet big hearts".
  if (said.split(' ').length > LEAST_WORDS && !tokens.some(({ kind }) => SEEN.has(kind))) return [text];
  return said.split(' ').length >= LEAST_WORDS ? behindTitle(parts[0] ?? '', said) : [];
}

/** "One day at a time, | turtle on a winding path". */
const isBeforeComma = ([before = '', behind = '']: readonly string[], said: string) =>
  !before.trim() && behind.startsWith(',') && said.split(' ').length > LEAST_WORDS;

/** "Blessed beyond measure | boho floral". */
const isStyleAlone = (tokens: readonly Token[]) =>
  tokens.length > 0 && tokens.every(({ kind, word }) => kind === 'style' || Object.hasOwn(STYLE_WORDS, word));

/** "School counselor you matter | daisies": whoever says it is named before it. */
const isPictureAlone = (tokens: readonly Token[]) =>
  tokens.every(({ kind, word }) => (BESIDE.has(kind) && kind !== 'name') || PASTIMES.has(word)) &&
  tokens.some(({ kind, word }) => SEEN.has(kind) || PASTIMES.has(word));

/** "Anxiety | but make it cute". */
const opensSaying = ([first, ...others]: readonly Token[] = []) => first?.kind === 'word' && others.length === 0;

/** "Squirrel feeder peanuts": a word that we do not know, between two things. */
function isListWithOne(tokens: readonly Token[]): boolean {
  const unread = tokens.filter(({ kind }) => !SEEN.has(kind));
  const [word] = unread;
  const isUnknown = word?.kind === 'word' && !CLOSERS.has(word.word);
  return unread.length === 1 && tokens.length > 2 && isUnknown && tokens.at(-1) !== word;
}

/** Shorter ones may end a longer saying. */
const LEAST_WORDS = 3;

/** "Occupational therapy | sloth | hang in there". */
function behindTitle(before: string, said: string): string[] {
  const { printed, drawn } = partIdea(before.trim());
  return printed && drawn && drawn !== before.trim() && before.startsWith(printed) ? [printed, said] : [];
}

/** Each name with the words and the year that belong to it. */
function namesIn(tokens: readonly Token[]): string[] {
  const names: string[] = [];
  tokens.forEach((token, at) => {
    if (!isNamed(token)) return;
    const before = tokens[at - 1];
    if (before && isNamed(before)) names.push(`${names.pop()} ${token.text}`);
    else names.push(token.text);
  });
  return names;
}
