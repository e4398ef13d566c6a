import { compose, type MailContent } from '../../../platform/mail/layout.ts';
import { type Review, reviewDays } from '../../model/status/review.ts';

export interface EndedDesign {
  idea: string;
  link: string;
  support: string;
}

const subjectMax = 60;

export function designFinished({ idea, link, support }: EndedDesign): MailContent {
  return compose({
    subject: `Finished: ${short(idea)}`,
    preview: 'Your design, its listing and its product are ready.',
    heading: 'Your design is finished',
    paragraphs: [`“${idea}” is ready, with its listing and its product in your Printify shop.`],
    button: { label: 'See the design', link },
    notes: [why],
    support,
  });
}

export function designFailed({ idea, link, support, reason }: EndedDesign & { reason: string }): MailContent {
  return compose({
    subject: `Not finished: ${short(idea)}`,
    preview: 'See what happened and what you can do.',
    heading: 'Your design couldn’t be finished',
    paragraphs: [`“${idea}” couldn’t be finished. ${reason}`],
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
      `“${idea}” is drawn. Nothing has been sent to Printify yet. ${review.sentences.join(' ')}`,
      `If you don’t decide within ${reviewDays} days, we’ll discard it and refund the credit.`,
    ],
    button: { label: 'Review it', link },
    notes: [why],
    support,
  });
}

const why = 'You asked for this email in Settings, where you can also turn it off.';

function short(idea: string): string {
  const line = idea.replace(/\s+/g, ' ');
  return line.length <= subjectMax ? line : `${line.slice(0, subjectMax).toWellFormed()}…`;
}
