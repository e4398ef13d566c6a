import { clientConfig } from '../../../api/client/config.ts';

export const PRINTIFY_SIGN_UP_URL = 'https://printify.com/app/register';
export const PRINTIFY_API_DOCS_URL = 'https://developers.printify.com/';

/** The sandbox's page for tokens, on the host of its mailbox. */
export function sandboxTokensUrl(): string {
  return new URL('/printify/connections', clientConfig().mailboxUrl ?? window.location.origin).href;
}
