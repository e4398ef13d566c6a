import type { MailContent } from '../../platform/mail/layout.ts';
import { type AccountNotice, orElseWithApps, toMail } from './changes.mail.ts';

export function apiKeyCreated({
  name,
  prefix,
  scopes,
  ...notice
}: AccountNotice & { name: string; prefix: string; scopes: string[] }): MailContent {
  return toMail(notice, {
    subject: 'An API key was made',
    preview: 'A program can now work in your account.',
    paragraphs: [
      `The API key “${name}” (${prefix}…) was made for your Inkloom account ${notice.email}. Programs that have it can do this: ${scopes.map(inWords).join('; ')}.`,
      'It works until you remove it or it expires, even if you change your password. You can remove it in Settings, under API keys.',
      orElseWithApps,
    ],
  });
}

const words: Readonly<Record<string, string>> = {
  read: 'see your designs and settings',
  design: 'make designs, which spends credits',
  publish: 'publish to your shop',
  'billing:read': 'see your credits and payments',
};

function inWords(scope: string): string {
  return words[scope] ?? scope;
}
