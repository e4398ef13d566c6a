import type { ProductKind } from '../../product-kinds/index.ts';
import { closingOfKind, subjectOfKind, templateOfKind } from '../kinds/follow-kind.ts';
import { kindContext } from '../kinds/kind-context.ts';
import { claimsIn } from '../terms/claims.ts';
import type { Terms } from '../terms/terms.ts';
import { type ClosingChoice, closingLines, type Engine } from '../text/disclosure.ts';
import { notInTag, notInTitle, type TitleStyle } from '../text/etsy-limits.ts';
import { fillTemplate } from '../text/templates.ts';
import { plain, shorten, unhung, without } from '../text/text.ts';
import { legalDescription } from './description.ts';
import { legalTags } from './tags.ts';
import { forbidden, legalTitle, type TitleRules, titleNameOf } from './title.ts';

export interface Listing {
  title: string;
  description: string;
  /** At most 13 of at most 20 characters, no two alike. */
  tags: string[];
}

export interface ListingDraft extends Listing {
  subject?: string;
}

export interface ListingBrief extends ClosingChoice {
  idea: string;
  /** A T-shirt where it is absent. */
  kind?: ProductKind;
  titleStyle: TitleStyle;
  titleTemplate: string;
  descriptionTemplate: string;
  engine: Engine;
  blocked: Terms;
}

const subjectMax = 60;

/** Any Unicode in, a legal listing out; a legal listing stays as it is. */
export function legalListing(draft: ListingDraft, brief: ListingBrief): Listing {
  const { idea, blocked, descriptionTemplate, kind: product = 't_shirt' } = brief;
  const kind = kindContext(product, idea);
  const closing = closingLines(brief, brief.engine).map((line) => closingOfKind(line, product));
  const subject = subjectOfKind(subjectOf(draft.subject ?? '', idea, blocked), kind);
  const template = fillTemplate(templateOfKind(descriptionTemplate, product), subject || 'this design');
  const name = titleNameOf(product);
  const claimed = claimsIn(sellersWordsOf({ ...brief, descriptionTemplate: template }));
  const titles: TitleRules = { style: brief.titleStyle, kind, blocked, claimed };
  return {
    title:
      legalTitle(draft.title, titles) ||
      legalTitle(`${subject} ${name}`, titles) ||
      legalTitle(`Graphic ${name}`, titles) ||
      name,
    description: legalDescription(draft.description, {
      subject,
      template,
      closing,
      blocked,
      claimed,
      kind,
    }),
    tags: legalTags(draft.tags, idea, { blocked, claimed, kind }),
  };
}

/** Claims that the seller wrote are allowed. */
export function sellersWordsOf(brief: Omit<ListingBrief, 'engine' | 'blocked' | 'titleStyle' | 'kind'>): string {
  const { idea, titleTemplate, descriptionTemplate, disclosure, partner } = brief;
  const written = [idea, titleTemplate, descriptionTemplate, disclosure ?? '', partner ?? ''];
  return written.flatMap((text) => [plain(text), without(notInTitle, text), without(notInTag, text)]).join('\n');
}

export function subjectOf(draft: string, idea: string, blocked: Terms): string {
  const words = { blocked, claimed: claimsIn(without(notInTitle, idea)) };
  const fits = (text: string) => text !== '' && forbidden(text, words).length === 0;
  const own = without(notInTitle, draft);
  if (own.length <= subjectMax && fits(own)) return own;
  const first = without(notInTitle, idea).split(/[.!?;:,](?:\s|$)/u)[0] ?? '';
  const short = unhung(shorten(first, subjectMax));
  return fits(short) ? short : '';
}
