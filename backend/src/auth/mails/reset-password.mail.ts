import { compose, type LinkLetter, lifetime, type MailContent } from '../../platform/mail/layout.ts';

export function resetPassword({ link, email, seconds, support }: LinkLetter): MailContent {
  return compose({
    subject: 'Reset your password',
    preview: 'Choose a new password for Inkloom.',
    heading: 'Reset your password',
    paragraphs: [`Somebody, hopefully you, asked for a new password for ${email}.`],
    button: { label: 'Choose a new password', link },
    notes: [
      `The link works once and for ${lifetime(seconds)}. Open it in the browser in which you asked for it.`,
      'You did not ask for this? Then ignore this mail: your password stays as it is.',
    ],
    support,
  });
}
