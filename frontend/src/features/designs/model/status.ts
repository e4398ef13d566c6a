import type { GenerationState } from '../../../api/model/generationState.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';

type WithStatus = Pick<GenerationView, 'status'>;

/** The steps of a running generation, in order. */
const STEP_LABELS = {
  pending: 'Queued...',
  generating: 'Generating image with AI...',
  removing_bg: 'Removing background...',
  uploading: 'Uploading to cloud storage...',
  creating_listing: 'Creating Etsy listing kit...',
  creating_product: 'Creating Printify product...',
} satisfies Partial<Record<GenerationState, string>>;

export const STEP_NAMES: readonly GenerationState[] = Object.keys(STEP_LABELS) as GenerationState[];

const STATUS_LABELS: Record<GenerationState, string> = {
  ...STEP_LABELS,
  preview: 'Needs your review',
  finalized: 'Complete!',
  error: 'Failed',
};

/** Press draws without AI, and its designs have no background. */
const PRESS_LABELS: Partial<Record<GenerationState, string>> = {
  generating: 'Drawing with Press...',
  removing_bg: 'Preparing print files...',
};

const NOT_CUT_OUT: GenerationState[] = ['generating', 'removing_bg', 'uploading'];

export function statusLabel({ status, engine }: Pick<GenerationView, 'status' | 'engine'>): string {
  return (engine === 'press' && PRESS_LABELS[status]) || STATUS_LABELS[status];
}

export function isInProgress({ status }: WithStatus): boolean {
  return status in STEP_LABELS;
}

export function isFinished({ status }: WithStatus): boolean {
  return status === 'preview' || status === 'finalized';
}

/** Whether it has layers that can be changed by hand. */
export function isEditable({ status, engine }: Pick<GenerationView, 'status' | 'engine'>): boolean {
  return status === 'finalized' || (engine === 'ai' && status === 'preview');
}

/** Whether its seller gave it up and has the credit back: it cannot be republished. */
export function isGivenUp({ error_code }: Pick<GenerationView, 'error_code'>): boolean {
  return error_code === 'discarded' || error_code === 'canceled';
}

/** Whether there is art without its background, which can be shown on a shirt. */
export function isCutOut({ status, image_url }: Pick<GenerationView, 'status' | 'image_url'>): boolean {
  return image_url !== null && !NOT_CUT_OUT.includes(status);
}

/** How long it takes: as measured of late, in the words of the specification where that fits or nothing was measured. */
export function expectedTime({ expected_seconds: seconds }: Pick<GenerationView, 'expected_seconds'>): string {
  if (seconds === null || (seconds >= 15 && seconds <= 20)) return 'Usually takes 15-20 seconds';
  if (seconds < 90) return `Usually takes about ${seconds === 1 ? '1 second' : `${seconds} seconds`}`;
  return `Usually takes about ${Math.round(seconds / 60)} minutes`;
}

export function countSteps({ status }: WithStatus): { done: number; total: number } {
  const total = STEP_NAMES.length;
  const at = STEP_NAMES.indexOf(status);
  return { done: at < 0 ? total : at, total };
}
