import { type AnyConnection, toShopView } from '../../printify/index.ts';
import type { StoredLineUp } from '../line-ups/line-ups.ts';
import type { LineUpItem } from '../model/line-up.ts';
import type { LineUpItemView } from './line-up-item.dto.ts';
import type { LineUpView } from './line-ups.dto.ts';

/** @param connections of its seller */
export function toLineUpView(
  { id, name, isDefault, items }: StoredLineUp,
  connections: readonly AnyConnection[],
): LineUpView {
  const shop = items[0]?.shop ?? null;
  const view = shop && toShopView(connections, shop);
  return { id, name, isDefault, shop: view, items: items.map(toLineUpItemView) };
}

export function toLineUpItemView({ price, shop: _, ...item }: LineUpItem): LineUpItemView {
  return {
    ...item,
    price: price.rule === 'fixed' ? price.price : null,
    margin: price.rule === 'margin' ? price.percent : null,
  };
}
