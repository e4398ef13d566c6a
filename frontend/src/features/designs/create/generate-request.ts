import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import { toPublishFields } from '../model/publishing.ts';
import type { GenerateFields } from './generate-schema.ts';

export type { GenerateFields };
export type ConceptRequest = NonNullable<GenerateFields['conceptRequest']>;
export type PickedConcept = NonNullable<GenerateFields['pickedConcept']>;

/** The last concept request, unless the idea or the style was changed since. */
export function currentConceptRequest({
  idea,
  style,
  conceptRequest,
}: Pick<GenerateFields, 'idea' | 'style' | 'conceptRequest'>): ConceptRequest | null {
  const isCurrent = conceptRequest?.idea === idea.trim() && conceptRequest.style === style;
  return isCurrent ? conceptRequest : null;
}

/** The body of `POST /api/generate`: the specification's, and what was chosen beyond it. */
export function toRequest(fields: GenerateFields): CreateGeneration {
  return { ...toDrawing(fields), ...toPublishFields(fields) };
}

/** With Press also the chosen style and concept. */
function toDrawing(fields: GenerateFields): CreateGeneration {
  const { idea, selectedColors, engine, style } = fields;
  if (engine === 'ai') return { idea, selectedColors };
  const concept = currentConceptRequest(fields) && fields.pickedConcept;
  if (concept) return { idea, selectedColors, engine, style: concept.style, concept: concept.seed };
  return { idea, selectedColors, engine, ...(style && { style }) };
}
