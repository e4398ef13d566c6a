import type { RowDesign } from '../../../api/model/rowDesign.ts';

/** The texts of a listing that the table edits. */
export type ListingTexts = Pick<RowDesign, 'tags'> & { title: string };

/** A change of many listings at once. */
export type BulkChange =
  | { kind: 'replace'; find: string; replacement: string }
  | { kind: 'addTag'; tag: string }
  | { kind: 'removeTag'; tag: string };

/** Null where it changes nothing. */
export function applyChange({ title, tags }: ListingTexts, change: BulkChange): Partial<ListingTexts> | null {
  if (change.kind === 'replace') {
    const replaced = replaceAll(title, change.find, change.replacement);
    return replaced === title ? null : { title: replaced };
  }
  const tag = change.tag.trim();
  const others = tags.filter((one) => one.toLowerCase() !== tag.toLowerCase());
  const has = others.length < tags.length;
  if (tag === '' || has === (change.kind === 'addTag')) return null;
  return { tags: has ? others : [...tags, tag] };
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
