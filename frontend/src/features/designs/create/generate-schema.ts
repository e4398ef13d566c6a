import { zodResolver } from '@hookform/resolvers/zod';
import { DesignEngine } from '../../../api/model/designEngine.ts';
import { PressStyle } from '../../../api/model/pressStyle.ts';
import { PublishChoice } from '../../../api/model/publishChoice.ts';
import type { SellerBrief } from '../../../api/model/sellerBrief.ts';
import { z } from '../../../lib/zod.ts';
import type { ChangedBrief } from '../brief/brief-query.ts';
import { publishAtError } from '../model/publishing.ts';

const IDEA_MAX_CHARACTERS = 2000;

/** The fields of the form. The schema carries the specification's messages. */
export const generateFieldsSchema = z
  .object({
    idea: z
      .string()
      .trim()
      .min(1, 'Please enter a design description')
      .max(IDEA_MAX_CHARACTERS, `At most ${IDEA_MAX_CHARACTERS} characters`),
    selectedColors: z.array(z.string()).min(1, 'Please select at least one shirt color'),
    engine: z.enum(DesignEngine),
    /** As the seller changed it; null: as the idea is read. */
    brief: z.custom<ChangedBrief>().nullable(),
    /** For Press; null: Press picks. */
    style: z.enum(PressStyle).nullable(),
    /** What concepts were last requested for. They are valid for this idea, style and brief only. */
    conceptRequest: z
      .object({
        idea: z.string(),
        style: z.enum(PressStyle).nullable(),
        selectedColors: z.array(z.string()),
        /** Absent: as Press reads the idea. */
        brief: z.custom<SellerBrief>().optional(),
        /** Whether the brief is one that the seller changed. */
        isChanged: z.boolean().optional(),
      })
      .nullable(),
    pickedConcept: z.object({ seed: z.number(), style: z.enum(PressStyle) }).nullable(),
    /** Of the AI model; valid for its idea only. */
    pickedSketch: z.object({ id: z.string(), idea: z.string() }).nullable(),
    /** What it is put on beside the T-shirt; empty: as the default says, null: nothing. */
    lineUpId: z.string().nullable(),
    publish: z.enum(PublishChoice),
    /** For a date: as 2026-12-01T09:00. */
    publishAt: z.string(),
  })
  .superRefine((fields, { addIssue }) => {
    const message = publishAtError(fields);
    if (message) addIssue({ code: 'custom', path: ['publishAt'], message });
  });

/** Loaded when a form is sent, with all of zod. */
export const resolveFields = zodResolver(generateFieldsSchema);

export type GenerateFields = z.infer<typeof generateFieldsSchema>;
