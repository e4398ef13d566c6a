import type { RowDesign } from '../../../api/model/rowDesign.ts';
import { isInPriceRange } from '../../profit/index.ts';

/** What the table edits of a listing. */
export type ListingFields = Pick<RowDesign, 'tags' | 'price'> & { title: string };

/** Etsy takes so many. */
export const MOST_TAGS = 13;

/** A change of many listings at once. */
export type BulkChange =
  | { kind: 'replace'; find: string; replacement: string }
  /** `makesRoom`: where there are as many as Etsy takes, the last one goes. */
  | { kind: 'addTag'; tag: string; makesRoom: boolean }
  | { kind: 'removeTag'; tag: string }
  /** Cents. */
  | { kind: 'setPrice'; price: number };

/** Null where it changes nothing. */
export function applyChange({ title, tags, price }: ListingFields, change: BulkChange): Partial<ListingFields> | null {
  if (change.kind === 'setPrice')
    return change.price !== price && isInPriceRange(change.price) ? { price: change.price } : null;
  if (change.kind === 'replace') {
    const replaced = replaceAll(title, change.find, change.replacement);
    return replaced === title ? null : { title: replaced };
  }
  const tag = change.tag.trim();
  const others = tags.filter((one) => one.toLowerCase() !== tag.toLowerCase());
  const has = others.length < tags.length;
  if (tag === '' || has === (change.kind === 'addTag')) return null;
  if (change.kind === 'removeTag') return { tags: others };
  const room = tags.slice(0, MOST_TAGS - 1);
  return room.length < tags.length && !change.makesRoom ? null : { tags: [...room, tag] };
}

/** Wherever it stands, in capitals or not. Spaces that are left double or at the ends go. */
function replaceAll(title: string, find: string, replacement: string): string {
  if (find.trim() === '') return title;
  const pattern = new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  if (!pattern.test(title)) return title;
  return title
    .replace(pattern, () => replacement)
    .replace(/\s+/g, ' ')
    .trim();
}
