import { compose, type MailContent, type MailText } from '../../platform/mail/layout.ts';

/** To the owner of an account, about what happened to it. `link`: for "This was not me". */
export interface AccountNotice {
  email: string;
  link: string;
  support: string;
}

export const orElse =
  'Wasn’t you? Use the button: it signs out every device, undoes a change of your email address, and emails you a link to set a new password.';
/** After what only somebody in the account can do. */
export const orElseWithApps =
  'Wasn’t you? Use the button: it signs out every device, undoes a change of your email address, removes passkeys, authenticator apps, recovery codes, API keys and webhooks added in the last 30 days, and emails you a link to set a new password.';

/** To the address that signs in until the change is confirmed. */
export function addressChangeRequested({ after, ...notice }: AccountNotice & { after: string }): MailContent {
  return toMail(notice, {
    subject: 'Someone asked to change your email address',
    preview: `To ${after}. You can stop it.`,
    paragraphs: [
      `Someone, hopefully you, asked to change the email address of your Inkloom account from ${notice.email} to ${after}.`,
      'It changes once the link we emailed to the new address is opened. If this was you, there is nothing to do here.',
      orElseWithApps,
    ],
  });
}

/** To the address that no longer signs in. */
export function addressChanged({ after, ...notice }: AccountNotice & { after: string }): MailContent {
  return toMail(notice, {
    subject: 'Your email address was changed',
    preview: `You now sign in with ${after}.`,
    paragraphs: [
      `Your Inkloom account no longer uses ${notice.email}. From now on, sign in with ${after}.`,
      orElseWithApps,
    ],
  });
}

export function passwordChanged(notice: AccountNotice): MailContent {
  return toMail(notice, {
    subject: 'Your password was changed',
    preview: 'All other devices have been signed out.',
    paragraphs: [
      `The password of your Inkloom account ${notice.email} was just changed. All other devices have been signed out.`,
      orElseWithApps,
    ],
  });
}

export function passkeyAdded({ name, ...notice }: AccountNotice & { name: string }): MailContent {
  return toMail(notice, {
    subject: 'A passkey was added',
    preview: 'It signs in without your password.',
    paragraphs: [
      `The passkey “${name}” was added to your Inkloom account ${notice.email}. It signs you in without the password. Signing in with the password now also asks for a passkey, an authenticator app or a recovery code.`,
      orElseWithApps,
    ],
  });
}

export function passkeyRemoved({ name, ...notice }: AccountNotice & { name: string }): MailContent {
  return toMail(notice, {
    subject: 'A passkey was removed',
    preview: 'It no longer signs you in.',
    paragraphs: [
      `The passkey “${name}” was removed from your Inkloom account ${notice.email}. It no longer signs you in.`,
      orElseWithApps,
    ],
  });
}

export function tokenReused(notice: AccountNotice): MailContent {
  return toMail(notice, {
    subject: 'We signed out one of your devices',
    preview: 'Its session was used from another place.',
    paragraphs: [
      `A session of your Inkloom account ${notice.email} was used from two places, which can mean that someone copied it. We ended that session. Your other devices are still signed in.`,
      'Restoring a browser from a backup can cause this too. In that case, just sign in again.',
      orElse,
    ],
  });
}

export function guessesFailed({ failures, ...notice }: AccountNotice & { failures: number }): MailContent {
  return toMail(notice, {
    subject: 'Failed sign-ins to your account',
    preview: `${failures} wrong passwords in a row.`,
    paragraphs: [
      `Someone tried to sign in to your Inkloom account ${notice.email} with ${failures} wrong passwords in a row. They didn’t get in, and each further try takes longer.`,
      orElse,
    ],
  });
}

export function toMail(
  { link, support }: AccountNotice,
  text: Pick<MailText, 'subject' | 'preview' | 'paragraphs'>,
): MailContent {
  return compose({
    ...text,
    heading: text.subject,
    button: { label: 'This was not me', link },
    notes: ['The button works for 3 days.'],
    support,
  });
}
