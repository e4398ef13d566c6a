import { useEffect, useRef } from 'react';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import { useAuth } from '../../auth/index.ts';
import type { EditorDocument } from '../model/document.ts';
import { type Editor, type Saved, useSteps } from './use-steps.ts';

/** What was changed and not saved, and the version that it is a change of. */
interface Draft<D> {
  document: D;
  basedOn: number;
}

/** A finished design, its steps, and a draft of it that survives a reload. */
export function useEditor<D = EditorDocument>(id: string, view: Saved<D>): Editor<D> {
  const { session } = useAuth();
  const [draft, saveDraftFrom] = useFormDraft<Draft<D>>(`design ${id}`, session?.user.id ?? '');
  const begun = { document: view.document, version: draft?.basedOn ?? view.version };
  const editor = useSteps<D>(begun, draft?.document);
  const { document, saved, isDirty } = editor;
  const unsaved = useRef<Draft<D> | undefined>(undefined);
  unsaved.current = isDirty ? { document, basedOn: saved.version } : undefined;
  useEffect(() => saveDraftFrom(() => unsaved.current), [saveDraftFrom]);
  return editor;
}
