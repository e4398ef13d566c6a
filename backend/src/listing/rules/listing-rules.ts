import type { Terms } from '../terms/terms.ts';
import { type ClosingChoice, closingLines, type Engine } from '../text/disclosure.ts';
import { notInTag, notInTitle, type TitleStyle } from '../text/etsy-limits.ts';
import { fillTemplate } from '../text/templates.ts';
import { plain, shorten, unhung, without } from '../text/text.ts';
import { legalDescription } from './description.ts';
import { legalTags } from './tags.ts';
import { forbidden, legalTitle, type TitleRules } from './title.ts';

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
  titleStyle: TitleStyle;
  titleTemplate: string;
  descriptionTemplate: string;
  engine: Engine;
  blocked: Terms;
}

const subjectMax = 60;

/** Any Unicode in, a legal listing out; a legal listing stays as it is. */
export function legalListing(draft: ListingDraft, brief: ListingBrief): Listing {
  const { idea, blocked, descriptionTemplate } = brief;
  const closing = closingLines(brief, brief.engine);
  const subject = subjectOf(draft.subject ?? '', idea, blocked);
  const template = fillTemplate(descriptionTemplate, subject || 'this design');
  const sellersWords = sellersWordsOf({ ...brief, descriptionTemplate: template });
  const titles: TitleRules = { style: brief.titleStyle, blocked, sellersWords };
  return {
    title:
      legalTitle(draft.title, titles) ||
      legalTitle(`${subject} T-Shirt`, titles) ||
      legalTitle('Graphic T-Shirt', titles) ||
      'T-Shirt',
    description: legalDescription(draft.description, {
      subject,
      template,
      closing,
      blocked,
      sellersWords,
    }),
    tags: legalTags(draft.tags, idea, { blocked, sellersWords }),
  };
}

/** Claims that the seller wrote are allowed. */
export function sellersWordsOf(brief: Omit<ListingBrief, 'engine' | 'blocked' | 'titleStyle'>): string {
  const { idea, titleTemplate, descriptionTemplate, disclosure, partner } = brief;
  const written = [idea, titleTemplate, descriptionTemplate, disclosure ?? '', partner ?? ''];
  return written.flatMap((text) => [plain(text), without(notInTitle, text), without(notInTag, text)]).join('\n');
}

export function subjectOf(draft: string, idea: string, blocked: Terms): string {
  const words = { blocked, sellersWords: without(notInTitle, idea) };
  const fits = (text: string) => text !== '' && forbidden(text, words).length === 0;
  const own = without(notInTitle, draft);
  if (own.length <= subjectMax && fits(own)) return own;
  const first = without(notInTitle, idea).split(/[.!?;:,](?:\s|$)/u)[0] ?? '';
  const short = unhung(shorten(first, subjectMax));
  return fits(short) ? short : '';
}
