import { compose, type MailContent } from '../../platform/mail/layout.ts';

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
