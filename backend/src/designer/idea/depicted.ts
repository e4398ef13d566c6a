/** Ideas that end on how their picture is made: "Protea flower line art", "griffin heraldic crest". */

import { CLOSERS, EXCLAMATIONS, FIGURATIVE, KIN, namesSomebody, PASTIMES } from '../words/speech.ts';
import type { Token } from './tokens.ts';

const STYLES = 'vintage|retro|minimalist|minimal|boho|grunge|cute|simple|pastel|modern';
const MADE = new RegExp(
  ` (?:(?:(?:botanical|scientific|heraldic|vintage|antique|retro|anatomical|old|natural history) (?:chart|print|crest|plate|diagram|illustration|engraving|drawing|study)|(?:(?:one|single|continuous|simple|fine) )?line (?:art|drawing|work)|(?:pencil|ink|charcoal) (?:drawing|sketch)|still life|(?:cute|funny|smiling|happy) face|botanical|(?:technical|patent) (?:drawing|print|art)|double exposure|pixel art|(?:exploded view )?(?:(?:vintage|retro) )?blueprint|anatomy(?: (?:vintage|retro) chart)?|exploded view|etching|(?:watercolor |pencil |ink )?sketch|(?<!\\b(?:pet|family|self) )portrait)(?: (?:${STYLES}))*)$`,
  'u',
);

/** Number of words at the end that only say how the picture is made. */
export function mannerLength(words: readonly string[]): number {
  const [made = ''] = MADE.exec(words.join(' ')) ?? [];
  return made.trim().split(' ').filter(Boolean).length;
}

const TECHNIQUES = /^(?:silhouette|watercolor|linocut|woodcut|drawing|illustration|engraving|doodle|art)$/u;
const MOST = 5;
/** "Medusa head", "sardine tin": what of a thing is seen, or what it is in. */
const ASPECTS =
  /^(?:head|face|bust|skull|bones|skeleton|tin|can|jar|leaf|leaves|branch|feather|seed|flower|bloom|nest|bunch|herd|family|pair)$/u;

/** "Shih tzu face sketch", "Babydoll sheep cute": a thing, in one word more than we know, and how it is drawn. */
export function isDepicted(tokens: readonly Token[]): boolean {
  const end = tokens.findLastIndex((token) => !isManner(token)) + 1;
  const seen = tokens.slice(0, end);
  if (end === tokens.length || end < 2 || end > MOST || !seen.some(({ kind }) => kind === 'thing')) return false;
  const isMade =
    mannerLength(tokens.map(({ word }) => word)) > 0 ||
    tokens.slice(end).some(({ word }) => word === 'cute' || TECHNIQUES.test(word));
  const unknown = seen.filter(({ kind }) => kind === 'word');
  return unknown.length < (isMade ? 3 : 2) && seen.every((token, at) => isSeen(token, at, seen, isMade));
}

const isManner = ({ kind, word }: Token) => kind === 'style' || word === 'cute';

function isSeen({ kind, word }: Token, at: number, seen: readonly Token[], isMade: boolean): boolean {
  if (kind !== 'word') return /^(?:thing|scenery|look|article)$/u.test(kind) || /^(?:and|with)$/u.test(word);
  if (seen[at - 1]?.kind === 'thing') return ASPECTS.test(word);
  return isMade && /^(?:thing|word)$/u.test(seen[at + 1]?.kind ?? '') && !isSaid(word);
}

const isSaid = (word: string) =>
  [CLOSERS, EXCLAMATIONS, FIGURATIVE, KIN, PASTIMES].some((words) => words.has(word)) || namesSomebody(word);
