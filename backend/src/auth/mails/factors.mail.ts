import type { MailContent } from '../../platform/mail/layout.ts';
import { type AccountNotice, orElse, orElseWithApps, toMail } from './changes.mail.ts';

export function factorAdded({ name, ...notice }: AccountNotice & { name: string }): MailContent {
  return toMail(notice, {
    subject: 'Two-step sign-in is on',
    preview: 'Signing in now asks for a code from your authenticator app.',
    paragraphs: [
      `The authenticator app ${quoted(name)}was added to your Inkloom account ${notice.email}. Signing in now asks for its code. All other devices have been signed out.`,
      orElseWithApps,
    ],
  });
}

export function factorRemoved({ name, ...notice }: AccountNotice & { name: string }): MailContent {
  return toMail(notice, {
    subject: 'An authenticator app was removed',
    preview: 'Its codes no longer sign you in.',
    paragraphs: [
      `The authenticator app ${quoted(name)}was removed from your Inkloom account ${notice.email}. Its codes no longer sign you in.`,
      orElseWithApps,
    ],
  });
}

/** By the operator's command. */
export function factorsReset(notice: AccountNotice): MailContent {
  return toMail(notice, {
    subject: 'Two-step sign-in was reset',
    preview: 'Passkeys, apps and recovery codes are removed, and every device is signed out.',
    paragraphs: [
      `We removed all passkeys, authenticator apps and recovery codes from your Inkloom account ${notice.email}, because someone told us they were lost. Every device was signed out. Sign in with your password, and set up two-step sign-in again in Settings.`,
      `Didn’t ask for this? Use the button, which emails you a link to set a new password, and write to ${notice.support}.`,
    ],
  });
}

export function recoveryCodeUsed({ left, ...notice }: AccountNotice & { left: number }): MailContent {
  return toMail(notice, {
    subject: 'A recovery code was used',
    preview: `You have ${left} left.`,
    paragraphs: [
      `Someone, hopefully you, signed in to your Inkloom account ${notice.email} with a recovery code. You have ${left} left. You can get new ones in Settings.`,
      `${orElseWithApps} It always removes the recovery codes.`,
    ],
  });
}

/** To the owner of a password that somebody else seems to have. */
export function codesRefused(notice: AccountNotice): MailContent {
  return toMail(notice, {
    subject: 'Wrong codes at your sign-in',
    preview: 'Someone knows your password. Two-step sign-in stopped them.',
    paragraphs: [
      `Someone signed in to your Inkloom account ${notice.email} with the right password, then failed the second step several times. They can’t try again for at least 15 minutes.`,
      `That means someone knows your password. ${orElse}`,
    ],
  });
}

function quoted(name: string): string {
  return name ? `“${name}” ` : '';
}
