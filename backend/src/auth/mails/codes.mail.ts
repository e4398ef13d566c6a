import { compose, lifetime, type MailContent } from '../../platform/mail/layout.ts';

interface CodeMail {
  email: string;
  code: string;
  seconds: number;
  support: string;
}

export function signInCode({ email, code, seconds, support }: CodeMail): MailContent {
  return compose({
    subject: `${spaced(code)} is your sign-in code`,
    preview: 'Enter it on the sign-in page.',
    heading: `Your code: ${spaced(code)}`,
    paragraphs: [`Enter it on the page where you asked for it to sign in as ${email}.`],
    notes: [
      `The code works once and for ${lifetime(seconds)}. Nobody at Inkloom will ever ask you for it.`,
      'Didn’t ask for this? Ignore this email. Nobody can get in without the code.',
    ],
    support,
  });
}

export function reauthenticationCode({ email, code, seconds, support }: CodeMail): MailContent {
  return compose({
    subject: `${spaced(code)} confirms your change`,
    preview: 'Enter it on the page where you asked for it.',
    heading: `Your code: ${spaced(code)}`,
    paragraphs: [`Enter it where you are changing the password or the email address of ${email}.`],
    notes: [
      `The code works once and for ${lifetime(seconds)}. Nobody at Inkloom will ever ask you for it.`,
      `Didn’t ask for this? Then someone is signed in as you. Sign out all other devices in Settings, and write to ${support}.`,
    ],
    support,
  });
}

function spaced(code: string): string {
  return code.replace(/(....)(?=.)/, '$1 ');
}
