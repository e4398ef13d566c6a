import { readIdea, type Style } from '../../../../src/designer/index.ts';
import { productTextFor } from './product-text.ts';
import type { FieldText } from './schema-answer.ts';

const STYLE_NAMES: Record<Style, string> = {
  modern: 'Modern',
  vintage: 'Vintage',
  cartoon: 'Cartoon',
  grunge: 'Grunge',
  retro: 'Retro',
  minimal: 'Minimalist',
  varsity: 'Varsity',
};

interface Subject {
  phrase: string;
  /** The motif in one or two words; the phrase where there is none. */
  thing: string;
  style: string;
  product: ReturnType<typeof productTextFor>;
}

const TITLE_MAX = 140;
const TITLE_AIM = 130;
const TAG_MAX = 20;
const TAG_COUNT = 13;

export function listingText(prompt: string): FieldText {
  const subject = subjectOf(prompt);
  const fields: Record<string, string | string[]> = {
    title: wantsShortTitle(prompt) ? shortTitleFor(subject) : titleFor(subject),
    subject: subject.phrase,
    description: descriptionFor(subject),
    tags: tagsFor(subject),
    keywords: tagsFor(subject),
    summary: `${subject.phrase}, a ${subject.style.toLowerCase()} ${subject.product.item}.`,
    alt_text: `${subject.style} graphic of ${subject.phrase} on a ${subject.product.name}`,
    name: subject.phrase,
    idea: subject.phrase,
    style: subject.style,
    tag: subject.thing,
  };
  return (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
}

function subjectOf(prompt: string): Subject {
  const idea = ideaOf(prompt);
  const read = readIdea(idea);
  const named = /^\s*Style:\s*(\w+)/im.exec(prompt)?.[1];
  const printed = /^\s*Printed words:\s*“([^”]+)”/im.exec(prompt)?.[1];
  const phrase =
    titleCase(printed || read.headline || plainWords(idea).replace(/^(?:an?|the)\s+/i, '')) || 'Graphic Tee';
  return {
    phrase,
    thing: titleCase((read.subject ?? '').replace(/-(?:face|suit)$/, '').replaceAll('-', ' ')) || phrase,
    style: named ?? STYLE_NAMES[read.style ?? 'modern'],
    product: productTextFor(prompt),
  };
}

function ideaOf(prompt: string): string {
  const line = /^\s*(?:Idea|Design idea|Prompt)\s*:\s*(.+)$/im.exec(prompt)?.[1];
  const quoted = /["“]([^"”]{3,200})["”]/.exec(prompt)?.[1];
  return line ?? quoted ?? prompt.split('\n').find((text) => text.trim()) ?? '';
}

function plainWords(text: string): string {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).slice(0, 8).join(' ');
}

const SMALL_WORDS = new Set('a an and as at but by for from in is of on or the to with'.split(' '));

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word, at) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

function wantsShortTitle(prompt: string): boolean {
  return /^\s*Title:.*\b(?:at most|fewer than) \d+ words/im.test(prompt);
}

function shortTitleFor({ phrase, style, product: { title } }: Subject): string {
  const styled = `${phrase} ${style} ${title}`;
  if (styled.length <= TITLE_MAX && !phrase.includes(style)) return styled;
  return `${phrase.slice(0, TITLE_MAX - title.length - 1)} ${title}`;
}

function titleFor({ phrase, thing, style, product }: Subject): string {
  const [usual, other] = product.tagNames.map(titleCase);
  const [first = '', ...rest] = product.titleParts;
  const parts = [
    `${phrase} ${product.title}`,
    `${style} ${thing} Graphic ${other}`,
    `Gift for ${thing} Lovers`,
    first,
    `Cool ${thing} ${usual}`,
    ...rest,
  ];
  let title = phrase.slice(0, TITLE_MAX);
  for (const [at, part] of parts.entries()) {
    const longer = at === 0 ? part : `${title}, ${part}`;
    if (longer.length <= TITLE_MAX && title.length < TITLE_AIM) title = longer;
  }
  return title;
}

function descriptionFor({ phrase, thing, style, product: { item, use, choice, made } }: Subject): string {
  const shown = thing === phrase ? 'The lettering' : `The ${thing.toLowerCase()}`;
  return [
    `${phrase}: a ${style.toLowerCase()} ${item} for everyone who smiled at the idea.`,
    `${shown} is drawn in a handful of bold, solid inks with crisp edges, ${use}`,
    choice,
    made,
  ].join('\n\n');
}

function tagsFor({ phrase, thing, style, product }: Subject): string[] {
  const [usual, other] = product.tagNames;
  const [thingLow, styleLow] = [thing.toLowerCase(), style.toLowerCase()];
  const words = phrase
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3 && !SMALL_WORDS.has(word));
  const wanted = [
    phrase.toLowerCase(),
    `${thingLow} ${usual}`,
    `${thingLow} lover gift`,
    `${styleLow} ${other}`,
    `${styleLow} ${thingLow}`,
    ...words.map((word) => `${word} ${other}`),
    `${styleLow} ${product.item}`,
    `${thingLow} gift`,
    ...product.tags,
  ];
  const tags = new Set(wanted.map(cleanTag).filter((tag) => tag.length > 2 && tag.length <= TAG_MAX));
  return [...tags].slice(0, TAG_COUNT);
}

function cleanTag(text: string): string {
  return text
    .replace(/[^\p{L}\p{Nd}\s'-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
