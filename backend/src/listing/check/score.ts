import { type ProductKind, productKindFacts } from '../../product-kinds/index.ts';
import { closingOfKind } from '../kinds/follow-kind.ts';
import { foreignWords, kindContext } from '../kinds/kind-context.ts';
import { kindWords } from '../kinds/kind-words.ts';
import type { Listing } from '../rules/listing-rules.ts';
import { searchFlaw } from '../rules/search-phrases.ts';
import { sameWordMost, tagKey } from '../rules/tags.ts';
import { claimsIn, inventedClaims } from '../terms/claims.ts';
import { findTerms, type Terms } from '../terms/terms.ts';
import { isShouting } from '../text/capitals.ts';
import { aiDisclosure, type Engine, partnerLine } from '../text/disclosure.ts';
import { longTitleMin, shortTitleWords, type TitleStyle, tagCount, titleMax } from '../text/etsy-limits.ts';
import { contentWords, stem, wordsOf } from '../text/text.ts';
import { aboutAnother, kindFaultsOf } from './kind-faults.ts';
import { faultsOf, type ListingFaults, tagFaults } from './listing-faults.ts';

export const scoreLevels = ['good', 'warn', 'bad'] as const;
export type ScoreLevel = (typeof scoreLevels)[number];

export interface ScoreReason {
  id: string;
  level: ScoreLevel;
  message: string;
}

export interface ListingScore {
  points: number;
  reasons: ScoreReason[];
}

export interface ScoreContext {
  idea: string;
  /** A T-shirt where it is absent. */
  kind?: ProductKind;
  /** Idea and templates: what they claim is the seller's claim. */
  sellersWords: string;
  titleStyle: TitleStyle;
  engine: Engine;
  disclosure: string | null;
  partner: string | null;
  blocked: Terms;
}

// What can take a listing down weighs most, then what Etsy's search reads, then what buyers read. The weights are ours;
// the reasons are in contracts/providers.md E and P2 and in Etsy's advice to sellers. `warn` costs half of the points.
const weights = {
  legal: 25,
  brands: 15,
  disclosure: 10,
  claims: 7,
  title_length: 7,
  title_front: 7,
  title_repeats: 4,
  tags_used: 7,
  tags_searches: 7,
  tags_phrases: 3,
  tags_variety: 3,
  tags_new: 2,
  opening: 3,
} as const;
type ReasonId = keyof typeof weights;
type Verdict = [level: ScoreLevel, message: string];

/** Characters of a title that a phone shows, about. */
const frontLength = 40;
const openingLength = 160;
const cost: Record<ScoreLevel, number> = { good: 0, warn: 0.5, bad: 1 };

export function scoreOf(listing: Listing, context: ScoreContext): ListingScore {
  const verdicts: Record<ReasonId, Verdict> = {
    legal: legal(listing, context),
    brands: brands(listing, context),
    disclosure: disclosure(listing, context),
    claims: claims(listing, context),
    title_length: titleLength(listing, context),
    title_front: titleFront(listing, context),
    title_repeats: titleRepeats(listing),
    tags_used: tagsUsed(listing, context),
    tags_searches: tagsSearches(listing, context),
    tags_phrases: tagsPhrases(listing),
    tags_variety: tagsVariety(listing),
    tags_new: tagsNew(listing),
    opening: opening(listing, context),
  };
  const reasons = Object.entries(verdicts).map(([id, [level, message]]) => ({ id: id as ReasonId, level, message }));
  const lost = ({ id, level }: { id: ReasonId; level: ScoreLevel }) => weights[id] * cost[level];
  const points = 100 - reasons.reduce((sum, reason) => sum + lost(reason), 0);
  return { points: Math.max(0, Math.round(points)), reasons: reasons.toSorted((a, b) => lost(b) - lost(a)) };
}

function legal(listing: Listing, context: ScoreContext): Verdict {
  const faults = { ...kindFaultsOf(listing, context), ...faultsOf(listing, context.blocked) };
  if (Object.keys(faults).length > 0) return ['bad', `It can’t be saved yet. Change ${faultyParts(faults)}.`];
  return ['good', 'Etsy and Printify take every field as it is.'];
}

