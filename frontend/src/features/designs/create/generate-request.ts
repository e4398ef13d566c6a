import { z } from 'zod';
import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import { DesignEngine } from '../../../api/model/designEngine.ts';
import { PressStyle } from '../../../api/model/pressStyle.ts';

const MAX_IDEA = 2000;

/** What the form holds. The schema carries the specification's messages. */
export const wishSchema = z.object({
  idea: z.string().trim().min(1, 'Please enter a design description').max(MAX_IDEA, `At most ${MAX_IDEA} characters`),
  selectedColors: z.array(z.string()).min(1, 'Please select at least one shirt color'),
  engine: z.enum(DesignEngine),
  /** For Press; none: Press picks. */
  style: z.enum(PressStyle).nullable(),
  /** What concepts were last asked for. They go with these words and this style, and with no others. */
  asked: z
    .object({ idea: z.string(), style: z.enum(PressStyle).nullable(), selectedColors: z.array(z.string()) })
    .nullable(),
  /** The concept picked of those. */
  picked: z.object({ seed: z.number(), style: z.enum(PressStyle) }).nullable(),
});

export type Wish = z.infer<typeof wishSchema>;
export type Asked = NonNullable<Wish['asked']>;
export type Picked = NonNullable<Wish['picked']>;

/** The concepts' words and style, where they are still those of the form. */
export function askedFor({ idea, style, asked }: Pick<Wish, 'idea' | 'style' | 'asked'>): Asked | null {
  return asked && asked.idea === idea.trim() && asked.style === style ? asked : null;
}

/** The call of the specification; with Press also what was chosen there. */
export function toRequest(wish: Wish): CreateGeneration {
  const { idea, selectedColors, engine, style } = wish;
  if (engine === 'ai') return { idea, selectedColors };
  const picked = askedFor(wish) && wish.picked;
  if (picked) return { idea, selectedColors, engine, style: picked.style, concept: picked.seed };
  return { idea, selectedColors, engine, ...(style && { style }) };
}
