import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { SettingsService } from '../../settings/index.ts';
import { waitedFor } from '../engines/batch-threads.ts';
import { storedRedraw, withoutNewPart } from '../model/documents/redraw.ts';
import { type Retouch, retouchDocument } from '../model/documents/retouch-document.ts';
import { type BasePicture, BasePictures } from '../pictures/base-pictures.ts';
import { DesignVersions, type StoredVersion } from './design-versions.ts';
import { RetouchDocuments } from './documents/retouch-documents.ts';

export interface OpenedRetouch {
  row: Generation;
  retouch: Retouch;
  /** The newest, also where it is of another one that its picture is missing of. */
  version: number;
  picture: BasePicture;
  editable: boolean;
}

/** Designs of image models as they are changed by hand. */
@Injectable()
export class Retouches {
  constructor(
    private readonly versions: DesignVersions,
    private readonly documents: RetouchDocuments,
    private readonly pictures: BasePictures,
    private readonly settings: SettingsService,
    private readonly blocked: BlockedTerms,
  ) {}

  /** What the model is asked for. @throws AppError validation_failed */
  async refuseWords(userId: string, words: string): Promise<void> {
    const { blockedWords } = await this.settings.findSettings(userId);
    await this.blocked.refuseTexts({ words }, blockedWords);
  }

  /** @throws AppError not_found, not_editable, not_ready while nothing is drawn, busy */
  async open(userId: string, id: string): Promise<OpenedRetouch> {
    const { row, versions } = await this.versions.find(userId, id);
    if (row.engine !== 'ai') throw new AppError('not_editable', ofPress);
    if (row.imageKey === null) throw new AppError('not_ready');
    const first = await this.pictures.findOrMakeFirst({ ...row, ...waitedFor });
    const editable = this.documents.states.includes(row.status);
    const version = versions[0]?.version ?? 0;
    for (const retouch of versions.flatMap(openable)) {
      const picture = retouch.picture === 0 ? first : await this.pictures.find(row, retouch.picture);
      if (picture) return { row, retouch, version, picture, editable };
    }
    throw new Error('A design has a version without a picture.');
  }
}

/** What was saved with a part that is not drawn yet, or could not be, is there without that part, too. */
function openable({ document, redraw: stored }: StoredVersion): Retouch[] {
  const retouch = retouchDocument.parse(document);
  const redraw = storedRedraw.nullable().parse(stored);
  return redraw ? [retouch, withoutNewPart(retouch, redraw)] : [retouch];
}

const ofPress = 'Press drew this design: read it with getDesignDocument.';
