import { compose, type MailContent } from '../../platform/mail/layout.ts';

export interface ExpiringToken {
  expiresAt: Date;
  /** Whole days that are left; 0 and less: it has expired. */
  daysLeft: number;
  link: string;
  support: string;
}

export function tokenExpiryMail({ expiresAt, daysLeft, link, support }: ExpiringToken): MailContent {
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const ended = daysLeft <= 0;
  const when = ended ? `expired on ${day}` : `expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  return compose({
    subject: `Your Printify token ${when}`,
    preview: 'Generate a new one so your designs keep reaching your shop.',
    heading: `Your Printify token ${when}`,
    paragraphs: [
      `Printify's tokens are valid for one year; yours ${ended ? 'was' : 'is'} valid until ${day}. ${ended ? 'Until there is a new one,' : 'From then on'} designs cannot be made into products.`,
      'In Printify, generate a new token under My Profile, Connections, and paste it in Settings. Your shop and prices stay the same.',
    ],
    button: { label: 'Open Settings', link },
    notes: ['You’re getting this because a Printify account is connected to your Inkloom account.'],
    support,
  });
}
