import { z } from 'zod';
import { type DesignEngine, designEngines } from '../../generations/model/status/states.ts';
import { publishSchedule } from './schedule.ts';

export const mostRows = 1000;
/** On the free plan. */
export const mostFreeRows = 50;

/** A text of so many characters. */
export const text = (max: number) => z.string().max(max, `At most ${max} characters.`);
export const shirtColors = z.array(text(100)).max(100, 'At most 100 colors.');

/** A row as it was typed: what is wrong with it is said, and nothing is lost. Absent: as the batch has it. */
export const rowInput = z.strictObject({
  idea: text(5000),
  colors: shirtColors.optional(),
  style: text(60).optional(),
  engine: text(60).optional(),
  product: text(300).optional(),
  lineUp: text(100).optional(),
  title: text(500).optional(),
  publishAt: text(60).optional(),
});
export type RowInput = z.infer<typeof rowInput>;

/** What a change of a row may name; null takes a value away. */
export const rowChange = z.strictObject({
  idea: text(5000).optional(),
  colors: shirtColors.nullable().optional(),
  style: text(60).nullable().optional(),
  engine: text(60).nullable().optional(),
  product: text(300).nullable().optional(),
  lineUp: text(100).nullable().optional(),
  title: text(500).nullable().optional(),
  publishAt: text(60).nullable().optional(),
});
export type RowChange = z.infer<typeof rowChange>;

/** A row as it is sent: an empty cell may be null or absent, and colors may be one text, as in a table. */
export const rowRequest = z
  .preprocess(withColorList, rowChange.extend({ idea: text(5000).nullish() }))
  .transform((row) => rowInput.parse({ idea: '', ...withoutEmptyCells(row) }));

export const batchDefaults = z.strictObject({
  colors: shirtColors.default([]),
  style: text(60).optional(),
  engine: z.enum(designEngines, { error: 'engine must be "ai" or "press".' }).default('ai' satisfies DesignEngine),
});
export type BatchDefaults = z.infer<typeof batchDefaults>;

/** `now`: as soon as a design is made; `approved`: when its seller has approved it; else by a schedule, once approved. */
export const batchPublish = z.union([z.literal('now'), z.literal('approved'), publishSchedule]);
export type BatchPublishing = z.infer<typeof batchPublish>;

/** `error`: the row cannot be drawn until it is mended. */
export const rowFault = z.object({
  field: z.enum(['idea', 'colors', 'style', 'engine', 'product', 'lineUp', 'title', 'publishAt']),
  message: z.string(),
  level: z.enum(['error', 'warning']),
});
export type RowFault = z.infer<typeof rowFault>;
export const rowFaults = z.array(rowFault);

/** In the order of their life. The view `batch_row_states` decides. */
export const rowStates = [
  'faulty',
  'waiting',
  'making',
  'needs_review',
  'made',
  'approved',
  'publishing',
  'published',
  'publish_failed',
  'failed',
  'skipped',
  'discarded',
  'canceled',
] as const;
export type RowState = (typeof rowStates)[number];

export const batchStates = ['draft', 'running', 'paused', 'canceled', 'finished'] as const;
export type BatchState = (typeof batchStates)[number];

export const batchWaits = ['credits', 'daily_cap', 'connection', 'provider'] as const;
export type BatchWait = (typeof batchWaits)[number];

/** A member without a value changes nothing; null takes the value away. */
export function applyChange(input: RowInput, change: RowChange): RowInput {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return rowInput.parse(withoutEmptyCells({ ...input, ...Object.fromEntries(given) }));
}

function withoutEmptyCells(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}

function withColorList(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('colors' in row) || typeof row.colors !== 'string') return row;
  return { ...row, colors: row.colors.split(/\s*[,;]\s*/).filter(Boolean) };
}

/** The JSON columns, as the database gives them. They are parsed here and nowhere else. */
export const parseInput = (row: { input: unknown }): RowInput => rowInput.parse(row.input);
export const parseFaults = (row: { faults: unknown }): RowFault[] => rowFaults.parse(row.faults);
export const parseDefaults = (row: { defaults: unknown }): BatchDefaults => batchDefaults.parse(row.defaults);

/** Where times are meant that name no offset. */
export function zoneOf({ publish, timeZone }: { publish: BatchPublishing; timeZone: string | null }): string {
  return typeof publish === 'string' ? (timeZone ?? 'UTC') : publish.timeZone;
}

/** What a batch's rows are resolved by. */
export interface BatchRules {
  defaults: BatchDefaults;
  publish: BatchPublishing;
  timeZone: string | null;
}

type RulesColumns = Parameters<typeof publishingOf>[0] & { defaults: unknown; timeZone: string | null };

export function rulesOf(row: RulesColumns): BatchRules {
  return { defaults: parseDefaults(row), publish: publishingOf(row), timeZone: row.timeZone };
}

export function publishingOf(row: { publish: 'now' | 'approved' | 'schedule'; schedule: unknown }): BatchPublishing {
  return row.publish === 'schedule' ? publishSchedule.parse(row.schedule) : row.publish;
}
