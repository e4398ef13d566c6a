import { useEffect, useRef, useState } from 'react';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import { useAuth } from '../../auth/index.ts';
import { CONCEPT_DRAFT, type ConceptDraft } from '../../designs/index.ts';
import { type Editor, useSteps } from '../state/use-steps.ts';
import type { PressTerms } from './press-request.ts';

export interface ConceptEditor {
  editor: Editor;
  /** Shirts, and when it is published. */
  terms: PressTerms;
  setTerms: (terms: PressTerms) => void;
  /** It is a design now: there is nothing left to save. */
  end: () => void;
}

/** A concept, its steps, and a draft of it that survives a reload and a sign-in. */
export function useConceptEditor({ concept, document: changed }: ConceptDraft): ConceptEditor {
  const { session } = useAuth();
  const [, saveDraftFrom] = useFormDraft<ConceptDraft>(CONCEPT_DRAFT, session?.user.id ?? '');
  const { document: begun, ...first } = concept;
  const editor = useSteps({ document: begun, version: 0 }, changed);
  const [terms, setTerms] = useState<PressTerms>(first);
  const isEnded = useRef(false);
  const content = useRef<ConceptDraft>(undefined);
  content.current = { concept: { ...terms, document: begun }, document: editor.document };
  useEffect(() => saveDraftFrom(() => (isEnded.current ? undefined : content.current)), [saveDraftFrom]);
  const end = () => {
    isEnded.current = true;
  };
  return { editor, terms, setTerms, end };
}
