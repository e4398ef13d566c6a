import type { MailContent } from '../../platform/mail/layout.ts';
import { type AccountNotice, orElseWithApps, toMail } from './changes.mail.ts';

interface ConnectedApp extends AccountNotice {
  /** As it calls itself. */
  app: string;
  address: string;
}

export function appConnected({ app, address, ...notice }: ConnectedApp): MailContent {
  return toMail(notice, {
    subject: 'An app was connected to your account',
    preview: `It calls itself ${app}.`,
    paragraphs: [
      `An app that calls itself “${app}” (${address}) was connected to your Inkloom account ${notice.email}. We have not checked who made it.`,
      'What it may do is in Settings, under Connected apps. There you can disconnect it at any time.',
      `${orElseWithApps} It also disconnects all apps.`,
    ],
  });
}
