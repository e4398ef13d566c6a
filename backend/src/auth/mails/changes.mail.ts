import { compose, type MailContent } from '../../platform/mail/layout.ts';

interface AddressChange {
  before: string;
  after: string;
  support: string;
}

/** To the address that no longer signs in. */
export function addressChanged({ before, after, support }: AddressChange): MailContent {
  return compose({
    subject: 'Your address was changed',
    preview: `You now sign in with ${after}.`,
    heading: 'Your address was changed',
    paragraphs: [
      `Your Inkloom account no longer uses ${before}. From now on you sign in with ${after}.`,
      `That was not you? Write to ${support} at once.`,
    ],
    notes: [],
    support,
  });
}

export function passwordChanged({ email, support }: { email: string; support: string }): MailContent {
  return compose({
    subject: 'Your password was changed',
    preview: 'All other devices have been signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of ${email} at Inkloom has just been changed. All other devices have been signed out.`,
      `That was not you? Ask for a new password on the sign-in page at once, and write to ${support}.`,
    ],
    notes: [],
    support,
  });
}
