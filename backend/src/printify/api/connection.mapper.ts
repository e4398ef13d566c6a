import type { SellerConnection } from '../connections/connections.service.ts';
import { expiryWarning } from '../model/token.ts';
import type { PrintifyConnectionStatus } from './connection.dto.ts';

const notConnected: PrintifyConnectionStatus = {
  connected: false,
  shops: [],
  selectedShopId: null,
  tokenExpiresAt: null,
  scopes: null,
  warning: null,
};

const unreadable =
  'We can no longer read your Printify token, because the key that protects it has changed. Paste it again to reconnect.';

export function toConnectionStatus(connection: SellerConnection | null): PrintifyConnectionStatus {
  if (!connection) return notConnected;
  const { readable, shops, selectedShopId, tokenExpiresAt, scopes } = connection;
  if (!readable) return { ...notConnected, warning: unreadable };
  return {
    connected: true,
    shops,
    selectedShopId,
    tokenExpiresAt: tokenExpiresAt?.toISOString() ?? null,
    scopes: scopes.length > 0 ? scopes : null,
    warning: expiryWarning(tokenExpiresAt, new Date()),
  };
}
