import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import type { SaveListingSettings } from '../api/listing-settings.dto.ts';
import { type AllSettings, SettingsService } from './settings.service.ts';

/** What stands in every listing must not name what no listing may. */
@Injectable()
export class ListingSettingsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
  ) {}

  /** @throws AppError validation_failed by field */
  async save(userId: string, change: SaveListingSettings): Promise<AllSettings> {
    const { titleTemplate, descriptionTemplate, aiDisclosureText = '', partnerLineText = '' } = change;
    const blockedWords = change.blockedWords && unique(change.blockedWords);
    const ownWords = blockedWords ?? (await this.settings.all(userId)).blockedWords;
    await this.blocked.refuse({ titleTemplate, descriptionTemplate, aiDisclosureText, partnerLineText }, ownWords);
    return this.settings.save(userId, { ...change, ...(blockedWords ? { blockedWords } : {}) });
  }
}

function unique(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.trim().toLowerCase(), word.trim()])).values()];
}
