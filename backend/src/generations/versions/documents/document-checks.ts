import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import type { DesignDocument } from '../../../designer/index.ts';
import { SettingsService } from '../../../settings/index.ts';
import { PressStudio } from '../../engines/press/press-studio.ts';

/** What a schema cannot see of a document. */
@Injectable()
export class DocumentChecks {
  constructor(
    private readonly studio: PressStudio,
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
  ) {}

  /** Its words. @throws AppError validation_failed by field, busy */
  async check(userId: string, document: DesignDocument): Promise<string[]> {
    await this.studio.check(userId, document);
    const words = await this.studio.words(userId, document);
    const { blockedWords } = await this.settings.findSettings(userId);
    const [headline = '', tagline = ''] = words;
    const texts: Record<string, string> = document.brief
      ? { 'document.brief.headline': headline, 'document.brief.tagline': tagline }
      : { 'document.idea': document.idea };
    await this.blocked.refuseTexts(texts, blockedWords);
    return words;
  }
}
