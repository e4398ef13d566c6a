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
  'Your Printify token cannot be read any more, because the key it was stored under has changed. Paste it again to connect.';

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
