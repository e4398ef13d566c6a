import { hasTag, isEmblem, subjectOf } from '../figures/catalog.ts';
import { isDrawable, isDrawnHere, motifLibrary } from '../figures/motif.ts';
import { EMBLEMS, FEELINGS } from './emblems.ts';
import { isOfKind } from './kinds.ts';
import { NOUNS } from './nouns.ts';
import { isCreature, showsDeed } from './roles.ts';
import { LANDSCAPES } from './scenes.ts';
import { isDeterminer, namesSomebody, PASTIMES } from './speech.ts';
import { COLORS } from './vocabulary.ts';
import { PICTURELESS, SENSES } from './word-sense.ts';

interface Index {
  byName: Map<string, string>;
  byKeyword: Map<string, string>;
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
const LONGEST_PHRASE = 5;

/** A thing by its name, what stands for a word, a keyword of some picture, or a thing without a picture. */
export type SightingKind = 'thing' | 'emblem' | 'keyword' | 'undrawn';

export interface Sighting {
  /** Empty for a thing without a picture. */
  motif: string;
  kind: SightingKind;
  at: number;
  length: number;
}

/** All things and pictures that a list of lower-case words names, in order. */
export function findSightings(words: readonly string[]): Sighting[] {
  const found: Sighting[] = [];
  for (let at = 0; at < words.length; at++) {
    const longest = longestAt(words, at);
    const sighting = longest && isOfAnimal(longest, found, words) ? longestAt(words.slice(0, at + 1), at) : longest;
    if (!sighting || isCut(words, sighting)) continue;
    const { length } = sighting;
    const isNamedTwice = sighting.kind === 'thing' && isOfKind(words[at + length - 1] ?? '', words[at + length] ?? '');
    found.push(isNamedTwice ? { ...sighting, length: length + 1 } : sighting);
    at += isNamedTwice ? length : length - 1;
  }
  return found;
}

/** "Seahorse couple in love", "raccoon chef flipping pancakes": no picture of a person. */
function isOfAnimal({ motif, at, length }: Sighting, found: readonly Sighting[], words: readonly string[]): boolean {
  const animal = found.findLast((one) => one.kind === 'thing' && isCreature(one.motif));
  if (length < 2 || !animal || hasTag(animal.motif, 'person')) return false;
  const isGroup = animal.at + animal.length === at && /^(?:couple|family)-/u.test(motif);
  return isGroup || (words[at]?.endsWith('ing') === true && hasTag(motif, 'person'));
}

/** "Old fashioned" in "old fashioned tractor" is no drink. */
const isAdjective = (words: readonly string[], { at, length }: Sighting) =>
  words.slice(at, at + length).join(' ') === 'old fashioned' && !ENDS_NOUN.test(words[at + length] ?? 'with');

const ENDS_NOUN = /^(?:with|and|or|in|on|at|by|for|from|to|then|before|please|weather|season|time|is|are)$/u;

/** "Pink bow" in "pink bow tie". */
function isCut(words: readonly string[], sighting: Sighting): boolean {
  const { at, length } = sighting;
  if (isAdjective(words, sighting)) return true;
  if (length < 2 || !Object.hasOwn(COLORS, words[at] ?? '')) return false;
  const next = longestAt(words, at + 1);
  return next?.kind === 'thing' && next.length > length - 1;
}

/** What can be drawn, no picture twice: a thing that is named comes before a word that it stands for. */
export function sightings(words: readonly string[]): Sighting[] {
  const found = findSightings(words).filter(({ kind }) => kind !== 'undrawn');
  const best = (motif: string) => {
    const same = found.filter((other) => other.motif === motif);
    const named = same.filter(({ kind }) => kind === 'thing');
    // "Desert … cactus": what is drawn of a landscape is not what is named.
    return (
      // "Book cat on a pile of books".
      named.find(({ length }) => length > 2) ??
      named.find(({ at, length }) => !LANDSCAPES.has(words.slice(at, at + length).join(' '))) ??
      named[0] ??
      same[0]
    );
  };
  return found.filter((sighting) => best(sighting.motif) === sighting);
}

export const isCreatureWord = (word: string) =>
  findSightings([word]).some(({ kind, motif }) => kind === 'thing' && isCreature(motif));

/** In as many words as it has: "teddy bear". */
export const isCreatureName = (words: readonly string[]) =>
  findSightings(words).some(
    ({ kind, motif, length }) =>
      kind === 'thing' && length === words.length && (isCreature(motif) || motif === 'teddy-bear'),
  );

function longestAt(words: readonly string[], at: number): Sighting | undefined {
  for (let length = Math.min(LONGEST_PHRASE + 1, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length);
    const match = (length <= LONGEST_PHRASE ? matchWords(phrase) : undefined) ?? matchWithoutArticle(phrase);
    if (match) return { ...match, at, length };
  }
  return undefined;
}

/** "Mom holding a baby" is the figure of "mom holding baby". */
function matchWithoutArticle(words: readonly string[]): Match | undefined {
  const bare = words.filter((word, at) => at === 0 || at === words.length - 1 || !isDeterminer(word));
  const subject = bare.length < words.length && bare.length > 2 ? subjectOf(bare.join(' ')) : undefined;
  return subject ? { motif: subject, kind: 'thing' } : undefined;
}

type Match = Pick<Sighting, 'motif' | 'kind'>;

function matchWords(words: readonly string[]): Match | undefined {
  const phrase = words.join(' ');
  const forms = [phrase, ...singulars(phrase), phrase.replaceAll('-', ' ')];
  for (const form of forms) {
    const match = matchForm(form);
    if (match !== undefined) return match ?? undefined;
  }
  const pair = pairOf(words) ?? poseOf(words);
  if (pair) return pair;
  return forms.some((form) => NOUNS.has(form)) ? kindOf(words) : undefined;
}

/** A witch's hat is no top hat, a golf ball no other ball. */
const NO_KINDS = new Set([
  'hat',
  'ball',
  'pin',
  'pins',
  'can',
  'rod',
  'board',
  'pot',
  'bat',
  'tag',
  'tags',
  'plane',
  'cone',
  'patch',
  'bag',
  'buckle',
  'needle',
  'hoop',
  'pointer',
]);

/** Dishes that have their name from an animal. */
const DISHES = new Set(
  'nugget nuggets wing wings tender tenders jerky sandwich soup salad dinner leg legs noodle burger seed'.split(' '),
);

/**
 * A pickup truck is a truck, and of a deer stand the deer is drawn: a thing without a picture of its own is drawn as
 * what its last word names, or as its animal.
 */
function kindOf(words: readonly string[]): Match {
  const general = words.length > 1 && !NO_KINDS.has(words.at(-1) ?? '') ? matchWords(words.slice(-1)) : undefined;
  if (general?.kind === 'thing') return general;
  const animal =
    words.length > 1 && !DISHES.has(words.at(-1) ?? '') && words.at(-1) !== 'hat'
      ? matchWords(words.slice(0, -1))
      : undefined;
  return animal?.kind === 'thing' && isCreature(animal.motif) ? animal : UNDRAWN;
}

const UNDRAWN: Match = { motif: '', kind: 'undrawn' };

/** `null`: the word is known to have no picture. */
function matchForm(form: string): Match | null | undefined {
  const subject = subjectOf(form);
  if (subject) return { motif: subject, kind: isEmblem(form) || isActivity(form, subject) ? 'emblem' : 'thing' };
  const sense = ownEntry(SENSES, form) ?? drawnName(form);
  if (sense && isDrawable(sense)) return { motif: sense, kind: 'thing' };
  const emblem = ownEntry(EMBLEMS, form);
  if (emblem && isDrawable(emblem)) return { motif: emblem, kind: FEELINGS.has(form) ? 'keyword' : 'emblem' };
  return PICTURELESS.has(form) ? null : inLibrary(form);
}

/** "Disc golf", "road trip": what somebody does, although a thing stands for it. */
const isActivity = (form: string, subject: string) =>
  form === 'craft beer' || (PASTIMES.has(form.split(' ').at(-1) ?? '') && !showsDeed(subject) && !isSeen(form));

/** "Man grilling", "frog doing yoga". */
function isSeen(form: string): boolean {
  const words = form.split(' ');
  const isDone = words.length === 2 && words[1]?.endsWith('ing') === true;
  return (isDone && namesSomebody(words[0] ?? '')) || / (?:doing|practicing) /u.test(form);
}

function inLibrary(form: string): Match | null | undefined {
  const { byName, byKeyword } = lexicon();
  const named = byName.get(form);
  if (named && SCENE_PICTURES.has(named)) return null;
  if (named) return { motif: named, kind: ACTIVITY_NAMES.has(named) ? 'emblem' : 'thing' };
  const keyword = NOUNS.has(form) ? undefined : byKeyword.get(form);
  return keyword ? { motif: keyword, kind: 'keyword' } : undefined;
}

function ownEntry(entries: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** A picture drawn here under exactly this name. */
function drawnName(form: string): string | undefined {
  const name = form.replaceAll(' ', '-');
  // "Cat behind the wheel" is no cat from behind.
  if (name.endsWith('-behind')) return undefined;
  return isDrawnHere(name) && !motifLibrary().has(name) ? name : undefined;
}

/** Whole scenes of the library: the engine draws scenery itself. */
const SCENE_PICTURES = new Set(
  'national-park sunset sunrise sunrise-over-mountains desert desert-island cityscape cityscape-at-dusk night-with-stars bridge-at-night foggy milky-way beach-with-umbrella fog hot-springs motorway railway-track'.split(
    ' ',
  ),
);

/** Pictures of the library that show what somebody does or where, not a thing. */
const ACTIVITY_NAMES = new Set(
  'camping cooking construction wedding bowling station motorway warning infinity kiss teacher farmer cook mechanic scientist artist pilot firefighter police-officer detective locked unlocked school'.split(
    ' ',
  ),
);

/** "Wrench and hammer" is the picture of hammer and wrench. */
function pairOf(words: readonly string[]): Match | undefined {
  const [first, joint, second] = words;
  if (words.length !== 3 || joint !== 'and') return undefined;
  const name = [`${first}-and-${second}`, `${second}-and-${first}`].find(isDrawable);
  return name ? { motif: name, kind: 'thing' } : undefined;
}

/** "Horse running" is the picture of a running horse, and so is "horses running". */
function poseOf(words: readonly string[]): Match | undefined {
  const [creature = '', deed = ''] = words;
  if (words.length !== 2 || !deed.endsWith('ing')) return undefined;
  // "Puppy sleeping" is a sleeping dog.
  const kind = /^(?:sleeping|running|howling)$/u.test(deed) ? matchForm(creature)?.motif : undefined;
  const names = [creature, ...singulars(creature), ...(kind ? [kind] : [])].flatMap((name) => [
    `${name} ${deed}`,
    `${deed} ${name}`,
  ]);
  const pose = names.map(subjectOf).find(Boolean);
  return pose && isCreature(pose) ? { motif: pose, kind: 'thing' } : undefined;
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
  const byName = new Map<string, string>();
  const byEmoji = new Map<string, string>();
  const claims = new Map<string, string[]>();
  for (const [slug, { emoji, words }] of motifLibrary()) {
    byEmoji.set(plain(emoji), slug);
    byName.set(slug.replaceAll('-', ' '), slug);
    for (const word of words) claims.set(word, [...(claims.get(word) ?? []), slug]);
  }
  for (const slug of motifLibrary().keys()) {
    const name = slug.replaceAll('-', ' ').replace(/ face$/, '');
    if (!byName.has(name)) byName.set(name, slug);
  }
  return { byName, byEmoji, byKeyword: keywordsOf(claims) };
}

function keywordsOf(claims: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const single = [...claims].filter(([word, [slug, ...others]]) => {
    return slug && others.length === 0 && word.length > 3 && !VAGUE.has(slug);
  });
  return new Map(single.map(([word, [slug = '']]) => [word, slug]));
}
