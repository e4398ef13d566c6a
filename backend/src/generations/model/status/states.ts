/** States of a generation, in order (the product's specification, section 4). */
export const generationStates = [
  'pending',
  'generating',
  'removing_bg',
  'uploading',
  'creating_listing',
  'creating_product',
  'preview',
  'finalized',
  'error',
] as const;
export type GenerationState = (typeof generationStates)[number];

const endStates: GenerationState[] = ['finalized', 'error'];

export const restStates: GenerationState[] = [...endStates, 'preview'];

/** Whether nothing works on it: it has ended, or waits for a review. */
export function isAtRest(status: GenerationState): boolean {
  return restStates.includes(status);
}

export const finishedStates: GenerationState[] = ['preview', 'finalized'];

/** Whether there are print files to have: the library shows these designs. */
export function isFinished(status: GenerationState): boolean {
  return finishedStates.includes(status);
}

export function hasEnded(status: GenerationState): boolean {
  return endStates.includes(status);
}

export const publishStates = ['draft', 'publishing', 'published', 'failed'] as const;
export type PublishStatus = (typeof publishStates)[number];

export const syncStates = ['synced', 'pending', 'failed'] as const;
export type SyncState = (typeof syncStates)[number];

export const designEngines = ['ai', 'press'] as const;
export type DesignEngine = (typeof designEngines)[number];
