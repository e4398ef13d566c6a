import type { ConnectionView } from '../../../api/model/connectionView.ts';
import type { LineUpShopBody } from '../../../api/model/lineUpShopBody.ts';

/** As the value of an option: empty is the selected shop of the first connection. */
export function toShopValue(shop: LineUpShopBody | null): string {
  if (!shop || (!shop.connectionId && !shop.shopId)) return '';
  return `${shop.connectionId ?? ''}/${shop.shopId ?? ''}`;
}

export function fromShopValue(value: string): LineUpShopBody | null {
  if (value === '') return null;
  const [connectionId = '', shopId = ''] = value.split('/');
  return { connectionId: connectionId || null, shopId: shopId === '' ? null : Number(shopId) };
}

/** Of the connection that a choice means. */
export function chosenConnection(
  connections: readonly ConnectionView[],
  shop: LineUpShopBody | null,
): ConnectionView | undefined {
  return connections.find(({ id }) => id === (shop?.connectionId ?? null));
}

/** Whether the choice is among the shops that there are. */
export function isThere(connections: readonly ConnectionView[], shop: LineUpShopBody | null): boolean {
  const wanted = shop?.shopId ?? null;
  if (!shop || (wanted === null && !shop.connectionId)) return true;
  const connection = chosenConnection(connections, shop);
  return connection?.shops.some(({ id }) => id === (wanted ?? connection.selectedShopId)) ?? false;
}

/** "My Etsy shop": where designs go that name no shop. */
export function usualShopTitle(connections: readonly ConnectionView[]): string | undefined {
  const first = chosenConnection(connections, null);
  return first?.shops.find(({ id }) => id === first.selectedShopId)?.title;
}
