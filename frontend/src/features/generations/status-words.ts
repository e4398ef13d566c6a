import type { GenerationView } from '../../api/generated/model/generationView.ts';

/** The way of a design through the press, in order, in words. */
const STEPS = {
  pending: 'Queued...',
  generating: 'Generating image with AI...',
  removing_bg: 'Removing background...',
  uploading: 'Uploading to cloud storage...',
  creating_listing: 'Creating Etsy listing kit...',
  creating_product: 'Creating Printify product...',
} as const;

type Step = keyof typeof STEPS;

export const STEP_NAMES = Object.keys(STEPS) as Step[];

const WORDS: Record<string, string> = { ...STEPS, finalized: 'Complete!', error: 'Failed' };

const FINISHED: readonly string[] = ['preview', 'finalized'];

export function statusWords({ status }: GenerationView): string {
  return WORDS[status] ?? status;
}

export function isInProgress({ status }: GenerationView): boolean {
  return status in STEPS;
}

export function isFinished({ status }: GenerationView): boolean {
  return FINISHED.includes(status);
}

/** How many steps are behind it, of how many. */
export function stepsDone({ status }: GenerationView): { done: number; total: number } {
  const at = STEP_NAMES.indexOf(status as Step);
  return { done: at < 0 ? STEP_NAMES.length : at, total: STEP_NAMES.length };
}
