import { compose, type LinkLetter, lifetime, type MailContent } from '../../platform/mail/layout.ts';

/** To a user who has just signed up. */
export function confirmAddress({ link, email, seconds, support }: LinkLetter): MailContent {
  return compose({
    subject: 'Confirm your address',
    preview: 'One press, and your first designs are waiting.',
    heading: 'Confirm your address',
    paragraphs: [`Welcome to Inkloom. Please confirm that ${email} is yours, and you can start designing.`],
    button: { label: 'Confirm my address', link },
    notes: [
      `The link works once and for ${lifetime(seconds)}. Open it in the browser in which you signed up.`,
      'You did not sign up? Then ignore this mail: without the confirmation nothing happens.',
    ],
    support,
  });
}
