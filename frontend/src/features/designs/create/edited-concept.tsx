import { Link } from 'react-router';
import { useAuth } from '../../auth/index.ts';
import { EDIT_CONCEPT } from '../model/design-links.ts';
import { conceptDraft } from '../queries/concept-draft.ts';

/** The way back to a concept that was opened in the editor and not pressed. */
export function EditedConcept() {
  const { session } = useAuth();
  const draft = conceptDraft(session?.user.id ?? '').read();
  if (!draft) return null;
  return (
    <p className="rounded-md border border-input bg-muted px-4 py-3 text-sm">
      The concept you edited waits for you: “{draft.document.idea}”.{' '}
      <Link to={EDIT_CONCEPT} className="font-semibold underline underline-offset-4">
        Keep editing
      </Link>
    </p>
  );
}
