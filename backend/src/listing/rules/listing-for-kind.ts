import type { ProductKind } from '../../product-kinds/index.ts';
import {
  closingOfKind,
  subjectOfKind,
  tagOfKind,
  templateOfKind,
  textOfKind,
  titleOfKind,
  withoutCrossSales,
} from '../kinds/follow-kind.ts';
import { kindContext } from '../kinds/kind-context.ts';
import { kindWords } from '../kinds/kind-words.ts';
import { closingLines } from '../text/disclosure.ts';
import { contentWords, plain, stem } from '../text/text.ts';
import { opening } from './description.ts';
import { type Listing, type ListingBrief, legalListing, subjectOf } from './listing-rules.ts';

export interface KindChange extends ListingBrief {
  from: ProductKind;
  to: ProductKind;
}

/** How much of a description a search engine shows, about. */
const shownLength = 160;

/** The listing of a design's first product for another one, without a model. */
export function listingForKind(listing: Listing, { from, to, ...brief }: KindChange): Listing {
  if (from === to) return legalListing(listing, { ...brief, kind: to });
  const { story, subject } = storyOf(withoutCrossSales(listing.description, from, brief.idea), from, brief);
  const title = titleWithout(listing.title, kindWords[from].fillers);
  const stock = new Set(kindWords[from].stockTags);
  const context = kindContext(to, brief.idea, false);
  const tags = listing.tags.filter((tag) => !stock.has(tag.toLowerCase())).map((tag) => tagOfKind(tag, context));
  const description = retold(story, subject, { title, to, ...brief });
  return legalListing({ title: titleOfKind(title, context), tags, subject, description }, { ...brief, kind: to });
}

function titleWithout(title: string, fillers: readonly string[]): string {
  const [first = '', ...rest] = title.split(', ');
  return [first, ...rest.filter((part) => !fillers.includes(part))].join(', ');
}

/** The description without what legalListing adds, and the subject that its template was filled with. */
function storyOf(description: string, from: ProductKind, brief: ListingBrief): { story: string; subject: string } {
  const closing = new Set(closingLines(brief, brief.engine).map((line) => closingOfKind(line, from)));
  const patterns = linePatterns(templateOfKind(brief.descriptionTemplate, from));
  let subject = '';
  const lines = plain(description)
    .split('\n')
    .filter((line) => {
      const match = patterns.map((pattern) => pattern.exec(line)).find(Boolean);
      subject ||= match?.[1] ?? '';
      return !match && !closing.has(line) && !isOpening(line, from);
    });
  return { story: plain(lines.join('\n')), subject };
}

function isOpening(line: string, kind: ProductKind): boolean {
  return line.endsWith(` ${kindWords[kind].opening}, printed to order.`);
}

function linePatterns(template: string): RegExp[] {
  const lines = plain(template).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [first = '', ...rest] = line
      .split('{idea}')
      .map((text) => text.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    const filled = rest.map((text, at) => (at === 0 ? `\\s*(.+?)\\s*${text}` : `.+?${text}`)).join('');
    return new RegExp(`^${first}${filled}$`, 'u');
  });
}

interface Retelling extends ListingBrief {
  title: string;
  to: ProductKind;
}

/** Begins with what the product shows, and ends with what this kind is for. */
function retold(story: string, subject: string, { title, idea, blocked, to }: Retelling): string {
  const context = kindContext(to, idea, false);
  const text = textOfKind(story, context);
  const about = new Set(contentWords(`${idea} ${title}`).map(stem));
  const says = contentWords(text.slice(0, shownLength)).some((word) => about.has(stem(word)));
  const first = opening(subjectOfKind(subjectOf(subject, idea, blocked), context), to);
  return plain([...(says ? [] : [first]), text, kindWords[to].about].join('\n\n'));
}
