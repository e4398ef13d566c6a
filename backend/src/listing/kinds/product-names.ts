import { patternsOf } from './kind-terms.ts';
import type { FoundName } from './own-words.ts';

/** The name of a product where it is written, with what belongs to it: "an", ["oversized"], "shirt", "s". */
export interface ProductName extends FoundName {
  found: string;
  article: string;
  modifiers: string[];
  plural: string;
}

const { name: anyName, modifier } = patternsOf('t_shirt');

export function isTee(name: string): boolean {
  return /^(?:t.?shirt|tee|shirt)/iu.test(name);
}

export function isWorn(name: string): boolean {
  return isTee(name) || /^(?:hood|sweat|crewneck|pullover)/iu.test(name);
}

export function foundNames(text: string): ProductName[] {
  return [...text.matchAll(anyName)].map((match) => productName(match, match.index, text));
}

export function replaceNames(text: string, replace: (match: ProductName) => string): string {
  return text.replace(anyName, (...match) => {
    const [at, whole] = match.slice(5) as [number, string];
    return replace(productName(match.slice(0, 5), at, whole));
  });
}

function productName(
  [found = '', article = '', modifiers = '', name = '', plural = '']: readonly string[],
  at: number,
  text: string,
): ProductName {
  return {
    found,
    article: article.trim(),
    modifiers: modifiers.match(modifier) ?? [],
    name,
    plural,
    before: text.slice(0, at) + article + modifiers,
    after: text.slice(at + found.length),
  };
}
