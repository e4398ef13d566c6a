import type { ProductKind } from '../../product-kinds/index.ts';
import { tagMax } from '../text/etsy-limits.ts';
import { defaultTemplates } from '../text/templates.ts';
import { oneLine, plain, unhung } from '../text/text.ts';
import {
  endsForeign,
  foreignPhrases,
  isCrossSale,
  type KindContext,
  kindContext,
  showsForeign,
} from './kind-context.ts';
import { patternsOf } from './kind-terms.ts';
import { kindWords } from './kind-words.ts';
import { isOfIdea, isOwn } from './own-words.ts';
import { foundNames, type ProductName, replaceNames } from './product-names.ts';
import { cased, renamed, sentenceName, titleName } from './renaming.ts';

const leadIn =
  /^(?:(?:design|graphic|print|illustration|art|drawing|picture)s?\s+)?(?:of|with|about|for|on|that says|saying|featuring|showing)\s+/iu;

/** The title with this kind's names; a later part that is about another kind goes. */
export function titleOfKind(text: string, context: KindContext): string {
  const [first = '', ...rest] = renamed(namedOnce(text, context), context, titleName).split(/(?<=[,;|])\s/u);
  const parts = [withoutPhrases(first, context), ...rest.filter((part) => foreignPhrases(part, context).length === 0)];
  return withEndings(oneLine(parts.join(' ')), context);
}

/** "Cat Shirt Retro T-Shirt" names its product twice; each part does it at its end. */
function namedOnce(title: string, { own, isNative }: KindContext): string {
  if (isNative) return title;
  const isLast = ({ after }: ProductName) => {
    const [rest = ''] = after.split(/[,;|](?=\s)/u);
    return foundNames(rest).every((match) => isOwn(match, own));
  };
  const isLeading = ({ before, after }: ProductName) => before === '' && leadIn.test(after.trim());
  const stays = (match: ProductName) => isOwn(match, own) || (isLast(match) && !isLeading(match));
  const once = replaceNames(title, (match) => (stays(match) ? match.found : ''));
  return once === title ? title : withoutLeadIn(oneLine(once));
}

/** Empty where the tag is about another kind. */
export function tagOfKind(text: string, context: KindContext): string {
  if (endsForeign(text, context) || showsForeign(text, context)) return '';
  const { tagNames } = kindWords[context.kind];
  const tags = tagNames.map((name) => renamed(text, context, ({ plural }) => name + plural));
  const tag = tags.find((any) => any === text || any.length <= tagMax) ?? '';
  if (!context.isNative && foundNames(tag).length > 1) return '';
  return foreignPhrases(tag, context).length > 0 ? '' : tag;
}

/** Sentences that are about another kind go, and names become this kind's; fixed lines stay. */
export function textOfKind(text: string, context: KindContext, fixed: ReadonlySet<string> = new Set()): string {
  const lines = plain(text).split('\n');
  return plain(
    lines.flatMap((line) => (line === '' || fixed.has(line) ? line : lineOfKind(line, context) || [])).join('\n'),
  );
}

function lineOfKind(line: string, context: KindContext): string {
  const sentences = sentencesOf(line).map((sentence) => sentenceOfKind(sentence, context));
  return sentences.join('').trim();
}

const sentencesOf = (line: string) => line.split(/(?<=[.!?]\s)/u);

/** "Pairs with our hoodie" is its seller's word about a product of this kind, and of no other. */
export function withoutCrossSales(text: string, kind: ProductKind, idea: string): string {
  const context = kindContext(kind, idea, false);
  const stays = (line: string) => sentencesOf(line).filter((sentence) => !isCrossSale(sentence, context));
  return text
    .split('\n')
    .map((line) => stays(line).join(''))
    .join('\n');
}

/** What the seller has written for shirts. */
export function templateOfKind(template: string, kind: ProductKind): string {
  if (kind === 't_shirt') return template;
  if (template === defaultTemplates.descriptionTemplate) return kindWords[kind].descriptionTemplate;
  return textOfKind(withoutCrossSales(template, 't_shirt', ''), kindContext(kind, ''));
}

/** "{idea} Mug" for "{idea} T-Shirt". */
export function titleTemplateOfKind(template: string, kind: ProductKind): string {
  return kind === 't_shirt' ? template : titleOfKind(template, kindContext(kind, ''));
}

/** Closing lines are law: they stay, with other names. */
export function closingOfKind(line: string, kind: ProductKind): string {
  return kind === 't_shirt' ? line : renamed(line, kindContext(kind, ''), sentenceName);
}

/** The idea without what it is to be printed on: "a cat" for "t-shirt design of a cat". */
export function subjectOfKind(text: string, context: KindContext): string {
  if (context.isNative) return lineOfKind(text, context) === text ? text : '';
  const bare = replaceNames(text, (match) => (isOwn(match, context.own) ? match.found : '\n'));
  const rest = bare.replace(/(?:^|\s)(?:on|for|as)\s*\n/giu, ' ');
  const subject = bare === text ? text : unhung(withoutLeadIn(oneLine(rest)));
  const named = renamed(subject, context, titleName);
  return lineOfKind(named, context) === named ? named : '';
}

function withoutLeadIn(text: string): string {
  const rest = text.replace(leadIn, '');
  return rest === text ? text : rest.replace(/^\p{Ll}/u, (initial) => initial.toUpperCase());
}

export function namesKind(text: string, kind: ProductKind): boolean {
  if (kind === 'kids_t_shirt') return /(?<!\p{L})(?:kids?|youth|toddlers?|child(?:ren)?)(?!\p{L})/iu.test(text);
  return foundNames(text).some(({ name }) => !patternsOf(kind).isForeignName(name));
}

function sentenceOfKind(sentence: string, context: KindContext): string {
  if (showsForeign(sentence, context)) return '';
  const names = renamed(sentence, context, sentenceName);
  if (context.isNative) return names;
  if (foreignPhrases(names, context).length > 0) return '';
  return names.replace(patternsOf(context.kind).thisEnding, kindWords[context.kind].names[0]);
}

function withoutPhrases(text: string, { kind, own, isNative }: KindContext): string {
  if (isNative) return text;
  return text.replace(patternsOf(kind).phrase, (phrase) => (isOfIdea(phrase, own) ? phrase : ''));
}

function withEndings(text: string, context: KindContext): string {
  const { kind } = context;
  if (!endsForeign(text, context)) return text;
  return text.replace(patternsOf(kind).ending, (word) => cased(kindWords[kind].names[0], word));
}
