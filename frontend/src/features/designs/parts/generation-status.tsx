import { useState } from 'react';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { countSteps, expectedTime, isInProgress, STEP_NAMES, statusLabel } from '../model/status.ts';
import { WaitNotice } from './wait-notice.tsx';

interface GenerationStatusProps {
  generation: GenerationView;
  /** Pressed on this screen: it may have ended before its progress could be shown. */
  isNew?: boolean;
}

/** The progress, its end or the error; screen readers announce each change. */
export function GenerationStatus({ generation, isNew = false }: GenerationStatusProps) {
  const { status, error_message, publish_error } = generation;
  const hasJustEnded = useWasInProgress(isNew || isInProgress(generation)) && !isInProgress(generation);
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {isInProgress(generation) && <Progress generation={generation} />}
      <WaitNotice generation={generation} />
      {hasJustEnded && status === 'finalized' && <p className="font-semibold text-good">{statusLabel(generation)}</p>}
      {status === 'error' && (
        <div className="text-destructive">
          {hasJustEnded && <p className="font-semibold">{statusLabel(generation)}</p>}
          <p>{error_message ?? 'Generation failed'}</p>
        </div>
      )}
      {publish_error && <p className="text-destructive text-sm">{publish_error}</p>}
    </div>
  );
}

/** Whether it was in progress since it is on the screen: only then its end is news. */
function useWasInProgress(isRunning: boolean): boolean {
  const [wasInProgress, setWasInProgress] = useState(false);
  if (isRunning && !wasInProgress) setWasInProgress(true);
  return wasInProgress;
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
          <span key={name} className={`h-1.5 rounded-full ${barTone(step - done, generation.waiting !== null)}`} />
        ))}
      </div>
      <p className="font-semibold">{words}</p>
      {!generation.waiting && <p className="text-muted-foreground text-sm">{expectedTime(generation)}</p>}
    </div>
  );
}

function barTone(ahead: number, waiting: boolean): string {
  if (ahead > 0 || (ahead === 0 && waiting)) return 'bg-border';
  return ahead === 0 ? 'animate-pulse bg-spot' : 'bg-spot';
}
