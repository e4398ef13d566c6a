import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Prisma, PrismaService } from '../../../platform/prisma/prisma.service.ts';
import type { AdminSettings } from './admin-settings.dto.ts';
import { toAdminSettings } from './admin-settings.mapper.ts';

const onlyRow = { where: { id: 1 } };

/** The one writer of `app_settings`. */
@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: AuditLog,
  ) {}

  async getAdminSettings(): Promise<AdminSettings> {
    return toAdminSettings(await this.prisma.appSettings.findUniqueOrThrow(onlyRow));
  }

  /** Saves all of them. The audit log gets the values before and after. */
  async saveAdminSettings(actorId: string, settings: AdminSettings): Promise<AdminSettings> {
    return this.prisma.$transaction(async (tx) => {
      await tx.$queryRaw(Prisma.sql`SELECT 1 FROM app_settings FOR UPDATE`);
      const before = toAdminSettings(await tx.appSettings.findUniqueOrThrow(onlyRow));
      const after = toAdminSettings(await tx.appSettings.update({ ...onlyRow, data: { ...settings } }));
      const detail = { before: { ...before }, after: { ...after } };
      await this.audit.record(tx, { actorId, action: 'settings.changed', detail });
      return after;
    });
  }
}
