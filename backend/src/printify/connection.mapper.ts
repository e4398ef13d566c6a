import type { PrintifyConnection } from '../platform/prisma/client/client.ts';
import type { PrintifyConnectionStatus, PrintifyShopInfo } from './dto/connection.dto.ts';
import { expiryWarning } from './token.ts';

const apart: PrintifyConnectionStatus = {
  connected: false,
  shops: [],
  selectedShopId: null,
  tokenExpiresAt: null,
  scopes: null,
  warning: null,
};

const unreadable =
  'Your Printify token cannot be read any more, because the key it was kept under has changed. Paste it again to connect.';

/** @param readable false where the kept token cannot be opened: that is no connection */
export function toConnectionStatus(row: PrintifyConnection | null, readable = true): PrintifyConnectionStatus {
  if (!row) return apart;
  if (!readable) return { ...apart, warning: unreadable };
  return {
    connected: true,
    shops: row.shops as unknown as PrintifyShopInfo[],
    selectedShopId: row.selectedShopId,
    tokenExpiresAt: row.tokenExpiresAt?.toISOString() ?? null,
    scopes: row.scopes.length > 0 ? row.scopes : null,
    warning: expiryWarning(row.tokenExpiresAt, new Date()),
  };
}
