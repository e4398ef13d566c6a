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
    subject: `${counted(total)} ${total === 1 ? 'expires' : 'expire'} soon`,
    preview: `The first on ${first}. Use them on a design before then.`,
    heading: `${counted(total)} ${total === 1 ? 'expires' : 'expire'} soon`,
    paragraphs: [
      ...lots.map(({ remaining, expiresAt }) => `${counted(remaining)} on ${day.format(expiresAt)}.`),
      'One credit is one finished design with its product. Credits that expire soonest are used first.',
    ],
    button: { label: 'Make a design', link },
    notes: ['Expired credits can’t be restored. Dates are in UTC.'],
    support,
  });
}

function counted(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}
