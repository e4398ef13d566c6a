import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useGetDesignDocument } from '../../api/generated/versions/versions.ts';
import type { DesignDocumentView } from '../../api/model/designDocumentView.ts';
import type { GenerationView } from '../../api/model/generationView.ts';
import { Button } from '../../components/ui/button.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { designPath, isInProgress, useGeneration } from '../designs/index.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EditorSkeleton, Notice, WithEngine } from './screen/editor-frame.tsx';

const RetouchPage = lazy(() => import('./retouch/retouch-page.tsx'));

/** A design as a document that is changed by hand. */
export function EditorPage({ id }: { id: string }) {
  const generation = useGeneration(id);
  const view = useGetDesignDocument(id);
  useTitle(generation.data ? `Edit ${generation.data.prompt}` : 'Edit');
  if (generation.isPending || view.isPending) return <EditorSkeleton />;
  const error = generation.error ?? view.error;
  if (!generation.data || !view.data)
    return (
      <Notice
        title={error?.status === 404 ? 'Design not found' : 'Couldn’t load this design'}
        action={<Button onClick={() => void Promise.all([generation.refetch(), view.refetch()])}>Try again</Button>}
      >
        {error?.message}
      </Notice>
    );
  return <Opened generation={generation.data} view={view.data} />;
}

interface OpenedProps {
  generation: GenerationView;
  view: DesignDocumentView;
}

function Opened({ generation, view }: OpenedProps) {
  const { document, editable } = view;
  const isPicture = view.engine === 'ai' && (generation.status === 'finalized' || generation.status === 'preview');
  if (!document && isPicture)
    return (
      <WithEngine>
        <Suspense fallback={<EditorSkeleton />}>
          <RetouchPage generation={generation} />
        </Suspense>
      </WithEngine>
    );
  if (!document || !editable)
    return (
      <Notice
        title={isInProgress(generation) ? 'This design is still being made' : 'This design can’t be changed right now'}
        action={<BackTo id={generation.id} />}
      >
        {isInProgress(generation) && 'You can edit it once it’s finished.'}
      </Notice>
    );
  return (
    <WithEngine>
      <EditorScreen generation={generation} view={{ ...view, document }} />
    </WithEngine>
  );
}

function BackTo({ id }: { id: string }) {
  return (
    <Button asChild>
      <Link to={designPath(id)}>Back to the design</Link>
    </Button>
  );
}
