import { compose, type MailContent } from '../../platform/mail/layout.ts';

export interface ExpiringToken {
  expiresAt: Date;
  /** Whole days that are left; 0 and less: it has expired. */
  daysLeft: number;
  link: string;
  support: string;
}

/** To a seller whose Printify token expires soon: without a new one no design reaches the shop. */
export function tokenExpiryMail({ expiresAt, daysLeft, link, support }: ExpiringToken): MailContent {
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const ended = daysLeft <= 0;
  const when = ended ? `ended on ${day}` : `ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  return compose({
    subject: `Your Printify token ${when}`,
    preview: 'Make a new one, so that your designs go on reaching your shop.',
    heading: `Your Printify token ${when}`,
    paragraphs: [
      `Printify's tokens are valid for one year; yours ${ended ? 'was' : 'is'} valid until ${day}. ${ended ? 'Until there is a new one,' : 'From then on'} designs cannot be made into products.`,
      'Make a new token under My Profile, Connections at Printify, and paste it in Settings. Shop and prices stay as you chose them.',
    ],
    button: { label: 'Open Settings', link },
    notes: ['You get this because a Printify account is connected to your Inkloom account.'],
    support,
  });
}
