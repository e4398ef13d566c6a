import { type Draft, draftOf } from '../../../api/cache/use-form-draft.ts';
import type { DesignDocumentBody } from '../../../api/model/designDocumentBody.ts';
import type { ConceptToEdit } from '../model/design-links.ts';

/** A concept that is edited and not pressed yet. */
export interface ConceptDraft {
  concept: ConceptToEdit;
  document: DesignDocumentBody;
}

export const CONCEPT_DRAFT = 'concept';

export function conceptDraft(userId: string): Draft<ConceptDraft> {
  return draftOf<ConceptDraft>(CONCEPT_DRAFT, userId);
}
