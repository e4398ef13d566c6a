import { type AnyConnection, shopAmong } from '../connections/seller-shops.ts';
import { inWordsOf, type PrintNetwork, type ShopRef } from '../model/network.ts';
import { toConnectionStatus } from './connection.mapper.ts';
import type { ConnectionView, ShopView } from './connections.dto.ts';

export function toConnectionView(connection: AnyConnection): ConnectionView {
  const { id, name, network, lineUps } = connection;
  const { warning, ...status } = toConnectionStatus(connection);
  return { id, name, network, lineUps, ...status, warning: warning && inWordsOf(network, warning) };
}

/** A shop with what it was called when it was chosen. */
export interface ChosenShop extends ShopRef {
  connection: string;
  network: PrintNetwork;
  title: string | null;
}

/** By its names of today, as far as it is there. */
export function toShopView(connections: readonly AnyConnection[], before: ChosenShop): ShopView {
  const { connectionId, shopId } = before;
  const found = shopAmong(connections, before);
  const { name: connection, network } = found?.connection ?? { name: before.connection, network: before.network };
  const title = found?.shop?.title ?? before.title;
  return { connectionId, shopId, connection, network, title, isThere: Boolean(found?.shop) };
}
