import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import {
  faultsOf,
  type Listing,
  type ListingFaults,
  type ListingScore,
  scoreOf,
  sellersWordsOf,
} from '../../listing/index.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { SettingsService } from '../../settings/index.ts';

export interface CheckedListing {
  score: ListingScore;
  fields: ListingFaults;
}

export type ListedDesign = Pick<Generation, 'userId' | 'idea' | 'engine'>;

/** How well a listing is written, by its seller's settings as they are now. */
@Injectable()
export class ListingChecks {
  constructor(
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
  ) {}

  async check({ userId, idea, engine }: ListedDesign, listing: Listing): Promise<CheckedListing> {
    const settings = await this.settings.findSettings(userId);
    const { titleStyle, closing } = settings;
    const blocked = await this.blocked.termsFor(settings.blockedWords);
    const sellersWords = sellersWordsOf({ ...settings, ...closing, idea });
    const score = scoreOf(listing, { idea, sellersWords, titleStyle, engine, ...closing, blocked });
    return { score, fields: faultsOf(listing, blocked) };
  }
}
