/** A listing as the marketplace takes it. */
export interface Listing {
  title: string;
  description: string;
  /** Exactly 13, each of at most 20 characters, no two alike. */
  tags: string[];
}

export interface ListingDraft {
  title: string;
  description: string;
  tags: string[];
}

/** Etsy's limits (contracts/providers.md E). Lengths in UTF-16 units, which is never less than what Etsy counts. */
export const titleMax = 140;
export const tagMax = 20;
export const tagCount = 13;

const notInTitle = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu;
const notInTag = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu;
/** Symbols that a title may hold once. */
const onceInTitle = ['%', ':', '&', '+'];
/** Words in capitals that a title may keep before it counts as shouting (Printify 61003). */
const capitalsAllowed = 2;

/** Etsy's Creativity Standards ask for this within the description. */
export const aiDisclosure = 'The artwork of this design was created by the seller with the help of AI.';

/** Tags that fit any shirt, for where an idea gives fewer than thirteen. */
const stockTags = [
  'graphic tee',
  'gift for him',
  'gift for her',
  'unisex t-shirt',
  'birthday gift',
  'funny shirt',
  'cool t-shirt',
  'soft cotton tee',
  'statement shirt',
  'casual outfit',
  'trendy tee',
  'everyday shirt',
  'unique gift',
];
const smallWords = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'in',
  'on',
  'at',
  'with',
  'for',
  'to',
  'is',
  'it',
  'my',
  'your',
]);

/**
 * Makes any draft a legal listing; what the draft got wrong is repaired from the idea.
 * Any Unicode in, a legal listing out.
 */
export function legalListing(draft: ListingDraft, idea: string): Listing {
  return {
    title: legalTitle(draft.title) || legalTitle(`${idea} T-Shirt`) || 'Graphic T-Shirt',
    description: legalDescription(draft.description, idea),
    tags: legalTags(draft.tags, idea),
  };
}

export function legalTitle(text: string): string {
  const quiet = calm(singleSymbols(without(notInTitle, text)));
  return shorten(without(notInTitle, quiet), titleMax);
}

export function legalTags(tags: string[], idea: string): string[] {
  const kept = new Map<string, string>();
  for (const candidate of [...tags, ...tagsFromIdea(idea), ...stockTags]) {
    const tag = shorten(without(notInTag, candidate), tagMax);
    const key = tag.toLowerCase();
    if (/[\p{L}\p{Nd}]/u.test(tag) && !kept.has(key)) kept.set(key, tag);
    if (kept.size === tagCount) break;
  }
  return [...kept.values()];
}

/** Plain text with the disclosure line, once. */
export function legalDescription(text: string, idea: string): string {
  const body = plain(text) || `${oneLine(plain(idea)) || 'A graphic'} on a soft unisex t-shirt, printed to order.`;
  return body.includes(aiDisclosure) ? body : `${body}\n\n${aiDisclosure}`;
}

/** Paragraphs without control characters, half characters and long gaps. */
function plain(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .toWellFormed()
      .replaceAll('\uFFFD', '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

function tagsFromIdea(idea: string): string[] {
  const words = idea
    .toLowerCase()
    .split(/[^\p{L}\p{Nd}'-]+/u)
    .filter((word) => word.length > 1 && !smallWords.has(word));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const shirts = words.map((word) => `${word} shirt`);
  return [...pairs, ...shirts].filter((tag) => tag.length <= tagMax);
}

function singleSymbols(text: string): string {
  let result = text;
  for (const symbol of onceInTitle) {
    const first = result.indexOf(symbol);
    if (first < 0) continue;
    const rest = result.slice(first + 1).replaceAll(symbol, symbol === '&' || symbol === '+' ? 'and' : '');
    result = result.slice(0, first + 1) + rest;
  }
  return oneLine(result);
}

/** Keeps the first few words in capitals, and writes the others as names are written. */
function calm(text: string): string {
  let shouted = 0;
  return text.replace(/\p{Lu}[\p{Lu}']*\p{Lu}/gu, (word) => {
    shouted += 1;
    return shouted <= capitalsAllowed ? word : word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** Cuts at a word's end where there is one in the last third, never within a character. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  const short = space > max * 0.66 ? cut.slice(0, space) : cut.slice(0, max);
  return short.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:\-–|&+]+$/u, '');
}

/** Accents join their letters where they can and go where they cannot; whatever else is illegal becomes a space. */
function without(illegal: RegExp, text: string): string {
  const letters = text.normalize('NFC').replace(/\p{M}/gu, '').normalize('NFC');
  return oneLine(letters.replace(illegal, ' '));
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
