import { wordsOf } from '../text/text.ts';

export interface OwnWords {
  /** Its words in small letters, with a space around each. */
  idea: string;
  /** Names of products that an idea is about: "hoodie weather". */
  subjects: ReadonlySet<string>;
  /** The same with the word before: "a mug" of "cat in a mug". */
  places: ReadonlySet<string>;
}

/** Where a name of a product was found. */
export interface FoundName {
  name: string;
  before: string;
  after: string;
}

const atEnd = /^[\p{L}'’]*\s*(?:$|[,;|.!?:)\n]|(?:design|graphic|for|with|gift|about|that|featuring)(?!\p{L}))/iu;
const printedOn = /(?:^|\s)(?:(?:on|for|as) (?:an?|the|my|your)|this|these|our|your new) (?:[\p{L}-]+ )?$/iu;
const pictured =
  /(?:^|\s)(?:(?:in|with|from|into|inside|beside|of|and|like)(?: (?:an?|the|its|his|her|their|my|your))?|an?|the|my|his|her|our|their|its|your|no|or|\p{L}{2,}ing) $/iu;
const openQuote = /(?:^|[\s(])["“'‘][^"”’]*$/u;

/** About the thing that is sold, and not a part of the picture. */
export function isProductTalk({ before, after }: FoundName): boolean {
  if (openQuote.test(before)) return false;
  if (printedOn.test(before)) return true;
  return atEnd.test(after) && !pictured.test(before);
}

export function ownWords(idea: string, subjects: readonly FoundName[]): OwnWords {
  return {
    idea: spaced(idea),
    subjects: new Set(subjects.map(({ name }) => nameKey(name))),
    places: new Set(subjects.map(placeKey)),
  };
}

export function isOwn(found: FoundName, { subjects, places }: OwnWords): boolean {
  return subjects.has(nameKey(found.name)) && (!isProductTalk(found) || places.has(placeKey(found)));
}

export function isOfIdea(words: string, { idea }: OwnWords): boolean {
  return idea.includes(spaced(words));
}

function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? []).join(' ')} `;
}

/** "mug" for "Coffee Mugs". */
function nameKey(name: string): string {
  const low = name
    .toLowerCase()
    .replace(/^t[-‐‑ ]?shirt/u, 't-shirt')
    .replace(/^hooded.*/u, 'hooded')
    .replace(/^tee.shirt/u, 'tee-shirt');
  return (low.split(' ').at(-1) ?? '').replace(/s$/, '');
}

function placeKey({ name, before }: FoundName): string {
  // What opens an idea opens a sentence, or what follows a colon.
  const phrase = before.split(/[.:;!?\n]/u).at(-1) ?? '';
  return `${wordsOf(phrase.toLowerCase()).at(-1) ?? ''} ${nameKey(name)}`;
}