/** "the title and 2 tags": what is wrong with each is said beside its field. */
function faultyParts(faults: ListingFaults): string {
  const fields = Object.keys(faults);
  const tags = fields.filter((field) => field.startsWith('tags.')).length;
  const names = [
    ...fields.filter((field) => field === 'title' || field === 'description').map((field) => `the ${field}`),
    ...(fields.includes('tags') ? ['the number of tags'] : []),
    ...(tags > 0 ? [tags === 1 ? 'one tag' : `${tags} tags`] : []),
  ];
  return list(names, 'and');
}

function brands({ title, description, tags }: Listing, { blocked }: ScoreContext): Verdict {
  const matches = findTerms(blocked, [title, ...tags, description].join('\n'));
  const [first] = matches.toSorted((a, b) => a.severity.localeCompare(b.severity));
  if (!first) return ['good', 'No brand names that we know of.'];
  const level = first.severity === 'block' ? 'bad' : 'warn';
  if (level === 'bad') return [level, `“${first.found}” may bring the listing down.`];
  return [level, `“${first.found}” may bring the listing down: ${first.reason}. Better to leave it out.`];
}

function disclosure({ description }: Listing, { engine, disclosure: own, partner, kind }: ScoreContext): Verdict {
  const says = (line: string | null) => line !== null && description.includes(closingOfKind(line, kind ?? 't_shirt'));
  const saysAi = says(own) || /\bA\.?I\b|artificial intelligence/i.test(description);
  if (engine === 'ai' && !saysAi)
    return ['bad', `Etsy's Creativity Standards want the description to say that AI was used: “${aiDisclosure}”`];
  const saysPartner = says(partner) || /production partner/i.test(description);
  if (!saysPartner) return ['warn', `The description does not say who prints the ${shortName(kind)}: “${partnerLine}”`];
  return ['good', 'It says how the design was made and who prints it.'];
}

function claims(listing: Listing, { sellersWords, idea, kind = 't_shirt' }: ScoreContext): Verdict {
  const { title, description, tags } = listing;
  const [first] = inventedClaims([title, ...tags, description].join('\n'), claimsIn(sellersWords));
  const [other] = kind === 't_shirt' ? [] : foreignWords(listing, kindContext(kind, idea));
  if (other) return ['warn', aboutAnother(other, kind)];
  if (!first) return ['good', 'No unverifiable claims.'];
  const reason = first.reason.replaceAll('shirt', shortName(kind));
  return ['warn', `“${first.found}” is a claim: ${reason}. Keep it only if you know it is true.`];
}

function shortName(kind: ProductKind = 't_shirt'): string {
  return kindWords[kind].short;
}

function titleLength({ title }: Listing, { titleStyle, kind }: ScoreContext): Verdict {
  const words = wordsOf(title).length;
  if (titleStyle === 'long') {
    if (title.length >= longTitleMin && title.length <= titleMax)
      return ['good', `The title fills its ${titleMax} characters, as you want it.`];
    return ['warn', `The title has ${title.length} characters; you want ${longTitleMin} to ${titleMax} in Settings.`];
  }
  if (words > shortTitleWords)
    return ['warn', `The title has ${words} words. Etsy advises fewer than ${shortTitleWords + 1}, in natural order.`];
  if (words < 3) return ['warn', `The title is very short. Say what the ${shortName(kind)} shows, in a few words.`];
  return ['good', 'The title is short and natural, as Etsy advises.'];
}

function titleFront({ title }: Listing, { idea, kind }: ScoreContext): Verdict {
  const about = new Set(contentWords(idea).map(stem));
  const front = contentWords(title.slice(0, frontLength)).map(stem);
  if (about.size === 0 || front.some((word) => about.has(word)))
    return ['good', `The title begins with what the ${shortName(kind)} shows.`];
  return [
    'warn',
    `The first ${frontLength} characters of the title do not say what the ${shortName(kind)} shows; phones cut the rest.`,
  ];
}

