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

export const endStates: GenerationState[] = ['finalized', 'error'];

/** States in which nobody works on it: the ends, and waiting for the seller's decision. */
export const restStates: GenerationState[] = [...endStates, 'preview'];

export const publishStates = ['draft', 'publishing', 'published', 'failed'] as const;
export type PublishStatus = (typeof publishStates)[number];
