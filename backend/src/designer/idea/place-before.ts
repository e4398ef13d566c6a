import { findSightings } from '../words/lexicon.ts';
import { ABSTRACT, CLOSERS, namesSomebody, PASTIMES, PLACE_TAILS } from '../words/speech.ts';
import type { SaidAndShown } from './cut.ts';
import { isKnownPlace } from './names.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Words of the longest place: "brooklyn new york". */
const LONGEST = 4;
const OF_TWO =
  /^(?:santa fe|el paso|st\.? louis|key west|new (?:york|mexico|jersey|hampshire|zealand|orleans|england)|west virginia|(?:north|south) (?:carolina|dakota)|rhode island|puerto rico|costa rica|british columbia|nova scotia)$/u;
const GREETING = /^(?:hello|visit|discover|explore|greetings from|welcome to|take me to|love from) /iu;
/** "Oregon coast", "Pittsburgh steel city". */
const TAIL =
  /^(?:coast|islands?|(?:hill|wine|low|lake|lobster|gold|river|cattle) country|(?:steel|windy|motor|rainy|emerald|music|magic|mile high) city)$/u;

/** "Sedona arizona | red rocks boho sun", "brooklyn new york | bridge": a place, and several things that are seen there. */
export function partPlaceBefore(text: string): SaidAndShown | undefined {
  if (/[,;:|"“”!?]/u.test(text)) return undefined;
  const [greeting = ''] = GREETING.exec(text.trim()) ?? [];
  const texts = text.trim().slice(greeting.length).split(/\s+/u);
  const { end, units } = placeLength(
    texts.map((word) => word.toLowerCase()),
    greeting !== '',
  );
  const shown = texts.slice(end).join(' ');
  // With "and" it is a list, which is read without this.
  if (end === 0 || !shown || /\band\b|&|\p{Lu}/u.test(shown)) return undefined;
  const isSeen = isSeenThere(tokensOf(shown, true, false), units > 1 || greeting !== '');
  return isSeen ? { said: greeting + texts.slice(0, end).join(' '), shown } : undefined;
}

/** Words of the places at the beginning, and how many they are. */
function placeLength(words: readonly string[], isGreeted: boolean): { end: number; units: number } {
  const [first] = findSightings(words);
  // "Boston terrier".
  if (!isGreeted && first?.kind === 'thing' && first.at === 0 && first.length > 1) return { end: 0, units: 0 };
  let [end, units] = [0, 0];
  while (end < LONGEST) {
    const length = OF_TWO.test(words.slice(end, end + 2).join(' ')) ? 2 : Number(isKnownPlace(words[end] ?? ''));
    const town = end === 0 && length === 0 ? townLength(words) : 0;
    if (length + town === 0) break;
    end += length + town;
    units += 1;
  }
  if (units === 0) return { end: 0, units: 0 };
  const tail = [2, 3, 1].find((length) => TAIL.test(words.slice(end, end + length).join(' '))) ?? 0;
  // "Catalina island | california".
  const state = tail > 0 && isKnownPlace(words[end + tail] ?? '') ? 1 : 0;
  return { end: end + tail + state, units: units + Number(tail > 0) };
}

/** Words of "acadia" in "acadia maine", of "catalina island" in "catalina island california". */
function townLength([first = '', second = '', third = '']: readonly string[]): number {
  if (/^(?:new|hello|visit)$/u.test(first)) return 0;
  if (isKnownPlace(second)) return 1;
  return PLACE_TAILS.has(second) && isKnownPlace(third) ? 2 : 0;
}

/** One thing behind one place may be what it is known for: "Maine lobster". */
function isSeenThere(tokens: readonly Token[], isSure: boolean): boolean {
  const unknown = tokens.filter(({ kind }) => kind === 'word');
  const things = tokens.filter(({ kind, continues }) => (kind === 'thing' || kind === 'scenery') && !continues);
  const isPlain = tokens.every((token, at) => isSeen(token, tokens[at + 1]));
  return isPlain && unknown.length < 2 && things.length > (isSure ? 0 : 1);
}

const isSeen = ({ kind, word }: Token, next: Token | undefined) =>
  /^(?:thing|scenery|look|style)$/u.test(kind) || (kind === 'word' && isWhich(word, next));

/** "Banyan tree", "rocky coast"; but "mountain mama". */
const isWhich = (word: string, next: Token | undefined) =>
  /^(?:thing|scenery)$/u.test(next?.kind ?? '') &&
  !CLOSERS.has(word) &&
  !PASTIMES.has(word) &&
  !ABSTRACT.has(word) &&
  !namesSomebody(word);
