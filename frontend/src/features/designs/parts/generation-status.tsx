import type { GenerationView } from '../../../api/model/generationView.ts';
import { countSteps, isInProgress, STEP_NAMES, statusLabel } from '../model/status.ts';

/** The progress or the error; screen readers announce each change. */
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

function Progress({ generation }: { generation: GenerationView }) {
  const { done, total } = countSteps(generation);
  const words = statusLabel(generation);
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
        className="grid auto-cols-fr grid-flow-col gap-1"
      >
        {STEP_NAMES.map((name, step) => (
          <span key={name} className={`h-1.5 rounded-full ${barTone(step - done)}`} />
        ))}
      </div>
      <p className="font-semibold">{words}</p>
      <p className="text-muted-foreground text-sm">Usually takes 15-20 seconds</p>
    </div>
  );
}

function barTone(ahead: number): string {
  if (ahead > 0) return 'bg-border';
  return ahead === 0 ? 'animate-pulse bg-spot' : 'bg-spot';
}
