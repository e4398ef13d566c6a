import type { ProductKind } from '../../product-kinds/index.ts';
import { isCrossSold } from './cross-sell.ts';
import { patternsOf } from './kind-terms.ts';
import { isOfIdea, isOwn, isProductTalk, type OwnWords, ownWords } from './own-words.ts';
import { foundNames, isTee, isWorn, type ProductName } from './product-names.ts';

export interface KindContext {
  kind: ProductKind;
  /** The idea's own words stay, whatever they name. */
  own: OwnWords;
  /** The text was written for a T-shirt that shows the same: a mug in it is in the picture. */
  isNative: boolean;
}

export function kindContext(kind: ProductKind, idea: string, isNative = kind === 't_shirt'): KindContext {
  const names = foundNames(idea);
  return { kind, isNative, own: ownWords(idea, isNative ? names : names.filter((name) => !isProductTalk(name))) };
}

export function isForeign(match: ProductName, { kind, own, isNative }: KindContext): boolean {
  if (!patternsOf(kind).isForeignName(match.name) || isOwn(match, own)) return false;
  return !isNative || (isWorn(match.name) && isProductTalk(match));
}

const otherGarment = /(?<!\p{L})(?:open|button-up|button-down|flannel|dress) shirts?(?!\p{L})/iu;

/** "The beer mug is drawn in ink" is about the picture, and cannot be about a hoodie. */
export function showsForeign(text: string, context: KindContext): boolean {
  if (context.isNative) return false;
  if (otherGarment.test(text)) return true;
  return foundNames(text).some((match) => isForeign(match, context) && !isTee(match.name) && !isProductTalk(match));
}

export function foreignPhrases(text: string, { kind, own, isNative }: KindContext): string[] {
  if (isNative) return [];
  return (text.match(patternsOf(kind).phrase) ?? []).filter((phrase) => !isOfIdea(phrase, own));
}

export function endsForeign(text: string, { kind, own, isNative }: KindContext): boolean {
  if (isNative) return false;
  return (text.match(patternsOf(kind).ending) ?? []).some((word) => !isOfIdea(word, own));
}

export function foreignNames(text: string, context: KindContext): string[] {
  const names = foundNames(text).filter((match) => isForeign(match, context));
  return names.map(({ name }) => name);
}

/** As foreignNames, without what a description sets beside the product that it sells. */
export function mistakenNames(description: string, context: KindContext): string[] {
  const names = foundNames(description).filter((match) => isForeign(match, context) && !isCrossSold(match));
  return names.map(({ name }) => name);
}

export function isCrossSale(sentence: string, context: KindContext): boolean {
  return foundNames(sentence).some((match) => isForeign(match, context) && isCrossSold(match));
}

interface ListingWords {
  title: string;
  description: string;
  tags: readonly string[];
}

/** Names of other products, and words that fit only those. */
export function foreignWords({ title, description, tags }: ListingWords, context: KindContext): string[] {
  const short = [title, ...tags];
  return [
    ...short.flatMap((text) => foreignNames(text, context)),
    ...mistakenNames(description, context),
    ...[...short, description].flatMap((text) => foreignPhrases(text, context)),
  ];
}
