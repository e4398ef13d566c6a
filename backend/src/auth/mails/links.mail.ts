import { compose, type LinkLetter, lifetime, type MailContent } from '../../platform/mail/layout.ts';

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
