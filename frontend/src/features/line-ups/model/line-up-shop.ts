import type { ShopView } from '../../../api/model/shopView.ts';

/** "My Etsy shop, Outlet": the shop and the account that it is of. */
export function shopWords({ title, connection }: Pick<ShopView, 'title' | 'connection'>): string {
  return title === null ? connection : `${title}, ${connection}`;
}
