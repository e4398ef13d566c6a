import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { SettingsService } from '../../../settings/index.ts';
import { RetouchStudio } from '../../engines/retouch/retouch-studio.ts';
import {
  parseRetouch,
  type Retouch,
  retouchDocument,
  retouchRefused,
  untouched,
} from '../../model/documents/retouch-document.ts';
import type { GenerationState } from '../../model/status/states.ts';
import { BasePictures } from '../../pictures/base-pictures.ts';
import { VersionDocuments } from './version-documents.ts';

/** What was done by hand to a picture of an image model; also while its seller is asked whether it was cut out well. */
@Injectable()
export class RetouchDocuments extends VersionDocuments<Retouch> {
  readonly states: readonly GenerationState[] = ['finalized', 'preview'];
  readonly parse = parseRetouch;

  constructor(
    private readonly studio: RetouchStudio,
    private readonly pictures: BasePictures,
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
  ) {
    super();
  }

  read(value: unknown): Retouch {
    return retouchDocument.parse(value);
  }

  first(_row: Generation): Retouch {
    return untouched;
  }

  /** What the model lettered is not known. */
  async words(_owner: string, { captions }: Retouch): Promise<string[]> {
    return captions.map(({ text }) => text.replaceAll('\n', ' '));
  }

  async check(row: Generation, retouch: Retouch): Promise<void> {
    if (retouch.picture !== 0 && !(await this.pictures.find(row, retouch.picture)))
      throw retouchRefused({ picture: 'Picture not found.' });
    await this.studio.check(row.userId, retouch);
    const { blockedWords } = await this.settings.findSettings(row.userId);
    const texts = retouch.captions.map(({ text }, at) => [`retouch.captions.${at}.text`, text.replaceAll('\n', ' ')]);
    await this.blocked.refuseTexts(Object.fromEntries(texts), blockedWords);
  }
}
