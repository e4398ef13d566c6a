import { Injectable } from '@nestjs/common';
import type { TitleStyle } from '../listing/index.ts';
import { aiDisclosure, type ClosingChoice, defaultTemplates, partnerLine, priceLimits } from '../listing/index.ts';
import type { UserSettings } from '../platform/prisma/client/client.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { type ChosenProduct, ProductChoices } from '../printify/index.ts';
import type { ListingSettings } from './listing-settings.dto.ts';
import type { PricingSettings, PromptSettings } from './settings.dto.ts';

type Stored = PromptSettings & ListingSettings & PricingSettings;

export interface AllSettings extends Stored {
  /** The lines at the end of a description, as far as they are wanted. */
  closing: ClosingChoice;
  /** What is printed on. */
  product: ChosenProduct;
}

/** A seller's templates, choices and price. An empty text is stored as empty and read as the default. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly products: ProductChoices,
  ) {}

  async all(userId: string): Promise<AllSettings> {
    const row = await this.prisma.userSettings.findUnique({ where: { userId } });
    return { ...withDefaults(row), product: await this.products.findProduct(userId) };
  }

  async save<T extends Partial<Stored>>(userId: string, change: T): Promise<AllSettings> {
    const data = { ...change };
    await this.prisma.userSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return this.all(userId);
  }
}

function withDefaults(row: UserSettings | null): Omit<AllSettings, 'product'> {
  const lines = {
    aiDisclosure: row?.aiDisclosure ?? true,
    aiDisclosureText: row?.aiDisclosureText || aiDisclosure,
    partnerLine: row?.partnerLine ?? true,
    partnerLineText: row?.partnerLineText || partnerLine,
  };
  return {
    promptTemplate: row?.promptTemplate || defaultTemplates.promptTemplate,
    negativePrompt: row?.negativePrompt || defaultTemplates.negativePrompt,
    titleTemplate: row?.titleTemplate || defaultTemplates.titleTemplate,
    descriptionTemplate: row?.descriptionTemplate || defaultTemplates.descriptionTemplate,
    titleStyle: (row?.titleStyle as TitleStyle | undefined) ?? 'short',
    ...lines,
    closing: {
      disclosure: lines.aiDisclosure ? lines.aiDisclosureText : null,
      partner: lines.partnerLine ? lines.partnerLineText : null,
    },
    blockedWords: row?.blockedWords ?? [],
    defaultPrice: row?.defaultPrice ?? priceLimits.default,
    sizePrices: (row?.sizePrices ?? {}) as Record<string, number>,
  };
}
