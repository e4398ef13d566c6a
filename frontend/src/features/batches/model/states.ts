import type { BatchCounts } from '../../../api/model/batchCounts.ts';
import type { BatchState } from '../../../api/model/batchState.ts';
import type { BatchView } from '../../../api/model/batchView.ts';
import { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';

export type Tone = 'good' | 'warning' | 'bad' | 'quiet';

interface StateWords {
  name: string;
  tone: Tone;
}

const ROW_STATES: Record<RowState, StateWords> = {
  faulty: { name: 'Has errors', tone: 'bad' },
  waiting: { name: 'Ready', tone: 'quiet' },
  making: { name: 'Being made', tone: 'quiet' },
  needs_review: { name: 'Needs review', tone: 'warning' },
  made: { name: 'Made', tone: 'good' },
  approved: { name: 'Approved', tone: 'good' },
  publishing: { name: 'Publishing', tone: 'quiet' },
  published: { name: 'Published', tone: 'good' },
  publish_failed: { name: 'Not published', tone: 'bad' },
  failed: { name: 'Not made', tone: 'bad' },
  skipped: { name: 'Skipped', tone: 'quiet' },
  discarded: { name: 'Discarded', tone: 'quiet' },
  canceled: { name: 'Canceled', tone: 'quiet' },
};

export const wordsOfRow = (state: RowState): StateWords => ROW_STATES[state];

const BATCH_STATES: Record<BatchState, StateWords> = {
  draft: { name: 'Draft', tone: 'quiet' },
  running: { name: 'Running', tone: 'good' },
  paused: { name: 'Paused', tone: 'warning' },
  canceled: { name: 'Canceled', tone: 'quiet' },
  finished: { name: 'Finished', tone: 'good' },
};

export function wordsOfBatch({ state, waiting }: Pick<BatchView, 'state' | 'waiting'>): StateWords {
  return waiting ? { name: 'Waiting', tone: 'warning' } : BATCH_STATES[state];
}

export const TONES: Record<Tone, string> = {
  good: 'text-good',
  warning: 'text-warning',
  bad: 'text-destructive',
  quiet: 'text-muted-foreground',
};

/** Rows whose idea is another row's too, or a design's that is there. */
export const REPEATED = 'repeated';

/** Undefined: rows in whatever state. */
export type RowFilter = RowState | typeof REPEATED | undefined;

export function readRowFilter(text: string | null): RowFilter {
  return [...Object.values(RowState), REPEATED].find((filter) => filter === text) as RowFilter;
}

export function matchesFilter({ state, faults }: Pick<RowView, 'state' | 'faults'>, filter: RowFilter): boolean {
  if (filter !== REPEATED) return filter === undefined || state === filter;
  return faults.some(({ field, level }) => field === 'idea' && level === 'warning');
}

const DONE = ['needs_review', 'made', 'approved', 'publishing', 'published', 'publish_failed'] as const;
const OVER = ['failed', 'skipped'] as const;

/** How many of the rows that are to be made are made. What was discarded or canceled does not count. */
export function progressOf(counts: BatchCounts): { made: number; over: number; total: number } {
  const sum = (states: readonly RowState[]) => states.reduce((total, state) => total + counts[state], 0);
  const [made, over] = [sum(DONE), sum(OVER)];
  return { made, over, total: made + over + sum(['waiting', 'making']) };
}
