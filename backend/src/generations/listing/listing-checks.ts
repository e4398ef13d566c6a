import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import {
  faultsOf,
  kindFaultsOf,
  type Listing,
  type ListingFaults,
  type ListingScore,
  scoreOf,
  sellersWordsOf,
} from '../../listing/index.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import type { ProductKind } from '../../product-kinds/index.ts';
import { SettingsService } from '../../settings/index.ts';

export interface CheckedListing {
  score: ListingScore;
  fields: ListingFaults;
}

/** `kind` of a further product. */
export type ListedDesign = Pick<Generation, 'userId' | 'idea' | 'engine'> & { kind?: ProductKind };

/** How well a listing is written, by its seller's settings as they are now. */
@Injectable()
export class ListingChecks {
  constructor(
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
  ) {}

  async check({ userId, engine, ...design }: ListedDesign, listing: Listing): Promise<CheckedListing> {
    const settings = await this.settings.findSettings(userId);
    const { titleStyle, closing } = settings;
    const blocked = await this.blocked.termsFor(settings.blockedWords);
    const { idea, kind } = design;
    const sellersWords = sellersWordsOf({ ...settings, ...closing, idea });
    const score = scoreOf(listing, { idea, kind, sellersWords, titleStyle, engine, ...closing, blocked });
    return { score, fields: { ...kindFaultsOf(listing, design), ...faultsOf(listing, blocked) } };
  }

  /** What keeps these words from being saved, by field. */
  async faultsOf({ userId, ...design }: Omit<ListedDesign, 'engine'>, words: Partial<Listing>): Promise<ListingFaults> {
    const { blockedWords } = await this.settings.findSettings(userId);
    return { ...kindFaultsOf(words, design), ...faultsOf(words, await this.blocked.termsFor(blockedWords)) };
  }
}
