import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import type { SellerBrief } from '../../../api/model/sellerBrief.ts';
import { toPublishFields } from '../model/publishing.ts';
import type { GenerateFields } from './generate-schema.ts';

export type { GenerateFields };
export type ConceptRequest = NonNullable<GenerateFields['conceptRequest']>;
export type PickedConcept = NonNullable<GenerateFields['pickedConcept']>;

/** The last concept request, unless the idea, the style or the brief was changed since. */
export function currentConceptRequest({
  idea,
  style,
  brief,
  conceptRequest,
}: Pick<GenerateFields, 'idea' | 'style' | 'brief' | 'conceptRequest'>): ConceptRequest | null {
  const isCurrent = conceptRequest?.idea === idea.trim() && conceptRequest.style === style;
  return isCurrent && hasSameBrief(conceptRequest, brief) ? conceptRequest : null;
}

/** What was read of an idea stays what was read. */
function hasSameBrief({ brief, isChanged = false }: ConceptRequest, changed: GenerateFields['brief']): boolean {
  return changed ? JSON.stringify(changed.value) === JSON.stringify(brief) : !isChanged;
}

/** The body of `POST /api/generate`: the specification's, and what was chosen beyond it. */
export function toRequest(fields: GenerateFields, brief?: SellerBrief): CreateGeneration {
  return { ...toDrawing(fields, brief), ...toPublishFields(fields) };
}

/** The id of the picked sketch, unless the idea was changed since. */
export function currentSketch({ idea, pickedSketch }: Pick<GenerateFields, 'idea' | 'pickedSketch'>): string | null {
  return pickedSketch?.idea === idea.trim() ? pickedSketch.id : null;
}

/** With a model the sketch that it follows; with Press also the chosen style and concept. */
function toDrawing(fields: GenerateFields, brief?: SellerBrief): CreateGeneration {
  const { idea, selectedColors, engine, style } = fields;
  const order = { idea, selectedColors, ...(brief && { brief }) };
  const sketch = currentSketch(fields);
  if (engine === 'ai') return { ...order, ...(sketch && { sketch }) };
  const picked = currentConceptRequest(fields) && fields.pickedConcept;
  if (picked) return { ...order, engine, style: picked.style, concept: picked.seed };
  return { ...order, engine, ...(style && { style }) };
}

/** The brief of a concept that was picked: another one would draw another design. Null: ask for that of the panel. */
export function briefOfConcept(fields: GenerateFields): { brief: SellerBrief | undefined } | null {
  const request = fields.engine === 'press' && fields.pickedConcept ? currentConceptRequest(fields) : null;
  return request && { brief: request.brief };
}
