import type { ConceptDraft, ConceptToEdit } from '../../designs/index.ts';
import { isSameDocument } from '../model/document.ts';

/** The same concept again is gone on with. */
export function openConcept(asked: ConceptToEdit, draft: ConceptDraft | undefined): ConceptDraft {
  const isKnown = draft && isSameDocument(draft.concept.document, asked.document);
  return { concept: asked, document: isKnown ? draft.document : asked.document };
}

/** Whether a concept that was changed gives way to another. */
export function isReplaced(draft: ConceptDraft | undefined, opened: ConceptDraft): draft is ConceptDraft {
  if (!draft || isSameDocument(draft.concept.document, opened.concept.document)) return false;
  return !isSameDocument(draft.document, draft.concept.document);
}
