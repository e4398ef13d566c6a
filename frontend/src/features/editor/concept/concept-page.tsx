import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { WORKBENCH } from '../../designs/index.ts';
import { EditorSkeleton, Notice, WithEngine } from '../screen/editor-frame.tsx';
import { ConceptScreen } from './concept-screen.tsx';
import { useOpenedConcept } from './use-opened-concept.ts';

/** A concept of Press as a document that is changed by hand before it is pressed. */
export function ConceptPage() {
  const { draft, isOpening, bringBack } = useOpenedConcept();
  useTitle('Edit a concept');
  if (isOpening) return <EditorSkeleton />;
  if (!draft) return <NoConcept />;
  return (
    <WithEngine>
      <ConceptScreen key={JSON.stringify(draft.concept.document)} draft={draft} bringBack={bringBack} />
    </WithEngine>
  );
}

function NoConcept() {
  return (
    <Notice
      title="No concept to edit"
      action={
        <Button asChild variant="ink">
          <Link to={WORKBENCH}>Go to the dashboard</Link>
        </Button>
      }
    >
      Describe a design, choose Press, and open one of its concepts here. Changing it is free.
    </Notice>
  );
}
