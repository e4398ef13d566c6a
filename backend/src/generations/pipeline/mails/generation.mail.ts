import { compose, type MailContent } from '../../../platform/mail/layout.ts';
import { type Review, reviewDays } from '../../model/review.ts';

export interface EndedDesign {
  idea: string;
  /** Where the seller sees it. */
  link: string;
  support: string;
}

/** Characters of an idea that a subject shows. */
const subjectMax = 60;

export function designFinished({ idea, link, support }: EndedDesign): MailContent {
  return compose({
    subject: `Finished: ${short(idea)}`,
    preview: 'Your design is drawn, listed and made into a product.',
    heading: 'Your design is finished',
    paragraphs: [`“${idea}” is drawn, listed and made into a product in your Printify shop.`],
    button: { label: 'See the design', link },
    notes: [why],
    support,
  });
}

/** @param reason a sentence for the seller */
export function designFailed({ idea, link, support, reason }: EndedDesign & { reason: string }): MailContent {
  return compose({
    subject: `Not finished: ${short(idea)}`,
    preview: 'Nothing was lost; see what you can do.',
    heading: 'Your design could not be finished',
    paragraphs: [
      `“${idea}” could not be finished. ${reason}`,
      'If there is no product for it, its credit was given back.',
    ],
    button: { label: 'See the design', link },
    notes: [why],
    support,
  });
}

export function designNeedsReview({ idea, link, support, review }: EndedDesign & { review: Review }): MailContent {
  return compose({
    subject: `Needs your review: ${short(idea)}`,
    preview: 'Your design is drawn. Review it before it is published.',
    heading: 'Your design needs your review',
    paragraphs: [
      `“${idea}” is drawn, and nothing was sent to Printify yet. ${review.sentences.join(' ')}`,
      `Undecided, it is discarded after ${reviewDays} days and its credit given back.`,
    ],
    button: { label: 'Review it', link },
    notes: [why],
    support,
  });
}

const why = 'You get this because you asked for it in Settings, where you can also switch it off.';

function short(idea: string): string {
  const line = idea.replace(/\s+/g, ' ');
  return line.length <= subjectMax ? line : `${line.slice(0, subjectMax).toWellFormed()}…`;
}
