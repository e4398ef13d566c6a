import type { BatchCounts } from '../../../api/model/batchCounts.ts';
import { progressOf } from '../model/states.ts';
import { progressWords } from '../model/words.ts';

/** How many rows are made, and in a quieter tone how many will not be. */
export function ProgressBar({ counts }: { counts: BatchCounts }) {
  const { made, over, total } = progressOf(counts);
  const share = (count: number) => `${total === 0 ? 0 : (100 * count) / total}%`;
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={made}
      aria-valuetext={progressWords(counts)}
      className="flex h-2 overflow-hidden rounded-full bg-border"
    >
      <span className="bg-spot transition-[width] duration-200" style={{ width: share(made) }} />
      <span className="bg-muted-foreground" style={{ width: share(over) }} />
    </div>
  );
}
