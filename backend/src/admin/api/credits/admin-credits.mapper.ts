import { toLedgerEntryView } from '../../../credits/index.ts';
import type { LedgerEntry } from '../../../platform/prisma/client/client.ts';
import type { AdminLedgerEntry } from './admin-credits.dto.ts';

export function toAdminLedgerEntry(row: LedgerEntry): AdminLedgerEntry {
  return { ...toLedgerEntryView(row), user_id: row.userId, lot_id: row.lotId };
}
