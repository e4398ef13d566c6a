import { useSearchParams } from 'react-router';
import { useGetRetouch } from '../../../api/generated/versions/versions.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { RetouchView } from '../../../api/model/retouchView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { EditorSkeleton } from '../screen/editor-frame.tsx';
import { TOOLS } from './model/retouch.ts';
import { usePictures } from './picture/use-pictures.ts';
import { RetouchScreen } from './retouch-screen.tsx';

/** A design of an image model: its picture is changed by hand. */
export default function RetouchPage({ generation }: { generation: GenerationView }) {
  // Other links would fetch the same picture again, and a version that was saved is not what is opened next.
  const query = { staleTime: Infinity, gcTime: 0 };
  const { data, error, isPending, refetch } = useGetRetouch(generation.id, { query });
  if (isPending) return <EditorSkeleton label="Opening the picture…" />;
  if (!data)
    return (
      <Failure title="Couldn’t open the picture" onRetry={() => void refetch()}>
        {error.message}
      </Failure>
    );
  return <Opened generation={generation} view={data} />;
}

function Opened({ generation, view }: { generation: GenerationView; view: RetouchView }) {
  const [parameters] = useSearchParams();
  const { pictures, failed, retry } = usePictures(view);
  const asked = TOOLS.find((tool) => tool.toLowerCase() === parameters.get('tool'));
  if (failed) return <Failure title="Couldn’t load the picture" onRetry={retry} />;
  const [first] = pictures.values();
  if (!first) return <EditorSkeleton label="Loading the picture…" />;
  return <RetouchScreen generation={generation} view={view} pictures={pictures} firstTool={asked ?? 'Brush'} />;
}

interface FailureProps {
  title: string;
  onRetry: () => void;
  children?: React.ReactNode;
}

function Failure({ title, onRetry, children }: FailureProps) {
  return (
    <EmptyState level="h2" title={title} action={<Button onClick={onRetry}>Try again</Button>}>
      {children}
    </EmptyState>
  );
}
