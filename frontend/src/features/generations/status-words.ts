import type { Generation } from '../../api/temporary.ts';

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

const WORDS: Record<Generation['status'], string> = {
  ...STEPS,
  finalized: 'Complete!',
  preview: 'Preview',
  error: 'Failed',
};

export function statusWords(generation: Generation): string {
  return WORDS[generation.status];
}

export function isInProgress({ status }: Generation): boolean {
  return status in STEPS;
}

export function isFinished({ status }: Generation): boolean {
  return status === 'finalized' || status === 'preview';
}

/** How many steps are behind it, of how many. */
export function stepsDone({ status }: Generation): { done: number; total: number } {
  const at = STEP_NAMES.indexOf(status as Step);
  return { done: at < 0 ? STEP_NAMES.length : at, total: STEP_NAMES.length };
}

/** What a design is called: its listing's title, until then what was asked for. */
export function titleOf(generation: Generation): string {
  return generation.listing?.title ?? generation.prompt;
}
