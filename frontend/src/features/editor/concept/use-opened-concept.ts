import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../auth/index.ts';
import { type ConceptDraft, conceptDraft, EDIT_CONCEPT, type EditConceptState } from '../../designs/index.ts';
import { isReplaced, openConcept } from './opened-concept.ts';

export interface OpenedConcept {
  draft: ConceptDraft | undefined;
  isOpening: boolean;
  /** Brings back the concept that was changed and gave way to this one. */
  bringBack: (() => void) | undefined;
}

/** The concept that the way here hands over, else the one that was edited last; undefined where there is none. */
export function useOpenedConcept(): OpenedConcept {
  const userId = useAuth().session?.user.id ?? '';
  const navigate = useNavigate();
  const asked = (useLocation().state as Partial<EditConceptState> | null)?.concept;
  const [draft, setDraft] = useState(() => conceptDraft(userId).read());
  const [replaced, setReplaced] = useState<ConceptDraft>();
  useEffect(() => {
    if (!asked) return;
    const before = conceptDraft(userId).read();
    const opened = openConcept(asked, before);
    conceptDraft(userId).write(opened);
    setDraft(opened);
    if (isReplaced(before, opened)) setReplaced(before);
    // A reload must not do it again, over what was changed since.
    void navigate(EDIT_CONCEPT, { replace: true, state: null });
  }, [asked, userId, navigate]);

  const bringBack = useMemo(
    () =>
      replaced &&
      (() => {
        conceptDraft(userId).write(replaced);
        setDraft(replaced);
        setReplaced(undefined);
      }),
    [replaced, userId],
  );
  return { draft, isOpening: asked !== undefined, bringBack };
}
