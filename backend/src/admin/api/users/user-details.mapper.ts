import type { Generation, Payment, PrintifyConnection, Session } from '../../../platform/prisma/client/client.ts';
import { connectedShops } from '../../model/columns.ts';
import type { AdminGeneration, AdminPayment, AdminPrintify, AdminSession } from './admin-users.dto.ts';

export type PaymentRow = Pick<Payment, 'id' | 'amount' | 'refunded' | 'disputed' | 'paidAt'> & { description: string };

type ConnectionRow = Pick<PrintifyConnection, 'connectedAt' | 'shops' | 'selectedShopId' | 'tokenExpiresAt'>;

export function toAdminGeneration(row: Generation, imageCostMicros: number | null): AdminGeneration {
  return {
    id: row.id,
    idea: row.idea,
    status: row.status,
    publish_status: row.publishStatus,
    engine: row.engine,
    created_at: row.createdAt.toISOString(),
    error_message: row.errorMessage,
    image_cost_micros: imageCostMicros,
  };
}

export function toAdminPayment({ paidAt, ...payment }: PaymentRow): AdminPayment {
  return { ...payment, paid_at: paidAt.toISOString() };
}

export function toAdminPrintify(row: ConnectionRow): AdminPrintify {
  const shops = connectedShops.parse(row.shops);
  return {
    connected_at: row.connectedAt.toISOString(),
    shop: shops.find(({ id }) => id === row.selectedShopId)?.title ?? null,
    token_expires_at: row.tokenExpiresAt?.toISOString() ?? null,
  };
}

export function toAdminSession({ id, userAgent, ip, createdAt, refreshedAt }: Session): AdminSession {
  return {
    id,
    user_agent: userAgent,
    ip,
    created_at: createdAt.toISOString(),
    refreshed_at: refreshedAt.toISOString(),
  };
}
