import { clientConfig } from '../../../api/client/config.ts';

export const PRINTIFY_SIGN_UP_URL = 'https://printify.com/app/register';
export const PRINTIFY_API_DOCS_URL = 'https://developers.printify.com/';

/** The sandbox's page for tokens, on the host of its mailbox. */
export function sandboxTokensUrl(): string {
  return new URL('/printify/connections', clientConfig().mailboxUrl ?? window.location.origin).href;
}
/** As of November 2026: a partner of that name is assigned while publishing; without one a listing says "Made by seller". */
export const PRINTIFY_PARTNER_HELP_URL =
  'https://help.printify.com/hc/en-us/articles/4578896595345-What-should-I-keep-in-mind-when-selling-on-Etsy-';
