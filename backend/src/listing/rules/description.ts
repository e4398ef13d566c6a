import type { ProductKind } from '../../product-kinds/index.ts';
import { textOfKind } from '../kinds/follow-kind.ts';
import { type KindContext, mistakenNames } from '../kinds/kind-context.ts';
import { kindWords } from '../kinds/kind-words.ts';
import { findTerms, type Terms } from '../terms/terms.ts';
import { lowerShouting, shoutedWords } from '../text/capitals.ts';
import { descriptionMax } from '../text/etsy-limits.ts';
import { plain, shorten } from '../text/text.ts';
import { forbidden } from './title.ts';

export interface DescriptionRules {
  subject: string;
  /** Its lines are in every description, word for word. */
  template: string;
  closing: readonly string[];
  blocked: Terms;
  claimed: ReadonlySet<string>;
  kind: KindContext;
}

const capitalsInLine = 3;
/** A description of fewer characters says little. */
const shortStory = 160;

export function legalDescription(text: string, rules: DescriptionRules): string {
  const template = allowedLines(rules.template, rules.blocked).filter((line) => isOfKind(line, rules.kind));
  const closing = rules.closing.flatMap((line) => allowedLines(line, rules.blocked));
  const fixed = new Set([...template, ...closing].filter(Boolean));
  const room = descriptionMax - [...fixed].join('\n').length - 2 * fixed.size - 4;
  const story = storyOf(text, rules, fixed, room);
  const parts = [withAbout(story || allowedOpening(rules, fixed), rules), missingOf(template, story)].filter(Boolean);
  for (const line of closing) if (!parts.some((part) => part.includes(line))) parts.push(line);
  return parts.join('\n\n');
}

/** Filled with an idea, "{idea} print" of the seller's can name another product: "Wall art print". */
function isOfKind(line: string, kind: KindContext): boolean {
  return kind.isNative || mistakenNames(line, kind).length === 0;
}

function missingOf(template: readonly string[], story: string): string {
  const lines = template.filter(Boolean);
  const missing = lines.filter((line) => !story.includes(line));
  return plain((missing.length === lines.length ? template : missing).join('\n'));
}

function storyOf(text: string, rules: DescriptionRules, fixed: ReadonlySet<string>, room: number): string {
  let story = plain(text);
  for (let before = ''; before !== story; ) {
    before = story;
    story = withoutForbidden(textOfKind(story, rules.kind, fixed), rules, fixed);
  }
  const lines = story.split('\n').map((line) => (fixed.has(line) ? line : quiet(line)));
  return cut(plain(lines.join('\n')), room, fixed);
}

function quiet(line: string): string {
  return shoutedWords(line).length <= capitalsInLine ? line : lowerShouting(line);
}

function withoutForbidden(story: string, rules: DescriptionRules, fixed: ReadonlySet<string>): string {
  // Some names count only together with others, and those may be in the lines that come after.
  const spans = forbidden([story, ...fixed].join('\n'), rules);
  let at = 0;
  const lines = story.split('\n').map((line) => {
    const from = at;
    at += line.length + 1;
    return fixed.has(line) ? line : withoutSentences(line, from, spans);
  });
  return plain(lines.join('\n'));
}

function withoutSentences(line: string, at: number, spans: readonly { start: number; end: number }[]): string {
  let from = at;
  const allowed: string[] = [];
  for (const sentence of line.split(/(?<=[.!?]\s)/u)) {
    const to = from + sentence.length;
    if (!spans.some(({ start, end }) => start < to && end > from)) allowed.push(sentence);
    from = to;
  }
  return allowed.join('').trim();
}

function cut(text: string, room: number, fixed: ReadonlySet<string>): string {
  let left = room;
  const allowed: string[] = [];
  for (const line of text.split('\n')) {
    if (line !== '' && !fixed.has(line)) left -= line.length + 2;
    allowed.push(left < 0 ? shorten(line, Math.max(0, line.length + left)) : line);
    if (left < 0) break;
  }
  return plain(allowed.join('\n'));
}

function allowedLines(text: string, blocked: Terms): string[] {
  return plain(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !findTerms(blocked, line).some(({ severity }) => severity === 'block'));
}

/** Some of a text is about another kind, and what is left may be too little. */
function withAbout(story: string, { kind: { kind }, ...rules }: DescriptionRules): string {
  const { about } = kindWords[kind];
  if (kind === 't_shirt' || story.length >= shortStory || story.includes(about)) return story;
  const allowed = forbidden(about, rules).length === 0 && allowedLines(about, rules.blocked).length > 0;
  return allowed ? `${story}\n\n${about}` : story;
}

/** Names no subject that is somebody's name beside the lines that stay, as "target" is beside "store". */
function allowedOpening(rules: DescriptionRules, fixed: ReadonlySet<string>): string {
  const named = opening(rules.subject, rules.kind.kind);
  const isForbidden = forbidden([named, ...fixed].join('\n'), rules).some(({ start }) => start < named.length);
  return isForbidden ? opening('', rules.kind.kind) : named;
}

export function opening(subject: string, kind: ProductKind): string {
  return quiet(`${subject || 'A graphic'} ${kindWords[kind].opening}, printed to order.`);
}
