import type { ListingDraftBody } from '../../../api/model/listingDraftBody.ts';

export type ListingWords = Pick<ListingDraftBody, 'title' | 'description' | 'tags'>;

/** What the editor has. */
export interface ListingDraft extends ListingWords {
  /** Cents; while it is typed, also outside the limits. 0 where it is not known yet. */
  price: number;
  /** Cents, of the sizes that have a price of their own. */
  sizePrices: Record<string, number>;
  /** While it is edited, also none. */
  colorsOn: string[];
}

export const NO_COLOR_ON = 'At least one color stays on.';

type Saved = Omit<ListingDraft, 'price'> & { price: number | null };

export function toDraft({ price, sizePrices, colorsOn, ...words }: Saved): ListingDraft {
  return { ...toWords(words), price: price ?? 0, sizePrices, colorsOn };
}

export function toWords({ title, description, tags }: ListingWords): ListingWords {
  return { title, description, tags };
}

/** The fields that differ from the saved listing; empty where none does. */
export function changesOf(draft: ListingDraft, saved: Saved): Partial<ListingDraft> {
  const sizePrices = Object.entries(draft.sizePrices).filter(([size, cents]) => saved.sizePrices[size] !== cents);
  return {
    ...(draft.title === saved.title ? {} : { title: draft.title }),
    ...(draft.description === saved.description ? {} : { description: draft.description }),
    ...(draft.tags.join('\n') === saved.tags.join('\n') ? {} : { tags: draft.tags }),
    ...(draft.price === (saved.price ?? 0) ? {} : { price: draft.price }),
    ...(sizePrices.length === 0 ? {} : { sizePrices: Object.fromEntries(sizePrices) }),
    ...(draft.colorsOn.join('\n') === saved.colorsOn.join('\n') ? {} : { colorsOn: draft.colorsOn }),
  };
}

export function hasChanges(draft: ListingDraft, saved: Saved): boolean {
  return Object.keys(changesOf(draft, saved)).length > 0;
}

/** Words with a letter or a digit in them, as Etsy's advice counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The tags in a typed or pasted text: commas, semicolons and line ends separate them. */
export function parseTags(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
