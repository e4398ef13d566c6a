import { compose, type MailContent } from '../../platform/mail/layout.ts';

interface AddressChange {
  /** This mail goes there. */
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
