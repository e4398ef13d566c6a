import type { RowDesign } from '../../../api/model/rowDesign.ts';
import { isInPriceRange } from '../../profit/index.ts';

/** What the table edits of a listing. */
export type ListingFields = Pick<RowDesign, 'tags' | 'price' | 'colorsOn'> & { title: string };

/** Of which the colors that it was made in are fixed. */
export type EditedListing = ListingFields & Pick<RowDesign, 'colors'>;

/** Etsy takes so many. */
export const MOST_TAGS = 13;

/** A change of many listings at once. */
export type BulkChange =
  | { kind: 'replace'; find: string; replacement: string }
  /** `makesRoom`: where there are as many as Etsy takes, the last one goes. */
  | { kind: 'addTag'; tag: string; makesRoom: boolean }
  | { kind: 'removeTag'; tag: string }
  /** Cents. */
  | { kind: 'setPrice'; price: number }
  /** Applied to those of the colors that a design was made in. */
  | { kind: 'switchColors'; colors: readonly string[]; isOn: boolean };

/** Null where it changes nothing. */
export function applyChange(listing: EditedListing, change: BulkChange): Partial<ListingFields> | null {
  const { title, tags, price } = listing;
  if (change.kind === 'switchColors') return switchColors(listing, change);
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

/** True of a change that a listing does not take: one color stays on. */
export function leavesNoColor({ colorsOn }: Partial<ListingFields>): boolean {
  return colorsOn?.length === 0;
}

function switchColors(
  { colors, colorsOn }: EditedListing,
  { colors: switched, isOn }: Extract<BulkChange, { kind: 'switchColors' }>,
): Partial<ListingFields> | null {
  const after = colors.filter((color) => (switched.includes(color) ? isOn : colorsOn.includes(color)));
  return after.join('\n') === colorsOn.join('\n') ? null : { colorsOn: after };
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
