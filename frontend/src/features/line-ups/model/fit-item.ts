import type { PrintPlace } from '../../../api/model/printPlace.ts';
import type { ItemDraft } from './item-draft.ts';

interface Variants {
  positions: readonly PrintPlace[];
  colors: readonly { color: string; sizes: string[] }[];
}

/** What a product comes in, of what was chosen; the same object where nothing changes. Of one color that is chosen. */
export function fitItem(item: ItemDraft, { positions, colors }: Variants): ItemDraft {
  const names = colors.map(({ color }) => color);
  const chosen = names.length === 1 ? names : item.colors.filter((color) => names.includes(color));
  const known = new Set(colors.flatMap(({ sizes }) => sizes));
  const sizes = item.sizes?.filter((size) => known.has(size)) ?? null;
  const place = positions.includes(item.place) ? item.place : (positions[0] ?? 'front');
  const fitted = { ...item, colors: chosen, sizes: sizes?.length === 0 ? null : sizes, place };
  const isSame = place === item.place && chosen.join() === item.colors.join() && sizes?.join() === item.sizes?.join();
  return isSame ? item : fitted;
}
