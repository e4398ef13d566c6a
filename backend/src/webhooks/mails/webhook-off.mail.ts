import { compose, type MailContent } from '../../platform/mail/layout.ts';

export interface SwitchedOff {
  host: string;
  reason: 'gone' | 'failing';
  link: string;
  support: string;
}

const reasons = {
  gone: 'Its receiver answered 410 Gone, which means that it wants no more events.',
  failing: 'For about three days, nothing that we sent to it was accepted.',
};

export function webhookOffMail({ host, reason, link, support }: SwitchedOff): MailContent {
  return compose({
    subject: 'A webhook was switched off',
    preview: 'Your program gets no more events until you switch it on again.',
    heading: 'A webhook was switched off',
    paragraphs: [
      `We no longer send events to ${host}. ${reasons[reason]}`,
      'The log shows what was sent and answered. Once the receiver works, switch the webhook on again. Events of the meantime are not sent afterwards; those in the log can be sent again.',
    ],
    button: { label: 'Open webhooks', link },
    notes: ['You’re getting this because the webhook belongs to your Inkloom account.'],
    support,
  });
}
