import type { AppSettings } from '../../../platform/prisma/client/client.ts';
import type { AdminSettings } from './admin-settings.dto.ts';

export function toAdminSettings(row: AppSettings): AdminSettings {
  const { monthlyPreviewLimit, newUserCredits, defaultWidth, defaultHeight } = row;
  const { dailyCostLimit, sellerDailyCostLimit } = row;
  return { monthlyPreviewLimit, newUserCredits, defaultWidth, defaultHeight, dailyCostLimit, sellerDailyCostLimit };
}
