/** Prints that an idea names for its letters or for a thing: "softball mom leopard print", "buffalo plaid reindeer". */

import type { Pattern } from '../canvas/patterns.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { wholeOf } from '../figures/whole-of.ts';
import { asMeant } from './homonyms.ts';
import { findSightings, type Sighting } from './lexicon.ts';
import { isCreature } from './roles.ts';

/** What has a picture with the print, or is worn by somebody. */
const CLOTHES =
  'shirts?|t-?shirts?|tees?|pants|jeans|jackets?|coats?|scarf|hats?|caps?|bandanas?|blankets?|vests?|dress|dresses|skirts?|shorts|leggings|shoes|robe|pajamas|sweaters?|hoodies?|bows?|kilts?|ties?|flags?|bikini|towels?|rugs?|tablecloth|race|board|net|gear';
/** Somebody wears what follows. */
const WORN =
  '(?<!\\b(?:in|wearing|on|under|and|of) (?:an? |the |his |her |its |their )?)(?<!\\b(?:buffalo|red|christmas) )';

/** Of an animal's coat: its name alone is the animal. */
const COATS: readonly (readonly [string, Pattern])[] = [
  ['(?:leopard|cheetah|jaguar)[ -](?:print|spots|spotted|pattern)', 'leopard'],
  ['cow[ -](?:print|hide|spots)|cowhide', 'cow'],
  ['zebra[ -](?:print|stripes?|striped)', 'zebra'],
  ['tiger[ -](?:print|stripes?|striped)', 'tiger'],
];

/** Of fabrics: only before what has it, or at the end. */
const FABRICS: readonly (readonly [string, Pattern])[] = [
  ['(?:red )?buffalo (?:plaid|check(?:ed)?)|(?:red |(?<!merry )christmas )?plaid|tartan|flannel pattern', 'plaid'],
  ['camo(?:uflage)?(?: print| pattern)?', 'camo'],
  ['tie[ -]?dyed?', 'tie-dye'],
  ['serape(?: print| pattern)?', 'serape'],
  ['checkered|checkerboard', 'checks'],
  ['(?:american|usa) flag(?: print)?', 'american-flag'],
];

const COAT_PATTERNS = COATS.map(([words, pattern]) => [new RegExp(`\\b(?:${words})\\b`, 'iu'), pattern] as const);
const FABRIC_PATTERNS = FABRICS.map(([words, pattern]) => {
  const alone = new RegExp(`${WORN}\\b(?:${words})\\b(?! (?:\\p{L}+ )?(?:${CLOTHES})\\b)`, 'iu');
  return [alone, pattern] as const;
});

interface FoundPattern {
  pattern: Pattern;
  before: string;
  after: string;
  /** The picture of what has it, where that stands next to it. */
  thing: string | undefined;
}

type Named = readonly (readonly [RegExp, Pattern])[];

function findPattern(text: string): FoundPattern | undefined {
  return find(text, COAT_PATTERNS) ?? find(text, FABRIC_PATTERNS, isOnThing);
}

function find(text: string, patterns: Named, fits: (found: FoundPattern) => boolean = () => true) {
  for (const [words, pattern] of patterns) {
    const match = words.exec(text);
    if (!match || isQuoted(text, match.index) || isOfName(text.slice(match.index), match[0])) continue;
    const found = {
      pattern,
      ...aroundPattern(text.slice(0, match.index), text.slice(match.index + match[0].length), text),
    };
    if (fits(found)) return found;
  }
  return undefined;
}

/** "American flag sunglasses" have a picture of their own. */
function isOfName(rest: string, pattern: string): boolean {
  const [first] = findSightings(wordsOf(rest));
  return first?.at === 0 && first.kind === 'thing' && first.length > wordsOf(pattern).length;
}

