import { compose, type MailContent } from '../../platform/mail/layout.ts';

export interface ExpiringToken {
  expiresAt: Date;
  /** Whole days that are left; 0 and less: it has expired. */
  daysLeft: number;
  /** Printify or Printful. */
  network: string;
  /** Of a connection beside the first one; else null. */
  name: string | null;
  link: string;
  support: string;
}

export function tokenExpiryMail({ expiresAt, daysLeft, network, name, link, support }: ExpiringToken): MailContent {
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const ended = daysLeft <= 0;
  const when = ended ? `expired on ${day}` : `expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
  const token = name === null ? `${network} token` : `${network} token of “${name}”`;
  return compose({
    subject: `Your ${token} ${when}`,
    preview: 'Generate a new one so your designs keep reaching your shop.',
    heading: `Your ${token} ${when}`,
    paragraphs: [
      `${network}'s tokens are valid for one year; yours ${ended ? 'was' : 'is'} valid until ${day}. ${ended ? 'Until there is a new one,' : 'From then on'} designs cannot be made into products.`,
      `In ${network}, generate a new token under My Profile, Connections, and paste it in Settings. Your shop and prices stay the same.`,
    ],
    button: { label: 'Open Settings', link },
    notes: [`You’re getting this because a ${network} account is connected to your Inkloom account.`],
    support,
  });
}
