import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { ProductChoices } from '../../printify/index.ts';
import { type SellerSettings, type SettingsFields, withDefaults } from '../model/seller-settings.ts';

type ListingChange = Pick<SettingsFields, 'titleTemplate' | 'descriptionTemplate'> & Partial<SettingsFields>;

/** A seller's templates, choices and price. An empty text is stored as empty and read as the default. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly products: ProductChoices,
    private readonly blocked: BlockedTerms,
  ) {}

  async findSettings(userId: string): Promise<SellerSettings> {
    const row = await this.prisma.userSettings.findUnique({ where: { userId } });
    return withDefaults(row, await this.products.findProduct(userId));
  }

  async saveSettings<T extends Partial<SettingsFields>>(userId: string, change: T): Promise<SellerSettings> {
    const data = { ...change };
    await this.prisma.userSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return this.findSettings(userId);
  }

  /** @throws AppError validation_failed by field, where a text holds a blocked term: it would be in every listing */
  async saveListingSettings(userId: string, change: ListingChange): Promise<SellerSettings> {
    const { titleTemplate, descriptionTemplate, aiDisclosureText = '', partnerLineText = '' } = change;
    const blockedWords = change.blockedWords && unique(change.blockedWords);
    const ownWords = blockedWords ?? (await this.findSettings(userId)).blockedWords;
    await this.blocked.refuseTexts({ titleTemplate, descriptionTemplate, aiDisclosureText, partnerLineText }, ownWords);
    return this.saveSettings(userId, { ...change, ...(blockedWords ? { blockedWords } : {}) });
  }
}

function unique(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.trim().toLowerCase(), word.trim()])).values()];
}
