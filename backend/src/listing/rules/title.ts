import type { ProductKind } from '../../product-kinds/index.ts';
import { namesKind, titleOfKind } from '../kinds/follow-kind.ts';
import { type KindContext } from '../kinds/kind-context.ts';
import { kindWords } from '../kinds/kind-words.ts';
import { inventedClaims } from '../terms/claims.ts';
import { findTerms, type TermMatch, type Terms } from '../terms/terms.ts';
import { lowerShouting } from '../text/capitals.ts';
import {
  longTitleMin,
  notInTitle,
  onceInTitle,
  shortTitleWords,
  type TitleStyle,
  titleMax,
} from '../text/etsy-limits.ts';
import { contentWords, oneLine, shorten, stem, unhung, without, wordsOf } from '../text/text.ts';

export interface TitleRules {
  style: TitleStyle;
  kind: KindContext;
  blocked: Terms;
  /** By the seller, who may. */
  claimed: ReadonlySet<string>;
}

/** Each round removes what the one before has uncovered. */
const rounds = 12;

/** Empty where nothing of the text can stay. */
export function legalTitle(text: string, rules: TitleRules): string {
  const title = named(settled(text, rules), rules);
  if (!/[\p{L}\p{Nd}]/u.test(title)) return '';
  return rules.style === 'long' ? filledUp(title, rules) : title;
}

function settled(text: string, rules: TitleRules): string {
  let title = text;
  for (let round = 0; round < rounds; round++) {
    const next = repaired(title, rules);
    if (next === title) break;
    title = next;
  }
  return title;
}

/** A title of another kind than a T-shirt says what is sold. */
function named(title: string, rules: TitleRules): string {
  const { kind } = rules.kind;
  if (kind === 't_shirt' || title === '' || namesKind(title, kind)) return title;
  const name = titleNameOf(kind);
  const [first = '', ...rest] = title.split(/(?=[,;|]\s)/u);
  const room = shortTitleWords - wordsOf(name).length;
  const subject = unhung(shorten(firstWords(withoutShirt(first, kind), room), titleMax - name.length - 1));
  const result = settled([`${subject} ${name}`, ...rest].join(''), rules);
  return namesKind(result, kind) ? result : title;
}

export function titleNameOf(kind: ProductKind): string {
  return kindWords[kind].names[0].replace(/(?<!\p{L})\p{L}/gu, (initial) => initial.toUpperCase());
}

/** Kids' T-shirts are shirts: "Fox T-Shirt" becomes "Fox Kids T-Shirt". */
function withoutShirt(title: string, kind: ProductKind): string {
  return kind === 'kids_t_shirt' ? title.replace(/ (?:t-?shirt|tee|shirt)$/iu, '') : title;
}

function repaired(text: string, rules: TitleRules): string {
  const allowed = titleOfKind(without(notInTitle, text), rules.kind);
  const own = withoutSpans(allowed, forbidden(allowed, rules));
  const quiet = without(notInTitle, lowerShouting(singleSymbols(own)));
  const brief = rules.style === 'short' ? fewWords(quiet) : quiet;
  return tidy(shorten(brief, titleMax));
}

export function forbidden(text: string, { blocked, claimed }: Pick<TitleRules, 'blocked' | 'claimed'>): TermMatch[] {
  const names = findTerms(blocked, text).filter(({ severity }) => severity === 'block');
  return [...names, ...inventedClaims(text, claimed)];
}

function withoutSpans(text: string, spans: { start: number; end: number }[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start > at) parts.push(text.slice(at, start));
    at = Math.max(at, end);
  }
  return oneLine([...parts, text.slice(at)].join(' '));
}

function singleSymbols(text: string): string {
  let result = text;
  for (const symbol of onceInTitle) {
    const first = result.indexOf(symbol);
    if (first < 0) continue;
    const rest = result.slice(first + 1).replaceAll(symbol, symbol === '&' || symbol === '+' ? ' and ' : '');
    result = result.slice(0, first + 1) + rest;
  }
  return oneLine(result);
}

function fewWords(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[,;|])\s/u);
  let title = first;
  for (const part of rest) {
    const longer = `${title} ${part}`;
    if (wordsOf(longer).length > shortTitleWords || repeats(part, title)) break;
    title = longer;
  }
  return title === text && wordsOf(text).length <= shortTitleWords ? text : unhung(firstWords(title, shortTitleWords));
}

function repeats(part: string, title: string): boolean {
  const said = new Set(contentWords(title).map(stem));
  return said.size > 2 && contentWords(part).some((word) => said.has(stem(word)));
}

function firstWords(text: string, count: number): string {
  const words = [...text.matchAll(/[\p{L}\p{Nd}][\p{L}\p{Nd}\p{M}'’-]*/gu)];
  const beyond = words[count];
  return beyond ? text.slice(0, beyond.index) : text;
}

function tidy(text: string): string {
  return oneLine(text)
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/ +([,;.!?])/g, '$1')
    .replace(/([,;|])(?:\s*[,;|])+/g, '$1')
    .replace(/^[\s,;.|&+)–—-]+/u, '')
    .replace(/[\s,;|&+(–—-]+$/u, '');
}

function filledUp(title: string, rules: TitleRules): string {
  if (title.length >= longTitleMin) return title;
  const low = title.toLowerCase();
  const usable = kindWords[rules.kind.kind].fillers.filter((part) => !low.includes(part.toLowerCase()));
  const chosen = partsFor(usable, longTitleMin - title.length, titleMax - title.length);
  const full = [title, ...chosen].join(', ');
  return chosen.length > 0 && repaired(full, { ...rules, style: 'long' }) === full ? full : title;
}

function partsFor(parts: string[], least: number, most: number): string[] {
  const reach = new Map<number, string[]>([[0, []]]);
  for (const part of parts) {
    for (const [length, chosen] of [...reach]) {
      const longer = length + part.length + 2;
      if (longer <= most && !reach.has(longer)) reach.set(longer, [...chosen, part]);
      if (longer >= least && longer <= most) return [...chosen, part];
    }
  }
  return [];
}
