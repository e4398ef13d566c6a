import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { Preferences } from './preferences.dto.ts';

@Injectable()
export class PreferencesService {
  constructor(private readonly prisma: PrismaService) {}

  async getPreferences(userId: string): Promise<Preferences> {
    const row = await this.prisma.userSettings.findUnique({ where: { userId } });
    return { mailOnFinished: row?.mailOnFinished ?? false, mailOnFailed: row?.mailOnFailed ?? false };
  }

  async savePreferences(userId: string, { mailOnFinished, mailOnFailed }: Preferences): Promise<Preferences> {
    const data = { mailOnFinished, mailOnFailed };
    await this.prisma.userSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return data;
  }
}
