import { compose, type LinkLetter, lifetime, type MailContent } from '../../platform/mail/layout.ts';

/** To the address that a user wants to change to. */
export function confirmNewAddress({ link, email, seconds, support }: LinkLetter): MailContent {
  return compose({
    subject: 'Confirm your new address',
    preview: `From then on you sign in to Inkloom with ${email}.`,
    heading: 'Confirm your new address',
    paragraphs: [`You asked to sign in to Inkloom with ${email} from now on. Please confirm that it is yours.`],
    button: { label: 'Use this address', link },
    notes: [
      `The link works once and for ${lifetime(seconds)}.`,
      'You did not ask for this? Then ignore this mail: nothing changes.',
    ],
    support,
  });
}
