import { Injectable } from '@nestjs/common';
import type { DesignDocument } from '../../../designer/index.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { PressStudio } from '../../engines/press/press-studio.ts';
import { designDocument, parseDocument } from '../../model/documents/design-document.ts';
import { parseRequest } from '../../model/row.ts';
import type { GenerationState } from '../../model/status/states.ts';
import { DocumentChecks } from './document-checks.ts';
import { VersionDocuments } from './version-documents.ts';

/** The designer's own request. */
@Injectable()
export class PressDocuments extends VersionDocuments<DesignDocument> {
  readonly states: readonly GenerationState[] = ['finalized'];
  readonly parse = parseDocument;

  constructor(
    private readonly studio: PressStudio,
    private readonly checks: DocumentChecks,
  ) {
    super();
  }

  read(value: unknown): DesignDocument {
    return designDocument.parse(value);
  }

  first(row: Generation): DesignDocument {
    const { press } = parseRequest(row);
    if (!press) throw new Error('A Press design was accepted without a plan.');
    return { idea: row.idea, ...press };
  }

  words(owner: string, document: DesignDocument): Promise<string[]> {
    return this.studio.words(owner, document);
  }

  async check({ userId }: Generation, document: DesignDocument): Promise<void> {
    await this.checks.check(userId, document);
  }
}
