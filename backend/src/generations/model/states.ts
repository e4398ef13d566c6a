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

/** States in which nobody works on it: the ends, and waiting for the seller's decision. */
export const restStates: GenerationState[] = [...endStates, 'preview'];

export function hasEnded(status: GenerationState): boolean {
  return endStates.includes(status);
}

export const publishStates = ['draft', 'publishing', 'published', 'failed'] as const;
export type PublishStatus = (typeof publishStates)[number];

/** Whether Printify has the listing in its newest version. */
export const syncStates = ['synced', 'pending', 'failed'] as const;
export type SyncState = (typeof syncStates)[number];

/** What draws: an image model from words, or Press, our own vector designer. */
export const designEngines = ['ai', 'press'] as const;
export type DesignEngine = (typeof designEngines)[number];