function titleRepeats({ title }: Listing): Verdict {
  const repeated = mostRepeated(contentWords(title).map(stem));
  if (repeated && repeated.times > 2)
    return ['warn', `The title says “${repeated.word}” ${repeated.times} times. Once is enough.`];
  if (isShouting(title)) return ['bad', 'The title shouts. Printify refuses titles in capitals.'];
  return ['good', 'The title repeats nothing and does not shout.'];
}

function tagsUsed({ tags }: Listing, { blocked }: ScoreContext): Verdict {
  if (tags.length > tagCount) return ['bad', `Etsy takes ${tagCount} tags, and this listing has ${tags.length}.`];
  const faulty = Object.keys(tagFaults(tags, blocked)).length;
  const usable = tags.length - faulty;
  if (usable === tagCount) return ['good', `All ${tagCount} tags are used.`];
  const level = usable < tagCount / 2 ? 'bad' : 'warn';
  const taken = faulty > 0 ? 'can be used as they are' : 'are used';
  return [level, `${usable} of ${tagCount} tags ${taken}. Each one is another way to be found.`];
}

function tagsSearches({ tags }: Listing, { kind }: ScoreContext): Verdict {
  const flawed = tags.flatMap((tag) => {
    const flaw = searchFlaw(tag, kind);
    return flaw ? [`“${tag}” (${flaw})`] : [];
  });
  if (flawed.length === 0) return ['good', 'Every tag is something that buyers type.'];
  return [flawed.length > 2 ? 'bad' : 'warn', `Buyers don’t search for ${list(flawed.slice(0, 3), 'or')}.`];
}

function tagsPhrases({ tags }: Listing): Verdict {
  const single = tags.filter((tag) => wordsOf(tag).length < 2);
  if (single.length === 0) return ['good', 'Every tag is a phrase.'];
  return [single.length > 3 ? 'bad' : 'warn', `“${single[0]}” is a single word. Phrases match what buyers type.`];
}

function tagsVariety({ tags }: Listing): Verdict {
  const keys = tags.map(tagKey);
  const double = tags.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  if (double) return ['warn', `“${double}” differs from another tag by a plural alone.`];
  const repeated = mostRepeated(tags.flatMap((tag) => [...new Set(contentWords(tag).map(stem))]));
  if (repeated && repeated.times > sameWordMost)
    return ['warn', `“${repeated.word}” is in ${repeated.times} tags. Try other words that buyers use.`];
  return ['good', 'The tags are all different.'];
}

function tagsNew({ title, tags }: Listing): Verdict {
  const said = new Set(contentWords(title).map(stem));
  const fresh = tags.filter((tag) => contentWords(tag).some((word) => !said.has(stem(word))));
  if (fresh.length >= Math.ceil(tags.length / 2)) return ['good', 'Most tags say what the title does not.'];
  return ['warn', 'Most tags repeat the title. Use them for what the title leaves out: occasion, person, style.'];
}

function opening({ title, description }: Listing, { idea, kind = 't_shirt' }: ScoreContext): Verdict {
  const about = new Set(contentWords(`${idea} ${title}`).map(stem));
  const first = contentWords(description.slice(0, openingLength)).map(stem);
  if (description.length < openingLength)
    return ['warn', `The description is very short. Say what the ${shortName(kind)} shows, ${furtherDetails(kind)}.`];
  if (!first.some((word) => about.has(word)))
    return [
      'warn',
      `The first sentence of the description does not say what the ${shortName(kind)} shows. Search engines show it alone.`,
    ];
  return ['good', `The description begins with what the ${shortName(kind)} shows.`];
}

function furtherDetails(kind: ProductKind): string {
  return productKindFacts[kind].isWorn ? 'whom it suits and how it fits' : 'whom it suits and what it is for';
}

function list(names: readonly string[], last: 'and' | 'or'): string {
  const [end = ''] = names.slice(-1);
  return names.length < 2 ? end : `${names.slice(0, -1).join(', ')} ${last} ${end}`;
}

function mostRepeated(words: readonly string[]): { word: string; times: number } | undefined {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const [first] = [...times].toSorted(([, a], [, b]) => b - a);
  return first && { word: first[0], times: first[1] };
}
