import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { AppSettings } from '../../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../../platform/prisma/prisma.service.ts';
import type { AdminSettings } from './admin-settings.dto.ts';

const theRow = { where: { id: 1 } };

@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: AuditLog,
  ) {}

  async read(): Promise<AdminSettings> {
    return toAdminSettings(await this.prisma.appSettings.findUniqueOrThrow(theRow));
  }

  /** Saves all of them. The audit log tells what they were before. */
  async save(actorId: string, settings: AdminSettings): Promise<AdminSettings> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$queryRaw(Prisma.sql`SELECT 1 FROM app_settings FOR UPDATE`);
      const before = toAdminSettings(await tx.appSettings.findUniqueOrThrow(theRow));
      const after = toAdminSettings(await tx.appSettings.update({ ...theRow, data: { ...settings } }));
      const detail = { before: { ...before }, after: { ...after } };
      await this.audit.record(tx, { actorId, action: 'settings.changed', detail });
      return after;
    });
  }
}

function toAdminSettings(row: AppSettings): AdminSettings {
  const { monthlyPreviewLimit, newUserCredits, defaultWidth, defaultHeight } = row;
  return { monthlyPreviewLimit, newUserCredits, defaultWidth, defaultHeight };
}
