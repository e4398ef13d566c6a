import type { ProductKind } from '../../product-kinds/index.ts';
import { isForeign, type KindContext } from './kind-context.ts';
import { patternsOf } from './kind-terms.ts';
import { kindWords } from './kind-words.ts';
import { isOfIdea } from './own-words.ts';
import { type ProductName, replaceNames } from './product-names.ts';

type NameOf = (match: ProductName, kind: ProductKind) => string;

/** The text with this kind's names for those of other kinds. */
export function renamed(text: string, context: KindContext, nameOf: NameOf): string {
  const result = replaceNames(text, (match) => {
    const isOther = isForeign(match, context);
    const modifiers = match.modifiers.filter((word) => fits(word, context));
    if (!isOther && modifiers.length === match.modifiers.length) return match.found;
    const name = isOther ? nameOf({ ...match, modifiers }, context.kind) : match.name + match.plural;
    return [articleFor(match.article, [...modifiers, name]), ...modifiers, name].filter(Boolean).join(' ');
  });
  return result === text ? text : withoutEchoes(result, context.kind);
}

function fits(modifier: string, { kind, own, isNative }: KindContext): boolean {
  return isNative || !patternsOf(kind).isForeignModifier(modifier) || isOfIdea(modifier, own);
}

/** A name that says the same as the words around it gives way to the usual one. */
export function titleName({ name, plural, article, before, after }: ProductName, kind: ProductKind): string {
  const { names } = kindWords[kind];
  const place = plural || article ? 0 : ['', 'shirt', 'tee'].indexOf(name.toLowerCase());
  const other = names[Math.min(Math.max(0, place), names.length - 1)] ?? names[0];
  const around = `${before} ${after}`.toLowerCase();
  const isNew = other.split(' ').every((word) => !around.includes(word));
  return cased((isNew ? other : names[0]) + plural, name);
}

export function sentenceName(
  { name: replaced, plural, before, modifiers, article }: ProductName,
  kind: ProductKind,
): string {
  const name = kindWords[kind].names[0] + plural;
  const isFirst = !article && modifiers.length === 0 && /(?:^|[.!?•–—-]\s*|\n)$/u.test(before);
  if (/\p{Lu}\p{L}* $/u.test(before) && !/^T.?shirt/.test(replaced)) return cased(name, replaced);
  return isFirst ? name.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : name;
}

/** In capitals as a title has them, where the word that it replaces was. */
export function cased(name: string, replaced: string): string {
  if (!/^\p{Lu}/u.test(replaced)) return name.toLowerCase();
  return name.replace(/(?<![\p{L}'’])\p{L}/gu, (initial) => initial.toUpperCase());
}

function articleFor(article: string, [next = '']: readonly string[]): string {
  if (article === '') return '';
  const word = /^(?!uni)[aeiou]/iu.test(next) ? 'an' : 'a';
  return /^A/.test(article) ? word.replace('a', 'A') : word;
}

/** "Mug" for "Mug Mug". */
function withoutEchoes(text: string, kind: ProductKind): string {
  const names = kindWords[kind].names.flatMap((name) => [name, ...name.split(' ')]).join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{Nd}-])(${names})(?: \\1)+(?![\\p{L}\\p{Nd}-])`, 'giu'), '$1');
}
