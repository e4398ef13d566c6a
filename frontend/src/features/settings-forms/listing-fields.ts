import type { ListingSettings } from '../../api/model/listingSettings.ts';

export const CLOSING_LINE_MAX = 300;

/** The settings as form fields: blocked words are one text, a word a line. */
export type ListingFields = Omit<ListingSettings, 'blockedWords'> & { blockedWords: string };

export function toFields({ blockedWords, ...settings }: ListingSettings): ListingFields {
  return { ...settings, blockedWords: blockedWords.join('\n') };
}

export function toSettings({ blockedWords, ...fields }: ListingFields): ListingSettings {
  const words = blockedWords.split(/[\n,]/).map((word) => word.trim());
  return { ...fields, blockedWords: words.filter(Boolean) };
}
