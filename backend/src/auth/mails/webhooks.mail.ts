import type { MailContent } from '../../platform/mail/layout.ts';
import { type AccountNotice, orElseWithApps, toMail } from './changes.mail.ts';

/** Of a new webhook, or of one that has a new URL. */
export function webhookAdded({ host, ...notice }: AccountNotice & { host: string }): MailContent {
  return toMail(notice, {
    subject: 'A webhook was set up',
    preview: `${host} hears of what happens in your account.`,
    paragraphs: [
      `From now on, events of your Inkloom account ${notice.email} are sent to ${host}: of your designs, batches, credits and connections.`,
      'It goes on until you delete the webhook: a new password does not change that. You can delete it in Settings, under Webhooks.',
      orElseWithApps,
    ],
  });
}
