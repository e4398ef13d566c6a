import type { GenerationView } from '../../../api/model/generationView.ts';

/** The way of a design through the press, in order, in words. */
const STEP_LABELS = {
  pending: 'Queued...',
  generating: 'Generating image with AI...',
  removing_bg: 'Removing background...',
  uploading: 'Uploading to cloud storage...',
  creating_listing: 'Creating Etsy listing kit...',
  creating_product: 'Creating Printify product...',
} as const;

type Step = keyof typeof STEP_LABELS;

export const STEP_NAMES = Object.keys(STEP_LABELS) as Step[];

const STATUS_LABELS: Record<string, string> = {
  ...STEP_LABELS,
  preview: 'Needs your look',
  finalized: 'Complete!',
  error: 'Failed',
};

const FINISHED_STATUSES: readonly string[] = ['preview', 'finalized'];

/** Press draws without AI, and its designs have no background. */
const PRESS_LABELS: Record<string, string> = {
  generating: 'Drawing with Press...',
  removing_bg: 'Preparing print files...',
};

export function statusLabel({ status, engine }: GenerationView): string {
  return (engine === 'press' && PRESS_LABELS[status]) || STATUS_LABELS[status] || status;
}

export function isInProgress({ status }: GenerationView): boolean {
  return status in STEP_LABELS;
}

export function isFinished({ status }: GenerationView): boolean {
  return FINISHED_STATUSES.includes(status);
}

/** Whether there is art that can be laid on a shirt: drawn, and cut out. */
export function isCutOut({ status, image_url }: GenerationView): boolean {
  return image_url !== null && !['generating', 'removing_bg', 'uploading'].includes(status);
}

/** How many steps are behind it, of how many. */
export function countSteps({ status }: GenerationView): { done: number; total: number } {
  const at = STEP_NAMES.indexOf(status as Step);
  return { done: at < 0 ? STEP_NAMES.length : at, total: STEP_NAMES.length };
}
