import { findTerms, type TermMatch, type Terms } from './terms.ts';

export const ownReason = 'you have put it on your own list of blocked words in Settings';

/** The first name of a text that blocks. */
export function blockedIn(terms: Terms, text: string): TermMatch | undefined {
  return findTerms(terms, text).find(({ severity }) => severity === 'block');
}

/** For the seller: which word, why, and what to do. */
export function whyBlocked({ found, reason }: TermMatch): string {
  const rule =
    reason === ownReason ? '' : ' Etsy takes down listings that use such names and closes shops that do it again.';
  return `“${found}” cannot be used: ${reason}.${rule} Leave it out, or say what you mean in other words.`;
}
