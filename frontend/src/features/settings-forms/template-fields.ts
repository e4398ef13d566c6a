import type { ListingSettings } from '../../api/model/listingSettings.ts';

/** Replaced in a template by the seller's idea. */
export const PLACEHOLDER = '{idea}';

/** Characters, as the contract has them. */
export const PROMPT_MAX = 400;
export const TITLE_MAX = 500;
export const DESCRIPTION_MAX = 1000;

export const CLOSING_LINE_MAX = 300;

export const tooLongMessage = (max: number) => `At most ${max} characters`;

/** The settings as form fields: blocked words are one text, a word a line. */
export type ListingFields = Omit<ListingSettings, 'blockedWords'> & { blockedWords: string };

export function toFields({ blockedWords, ...settings }: ListingSettings): ListingFields {
  return { ...settings, blockedWords: blockedWords.join('\n') };
}

export function toSettings({ blockedWords, ...fields }: ListingFields): ListingSettings {
  const words = blockedWords.split(/[\n,]/).map((word) => word.trim());
  return { ...fields, blockedWords: words.filter(Boolean) };
}
