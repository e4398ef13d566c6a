import { fillTemplate } from '../../../listing/index.ts';
import type { GenerationRequest } from '../../model/generation-request.ts';

/** The seller's template with the idea in it, and what every print needs whatever the template says. */
export function buildPrompt(idea: string, { promptTemplate, negativePrompt }: GenerationRequest): string {
  return [
    fillTemplate(promptTemplate, idea),
    'Composition: one centred graphic with a clear margin on every side, nothing cut off, no shirt around it.',
    'Lettering: spell every word exactly as given.',
    ...(negativePrompt ? [`Avoid: ${negativePrompt}.`] : []),
  ].join('\n');
}
