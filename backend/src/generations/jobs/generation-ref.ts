import { z } from 'zod';

/** The payload of a job about one generation. */
export const generationRef = z.object({ generationId: z.uuid() });
export type GenerationRef = z.infer<typeof generationRef>;