const isQuoted = (text: string, at: number) => (text.slice(0, at).match(/["“”„«»「」『』]/gu) ?? []).length % 2 === 1;

/** "Plaid | truck", and "a shamrock with leopard print", of which "with" is no word of the rest. */
function aroundPattern(before: string, after: string, text: string): Omit<FoundPattern, 'pattern'> {
  const behind = /^\s*(?:,|$)/u.test(after) ? /^(.*) (?:with|in)$/iu.exec(before.trim())?.[1] : undefined;
  if (behind === undefined) return { before, after, thing: thingAfter(after) };
  return { before: behind, after, thing: picturesIn(asMeant(behind, text)).at(-1)?.motif };
}

function isOnThing({ pattern, before, after, thing }: FoundPattern): boolean {
  // An eagle has its flag beside it, and "Proud dad American flag" a flag.
  if (pattern === 'american-flag') return /^ \p{L}/u.test(after) && thing !== undefined && !isCreature(thing);
  return thing !== undefined || (after.trim() === '' && before.trim() !== '');
}

/** The picture of what stands next. */
function thingAfter(after: string): string | undefined {
  const next = /^ (\p{L}[\p{L} '-]*)/u.exec(asMeant(after, after))?.[1] ?? '';
  const first = picturesIn(next)[0];
  return first?.at === 0 ? first.motif : undefined;
}

/** Things, and what a hobby is named by: a softball, but no flowers for a mom. */
function picturesIn(text: string): Sighting[] {
  const words = wordsOf(text);
  return findSightings(words).filter(
    ({ kind, motif, at, length }) => kind === 'thing' || motif === words.slice(at, at + length).join('-'),
  );
}

const wordsOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .split(/[^\p{L}\d'-]+/u)
    .filter(Boolean);

/** "Highland cow with a | bandana". */
const JOINED = /(?:^|\s)(?:in|wearing|with|on|under|and|of|holding|an?|the|his|her|its|their|two)$/iu;

const isThingAlone = (after: string) => {
  const words = wordsOf(after);
  const first = findSightings(words)[0];
  return first?.at === 0 && first.length === words.length;
};

/** The idea without the name of its print; what is before it and what is behind it are two things. */
export function withoutPattern(idea: string): string {
  const text = inPlainWords(idea);
  const found = findPattern(text);
  if (!found) return text;
  const [before, after] = [found.before.trim().replace(/,$/u, ''), found.after.trim().replace(/^,\s*/u, '')];
  // "Football mom | football" is read by its word that comes again.
  const isAgain = after !== '' && before.toLowerCase().includes(after.toLowerCase());
  if (isAgain || JOINED.test(before)) return `${before} ${after}`;
  // A thing and its print are a description.
  return before || !isThingAlone(found.after) ? [before, after].filter(Boolean).join(', ') : `a ${after}`;
}

/** "Floral skull", "glitter unicorn": a thing, and how it is made, is a description. */
const inPlainWords = (text: string) =>
  text
    .replace(/^(?:floral|flowery|botanical) ([^,]+)(?=,|$)/iu, (all, thing) =>
      isThingAlone(thing) ? `a ${thing} with flowers` : all,
    )
    .replace(/^(?:glitter|glittery|sparkly) ([^,]+)(?=,|$)/iu, (all, thing) =>
      isThingAlone(thing) ? `a ${thing}` : all,
    );

export interface Patterns {
  /** Of the letters. */
  letters?: Pattern;
  /** By the names of pictures, and of those that stand for them. */
  motifs: ReadonlyMap<string, Pattern>;
}

interface Shown {
  headline: string;
  subject?: string | undefined;
  companion?: { motif: string } | undefined;
}

/** On the thing that follows its name; else on the letters, or on the picture of a design without words. */
export function patternsOf(text: string, { headline, subject, companion }: Shown): Patterns {
  const found = findPattern(text);
  if (!found) return { motifs: new Map() };
  const shown = [subject, companion?.motif].filter((motif) => motif !== undefined);
  const { thing } = found;
  const itself = shown.find((motif) => thing !== undefined && namesOf(thing).includes(motif));
  // "Cheetah print pumpkin hello fall": of the harvest it is another picture.
  const isFirst = thing !== undefined && found.before.trim() === '';
  const filled = itself ?? (isFirst || !headline ? subject : undefined);
  if (!filled) return { letters: found.pattern, motifs: new Map() };
  return { motifs: new Map(namesOf(filled).map((name) => [name, found.pattern])) };
}

const namesOf = (motif: string) => [motif, HEAD_OF[motif], wholeOf(motif)].filter((name) => name !== undefined);
