/** States of a generation, in order (the product's specification, section 4). */
export const generationStates = [
  'pending',
  'generating',
  'removing_bg',
  'uploading',
  'creating_listing',
  'creating_product',
  'finalized',
  'error',
] as const;
export type GenerationState = (typeof generationStates)[number];

export const endStates: GenerationState[] = ['finalized', 'error'];

export const publishStates = ['draft', 'publishing', 'published', 'failed'] as const;
export type PublishStatus = (typeof publishStates)[number];
