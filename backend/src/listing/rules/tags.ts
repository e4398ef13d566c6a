import type { Terms } from '../terms/terms.ts';
import { isAcronym, shoutedWords } from '../text/capitals.ts';
import { notInTag, tagCount, tagMax } from '../text/etsy-limits.ts';
import { contentWords, shorten, stem, without, wordsOf } from '../text/text.ts';
import { searchFlaw } from './search-phrases.ts';
import { forbidden } from './title.ts';

export interface TagRules {
  blocked: Terms;
  sellersWords: string;
}

const stockTags = [
  'graphic tee',
  'gift for him',
  'gift for her',
  'unisex t-shirt',
  'birthday present',
  'statement shirt',
  'casual outfit',
  'weekend wear',
  'everyday style',
  'cool top',
  'fun clothing',
  'party outfit',
  'holiday present',
  'conversation starter',
  'crew neck tee',
  'summer clothes',
  'family gathering',
  'best friend gift',
  'travel outfit',
  'lounge wear',
];
/** One word in more tags than this is padding. */
export const sameWordMost = 4;
const companions = ['shirt', 'tee', 'gift', 'lover', 'design'];

export function legalTags(tags: readonly string[], idea: string, rules: TagRules): string[] {
  const wanted = [...tags, ...tagsFromIdea(idea), ...stockTags].map(legalTag);
  const usable = wanted.filter((tag) => tag !== '' && !searchFlaw(tag) && forbidden(tag, rules).length === 0);
  const chosen: string[] = [];
  for (const tag of usable)
    if (chosen.length < tagCount && isNew(tag, chosen) && !isPadding(tag, chosen)) chosen.push(tag);
  for (const tag of usable) if (chosen.length < tagCount && isNew(tag, chosen)) chosen.push(tag);
  return chosen;
}

function legalTag(text: string): string {
  const allowed = without(notInTag, text).replace(/^[-' ]+|[-' ]+$/g, '');
  const isLoud = shoutedWords(allowed).some((word) => !isAcronym(word));
  const quiet = isLoud ? without(notInTag, allowed.toLowerCase()) : allowed;
  const tag = shorten(quiet, tagMax).replace(/[-' ]+$/g, '');
  if (!/[\p{L}\p{Nd}]/u.test(tag) || (tag.length < quiet.length && !tag.includes(' '))) return '';
  return tag.includes(' ') ? tag : inCompany(tag);
}

function inCompany(tag: string): string {
  const [companion] = companions.filter((word) => tag.length + word.length < tagMax);
  return companion && !/[-']/.test(tag) ? `${tag} ${companion}` : tag;
}

export function strictTagKey(tag: string): string {
  return (
    tag
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{Nd}]/gu, '') || tag
  );
}

/** The same for tags that differ by a plural: they find the same shirts. */
export function tagKey(tag: string): string {
  return strictTagKey(wordsOf(tag).map(stem).join(' '));
}

function isNew(tag: string, chosen: readonly string[]): boolean {
  const key = tagKey(tag);
  return chosen.every((other) => tagKey(other) !== key);
}

function isPadding(tag: string, chosen: readonly string[]): boolean {
  const own = new Set(contentWords(tag).map(stem));
  return [...own].some(
    (word) => chosen.filter((other) => contentWords(other).map(stem).includes(word)).length >= sameWordMost,
  );
}

function tagsFromIdea(idea: string): string[] {
  const words = contentWords(idea).slice(0, 24);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const shirts = words.map((word) => `${word} shirt`);
  return [...pairs, ...shirts].filter((tag) => tag.length <= tagMax);
}
