import { z } from 'zod';
import { designEngines } from '../../generations/model/status/states.ts';
import { mostRows, rowInput, shirtColors, text } from './batch.ts';

const note = text(5000);

/** Rows that were read from one file. */
const formFile = z.strictObject({
  name: text(255),
  rows: z.array(rowInput).max(mostRows),
  ignored: z.array(note),
  notes: z.array(note).optional(),
  guessed: z.strictObject({ encoding: text(60) }).optional(),
});

/** As it is being filled in: it may have no days yet. */
const formSchedule = z.strictObject({
  perDay: z.number(),
  weekdays: z.array(z.number()).max(7),
  times: z.array(text(60)).max(24),
  timeZone: text(60),
});

/** The form of a new batch as it was left. What is wrong with it is said when a batch is made of it. */
export const batchFormFields = z.strictObject({
  name: text(100),
  /** As it was pasted or typed. */
  text: text(2_000_000),
  files: z.array(formFile).max(100),
  /** Ideas of designs in the library. */
  picked: z.array(z.strictObject({ id: z.uuid(), idea: text(5000) })).max(mostRows),
  colors: shirtColors,
  engine: z.enum(designEngines),
  style: text(60),
  publish: z.union([z.literal('now'), z.literal('approved'), formSchedule]),
  /** The request that was sent last and not answered: with its key it makes one batch, from whatever device. */
  sent: z.strictObject({ key: text(255), digest: text(64) }).optional(),
});
export type BatchFormFields = z.infer<typeof batchFormFields>;

/** The JSON column, which is parsed here and nowhere else. */
export const parseFormFields = (row: { fields: unknown }): BatchFormFields | null =>
  batchFormFields.nullable().parse(row.fields);
