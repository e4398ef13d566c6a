import { Injectable } from '@nestjs/common';
import type { UserSettings } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { defaultTemplates, priceLimits } from './defaults.ts';
import type { ListingSettings, PricingSettings, PromptSettings } from './settings.dto.ts';

export type AllSettings = PromptSettings & ListingSettings & PricingSettings;

/** A seller's templates and price. An empty template is stored as empty and read as the default. */
@Injectable()
export class SettingsService {
  constructor(private readonly prisma: PrismaService) {}

  async all(userId: string): Promise<AllSettings> {
    return withDefaults(await this.prisma.userSettings.findUnique({ where: { userId } }));
  }

  async save<T extends Partial<AllSettings>>(userId: string, change: T): Promise<AllSettings> {
    const data = { ...change };
    return withDefaults(
      await this.prisma.userSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data }),
    );
  }
}

function withDefaults(row: UserSettings | null): AllSettings {
  return {
    promptTemplate: row?.promptTemplate || defaultTemplates.promptTemplate,
    negativePrompt: row?.negativePrompt || defaultTemplates.negativePrompt,
    titleTemplate: row?.titleTemplate || defaultTemplates.titleTemplate,
    descriptionTemplate: row?.descriptionTemplate || defaultTemplates.descriptionTemplate,
    defaultPrice: row?.defaultPrice ?? priceLimits.default,
  };
}
