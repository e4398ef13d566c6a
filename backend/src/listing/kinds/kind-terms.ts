import { type ProductKind, productKinds } from '../../product-kinds/index.ts';
import { endings, foreignTo, type KindTerms, modifiers, nouns, phrases } from './vocabulary.ts';

export interface KindPatterns {
  /** Article, modifiers, name and plural, of any product. */
  name: RegExp;
  modifier: RegExp;
  isForeignName(name: string): boolean;
  isForeignModifier(modifier: string): boolean;
  /** At the end of a tag or a part of a title. */
  ending: RegExp;
  /** "this cup" */
  thisEnding: RegExp;
  phrase: RegExp;
}

const spaces = '[^\\S\\n]+';
const all = (table: readonly KindTerms[]) => table.flatMap(({ terms }) => terms).join('|');
const foreign = (kind: ProductKind, table: readonly KindTerms[]) => foreignTo(kind, table).join('|') || '(?!)';
const words = (source: string) => `(?<![\\p{L}\\p{Nd}])(?:${source})(?![\\p{L}\\p{Nd}])`;
const pattern = (source: string) => new RegExp(source, 'giu');

const name = pattern(words(`(an?${spaces})?((?:(?:${all(modifiers)})${spaces})*)(${all(nouns)})(s?)`));
const modifier = pattern(`(?:${all(modifiers)})(?=\\s|$)`);

function compile(kind: ProductKind): KindPatterns {
  const ending = foreign(kind, endings);
  return {
    name,
    modifier,
    isForeignName: exactly(foreign(kind, nouns)),
    isForeignModifier: exactly(foreign(kind, modifiers)),
    ending: pattern(`${words(`(?:${ending})s?`)}(?=\\s*(?:$|[,;|]))`),
    thisEnding: pattern(`(?<=(?<!\\p{L})this )${words(ending)}`),
    phrase: pattern(words(foreign(kind, phrases))),
  };
}

function exactly(source: string) {
  const whole = new RegExp(`^(?:${source})$`, 'iu');
  return (text: string) => whole.test(text);
}

const compiled = Object.fromEntries(productKinds.map((kind) => [kind, compile(kind)])) as Record<
  ProductKind,
  KindPatterns
>;

export function patternsOf(kind: ProductKind): KindPatterns {
  return compiled[kind];
}
