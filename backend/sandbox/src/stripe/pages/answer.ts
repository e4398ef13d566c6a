import { StripeError } from '../protocol/errors.ts';

/** Undefined: there is no such page. */
export type PageAnswer = { page: string; status?: number } | { redirect: string } | undefined;

export type Fields = Record<string, string | undefined>;

export function refusalOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof StripeError) return error.message;
    throw error;
  }
}
