import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AllSettings } from './settings/settings.service.ts';

/** Everything a generation is made from, as it stood when it was accepted. */
export const generationRequest = z.object({
  promptTemplate: z.string(),
  negativePrompt: z.string(),
  titleTemplate: z.string(),
  descriptionTemplate: z.string(),
  /** Cents. */
  price: z.int(),
  /** Pixels asked of the image model. */
  width: z.int(),
  height: z.int(),
});
export type GenerationRequest = z.infer<typeof generationRequest>;

export function newRequest(
  settings: AllSettings,
  size: { defaultWidth: number; defaultHeight: number },
): GenerationRequest {
  const { promptTemplate, negativePrompt, titleTemplate, descriptionTemplate, defaultPrice } = settings;
  const { defaultWidth: width, defaultHeight: height } = size;
  return { promptTemplate, negativePrompt, titleTemplate, descriptionTemplate, price: defaultPrice, width, height };
}

/** The same wish has the same key: idea without regard to case and spacing, colours in any order, same templates and price. */
export function requestKey(idea: string, colors: string[], request: GenerationRequest): string {
  const wish = [idea.normalize('NFC').toLowerCase().replace(/\s+/g, ' '), [...colors].sort(), request];
  return createHash('sha256').update(JSON.stringify(wish)).digest('hex');
}
