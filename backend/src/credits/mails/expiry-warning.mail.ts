import { compose, type MailContent } from '../../platform/mail/layout.ts';

export interface EndingCredits {
  /** First to end first. */
  lots: { remaining: number; expiresAt: Date }[];
  /** Where they can be used. */
  link: string;
  support: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** To a seller whose credits end before long. */
export function creditsEndSoon({ lots, link, support }: EndingCredits): MailContent {
  const total = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  const first = day.format(lots[0]?.expiresAt);
  return compose({
    subject: `${counted(total)} of yours ${total === 1 ? 'ends' : 'end'} soon`,
    preview: `The first on ${first}. Use them for a design before then.`,
    heading: `${counted(total)} ${total === 1 ? 'ends' : 'end'} soon`,
    paragraphs: [
      ...lots.map(({ remaining, expiresAt }) => `${counted(remaining)} on ${day.format(expiresAt)}.`),
      'One credit is one finished design with its product. What ends first is always used first.',
    ],
    button: { label: 'Make a design', link },
    notes: ['Credits that have ended cannot be brought back. Days are in UTC.'],
    support,
  });
}

function counted(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}
