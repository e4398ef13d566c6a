import type { ListingDraftBody } from '../../../api/model/listingDraftBody.ts';
import type { ListingView } from '../../../api/model/listingView.ts';

/** The words as they stand in the editor. */
export type ListingDraft = Pick<ListingDraftBody, 'title' | 'description' | 'tags'>;

export function toDraft({ title, description, tags }: ListingView): ListingDraft {
  return { title, description, tags };
}

/** What differs from what is saved; empty where nothing does. */
export function changesOf(draft: ListingDraft, saved: ListingView): Partial<ListingDraft> {
  return {
    ...(draft.title === saved.title ? {} : { title: draft.title }),
    ...(draft.description === saved.description ? {} : { description: draft.description }),
    ...(draft.tags.join('\n') === saved.tags.join('\n') ? {} : { tags: draft.tags }),
  };
}

/** Words with a letter or a digit in them, as Etsy's advice counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Tags of a text that was typed or pasted: commas and line ends part them. */
export function parseTags(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
