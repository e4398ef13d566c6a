import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../../../lib/toast.ts';
import { useAuth } from '../../auth/index.ts';
import { type ConceptDraft, conceptDraft, EDIT_CONCEPT, type EditConceptState } from '../../designs/index.ts';
import { isReplaced, openConcept } from './opened-concept.ts';

/** The concept that the way here hands over, else the one that was edited last; undefined where there is none. */
export function useOpenedConcept(): { draft: ConceptDraft | undefined; isOpening: boolean } {
  const userId = useAuth().session?.user.id ?? '';
  const navigate = useNavigate();
  const asked = (useLocation().state as Partial<EditConceptState> | null)?.concept;
  const [draft, setDraft] = useState(() => conceptDraft(userId).read());
  useEffect(() => {
    if (!asked) return;
    const before = conceptDraft(userId).read();
    const opened = openConcept(asked, before);
    show(opened);
    if (isReplaced(before, opened)) offerBack(() => show(before));
    // A reload must not do it again, over what was changed since.
    void navigate(EDIT_CONCEPT, { replace: true, state: null });

    function show(shown: ConceptDraft) {
      conceptDraft(userId).write(shown);
      setDraft(shown);
    }
  }, [asked, userId, navigate]);
  return { draft, isOpening: asked !== undefined };
}

function offerBack(onPress: () => void): void {
  toast({
    title: 'Another concept opened',
    description: 'Undo brings back the one that you had changed.',
    action: { label: 'Undo', onPress },
  });
}
