import { compose, type LinkMail, lifetime, type MailContent } from '../../platform/mail/layout.ts';

export function confirmAddress({ link, email, seconds, support }: LinkMail): MailContent {
  return compose({
    subject: 'Confirm your address',
    preview: 'One click, and you can start designing.',
    heading: 'Confirm your address',
    paragraphs: [`Welcome to Inkloom. Please confirm that ${email} is yours, and you can start designing.`],
    button: { label: 'Confirm my address', link },
    notes: [
      `The link works once and for ${lifetime(seconds)}. If you open it in a different browser, you choose your password there.`,
      'Didn’t sign up? Ignore this email. Nothing happens unless you confirm.',
    ],
    support,
  });
}

/** To the address that a user wants to change to. */
export function confirmNewAddress({ link, email, seconds, support }: LinkMail): MailContent {
  return compose({
    subject: 'Confirm your new address',
    preview: `After that, sign in to Inkloom with ${email}.`,
    heading: 'Confirm your new address',
    paragraphs: [`You asked to sign in to Inkloom with ${email} from now on. Please confirm that it is yours.`],
    button: { label: 'Use this address', link },
    notes: [
      `The link works once and for ${lifetime(seconds)}.`,
      'Didn’t ask for this? Ignore this email. Nothing will change.',
    ],
    support,
  });
}

export function resetPassword({ link, email, seconds, support }: LinkMail): MailContent {
  return compose({
    subject: 'Reset your password',
    preview: 'Choose a new password for Inkloom.',
    heading: 'Reset your password',
    paragraphs: [`Someone, hopefully you, asked for a new password for ${email}.`],
    button: { label: 'Choose a new password', link },
    notes: [
      `The link works once and for ${lifetime(seconds)}. Open it in the browser in which you asked for it.`,
      'Didn’t ask for this? Ignore this email. Your password stays the same.',
    ],
    support,
  });
}
