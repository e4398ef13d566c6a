import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import { DesignEngine } from '../../../api/model/designEngine.ts';
import { PressStyle } from '../../../api/model/pressStyle.ts';
import { z } from '../../../lib/zod.ts';

const IDEA_MAX_CHARACTERS = 2000;

/** The fields of the form. The schema carries the specification's messages. */
export const generateFieldsSchema = z.object({
  idea: z
    .string()
    .trim()
    .min(1, 'Please enter a design description')
    .max(IDEA_MAX_CHARACTERS, `At most ${IDEA_MAX_CHARACTERS} characters`),
  selectedColors: z.array(z.string()).min(1, 'Please select at least one shirt color'),
  engine: z.enum(DesignEngine),
  /** For Press; null: Press picks. */
  style: z.enum(PressStyle).nullable(),
  /** What concepts were last requested for. They are valid for this idea and style only. */
  conceptRequest: z
    .object({ idea: z.string(), style: z.enum(PressStyle).nullable(), selectedColors: z.array(z.string()) })
    .nullable(),
  pickedConcept: z.object({ seed: z.number(), style: z.enum(PressStyle) }).nullable(),
});

export type GenerateFields = z.infer<typeof generateFieldsSchema>;
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

/** The body of `POST /api/generate`: the specification's, and with Press also the chosen style and concept. */
export function toRequest(fields: GenerateFields): CreateGeneration {
  const { idea, selectedColors, engine, style } = fields;
  if (engine === 'ai') return { idea, selectedColors };
  const concept = currentConceptRequest(fields) && fields.pickedConcept;
  if (concept) return { idea, selectedColors, engine, style: concept.style, concept: concept.seed };
  return { idea, selectedColors, engine, ...(style && { style }) };
}
