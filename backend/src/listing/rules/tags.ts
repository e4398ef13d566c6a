import type { ProductKind } from '../../product-kinds/index.ts';
import { subjectOfKind, tagOfKind } from '../kinds/follow-kind.ts';
import { type KindContext } from '../kinds/kind-context.ts';
import { kindWords } from '../kinds/kind-words.ts';
import { foundNames } from '../kinds/product-names.ts';
import type { Terms } from '../terms/terms.ts';
import { isAcronym, shoutedWords } from '../text/capitals.ts';
import { notInTag, tagCount, tagMax } from '../text/etsy-limits.ts';
import { contentWords, shorten, stem, without, wordsOf } from '../text/text.ts';
import { searchFlaw } from './search-phrases.ts';
import { forbidden } from './title.ts';

export interface TagRules {
  blocked: Terms;
  claimed: ReadonlySet<string>;
  kind: KindContext;
}

/** One word in more tags than this is padding. */
export const sameWordMost = 4;

export function legalTags(tags: readonly string[], idea: string, rules: TagRules): string[] {
  const { kind } = rules.kind;
  const ideas = tagsFromIdea(subjectOfKind(idea, rules.kind), kind);
  const wanted = [...tags, ...ideas, ...kindWords[kind].stockTags].map((tag) => legalTag(tag, rules.kind));
  const usable = wanted.filter((tag) => tag !== '' && isUsable(tag, rules));
  const chosen: string[] = [];
  for (const tag of usable)
    if (chosen.length < tagCount && isNew(tag, chosen) && !isPadding(tag, chosen)) chosen.push(tag);
  for (const tag of usable) if (chosen.length < tagCount && isNew(tag, chosen)) chosen.push(tag);
  return chosen;
}

function isUsable(tag: string, rules: TagRules): boolean {
  if (searchFlaw(tag, rules.kind.kind) || tagOfKind(tag, rules.kind) !== tag) return false;
  return forbidden(tag, rules).length === 0;
}

function legalTag(text: string, kind: KindContext): string {
  const allowed = without(notInTag, text).replace(/^[-' ]+|[-' ]+$/g, '');
  const isLoud = shoutedWords(allowed).some((word) => !isAcronym(word));
  const quiet = isLoud ? without(notInTag, allowed.toLowerCase()) : allowed;
  const tag = shorten(tagOfKind(quiet, kind), tagMax).replace(/[-' ]+$/g, '');
  if (!/[\p{L}\p{Nd}]/u.test(tag) || (tag.length < quiet.length && !tag.includes(' '))) return '';
  return tag.includes(' ') ? tag : inCompany(tag, kind);
}

function inCompany(tag: string, { kind }: KindContext): string {
  const isName = kind !== 't_shirt' && foundNames(tag).length > 0;
  const [companion] = (isName ? ['gift'] : kindWords[kind].companions).filter(
    (word) => tag.length + word.length < tagMax,
  );
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

function tagsFromIdea(idea: string, kind: ProductKind): string[] {
  const words = contentWords(idea).slice(0, 24);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const subjects = kind === 't_shirt' ? words : words.filter((word) => foundNames(word).length === 0);
  const products = subjects.map((word) => `${word} ${kindWords[kind].tagNames[0]}`);
  return [...pairs, ...products].filter((tag) => tag.length <= tagMax);
}
