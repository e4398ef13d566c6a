import type { GenerationView } from '../../../api/model/generationView.ts';
import { isInProgress } from '../model/status.ts';
import { Progress } from './progress.tsx';

/** How far it is, or what stopped it, told again to who cannot see it whenever it changes. */
export function GenerationStatus({ generation }: { generation: GenerationView }) {
  const { status, error_message, publish_error } = generation;
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {isInProgress(generation) && <Progress generation={generation} />}
      {status === 'error' && <p className="text-destructive">{error_message ?? 'Generation failed'}</p>}
      {publish_error && <p className="text-destructive text-sm">{publish_error}</p>}
    </div>
  );
}
