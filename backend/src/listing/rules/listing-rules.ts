import type { Terms } from '../terms/terms.ts';
import { type ClosingChoice, closingLines, type Engine } from '../text/disclosure.ts';
import { notInTag, notInTitle, type TitleStyle } from '../text/etsy-limits.ts';
import { fillTemplate } from '../text/templates.ts';
import { plain, shorten, unhung, without } from '../text/text.ts';
import { legalDescription } from './description.ts';
import { legalTags } from './tags.ts';
import { forbidden, legalTitle, type TitleRules } from './title.ts';

/** A listing as the marketplace takes it. */
export interface Listing {
  title: string;
  description: string;
  /** At most 13, each of at most 20 characters, no two alike. What we write has 13. */
  tags: string[];
}

/** What a text model, or a seller, has written. */
export interface ListingDraft extends Listing {
  /** What the shirt shows, in a few words. */
  subject?: string;
}

/** Everything that decides what a draft becomes. */
export interface ListingBrief extends ClosingChoice {
  idea: string;
  titleStyle: TitleStyle;
  /** The seller's own, `{idea}` in place of what the shirt shows. */
  titleTemplate: string;
  descriptionTemplate: string;
  engine: Engine;
  blocked: Terms;
}

/** Characters of an idea that becomes the subject of a sentence. */
const subjectMax = 60;

/**
 * Makes any draft a legal listing; what the draft got wrong is repaired from the idea.
 * Any Unicode in, a legal listing out; a legal listing stays as it is.
 */
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

/** What the seller has written, in every form that may be in a listing: its claims are the seller's, so they are allowed. */
export function sellersWordsOf(brief: Omit<ListingBrief, 'engine' | 'blocked' | 'titleStyle'>): string {
  const { idea, titleTemplate, descriptionTemplate, disclosure, partner } = brief;
  const written = [idea, titleTemplate, descriptionTemplate, disclosure ?? '', partner ?? ''];
  return written.flatMap((text) => [plain(text), without(notInTitle, text), without(notInTag, text)]).join('\n');
}

/** What the shirt shows, in a few words: the model's, else the beginning of the idea; neither says what may not be said. */
export function subjectOf(draft: string, idea: string, blocked: Terms): string {
  const words = { blocked, sellersWords: without(notInTitle, idea) };
  const fits = (text: string) => text !== '' && forbidden(text, words).length === 0;
  const own = without(notInTitle, draft);
  if (own.length <= subjectMax && fits(own)) return own;
  const first = without(notInTitle, idea).split(/[.!?;:,](?:\s|$)/u)[0] ?? '';
  const short = unhung(shorten(first, subjectMax));
  return fits(short) ? short : '';
}
