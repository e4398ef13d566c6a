import type { ClientConfig } from '../api/model/clientConfig.ts';

/** What the server replaces with its own settings when it starts (`backend/src/platform/web/site/page-files.ts`). */
export const ORIGIN = 'https://origin.invalid';
const SUPPORT_EMAIL = 'support@origin.invalid';
const MAILBOX_URL = 'https://mailbox.invalid/';

export function clientConfigOf(sandbox: boolean): ClientConfig {
  return {
    publicUrl: ORIGIN,
    sandbox,
    mailboxUrl: sandbox ? MAILBOX_URL : null,
    supportEmail: SUPPORT_EMAIL,
    guideVideo: null,
    auth: { url: '', anonKey: null, adminSecondFactor: false, mailIntervalSeconds: 60 },
  };
}
