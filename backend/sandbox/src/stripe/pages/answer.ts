import { StripeError } from '../protocol/errors.ts';

/** What a page's handler answers; undefined: there is no such page. */
export type PageAnswer = { page: string; status?: number } | { redirect: string } | undefined;

/** What a form of a page sends. */
export type Fields = Record<string, string | undefined>;

/** The sentence of a refusal, for the page to show. */
export function refusalOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof StripeError) return error.message;
    throw error;
  }
}
