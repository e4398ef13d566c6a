import { compose, type MailContent } from '../../platform/mail/layout.ts';

export interface ExpiringCredits {
  /** In the order in which they expire. */
  lots: { remaining: number; expiresAt: Date }[];
  link: string;
  support: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function expiryWarningMail({ lots, link, support }: ExpiringCredits): MailContent {
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
