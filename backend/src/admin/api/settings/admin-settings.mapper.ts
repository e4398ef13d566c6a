import type { AppSettings } from '../../../platform/prisma/client/client.ts';
import type { AdminSettings } from './admin-settings.dto.ts';

export function toAdminSettings({ id: _id, ...settings }: AppSettings): AdminSettings {
  return settings;
}
