import { z } from 'zod';

export const listSorts = ['newest', 'oldest', 'title', 'published', 'deleted', 'score'] as const;
export type ListSort = (typeof listSorts)[number];

/** The last design of a page: its place in the order, and its id where others share the place. */
export interface ListCursor {
  key: string | number | Date;
  id: string;
}

// No design is older than 1970, and PostgreSQL refuses a year 0.
const time = z.iso
  .datetime()
  .refine((text) => Date.parse(text) >= 0)
  .transform((text) => new Date(text));
// PostgreSQL stores no NUL.
const title = z
  .string()
  .max(100)
  .refine((text) => !text.includes('\u0000'));
const score = z
  .string()
  .regex(/^(?:-1|\d{1,3})$/)
  .transform(Number);
const wire = z.tuple([z.enum(listSorts), z.string(), z.uuid()]);

const keys: Record<ListSort, z.ZodType<ListCursor['key']>> = {
  newest: time,
  oldest: time,
  title,
  published: time,
  deleted: time,
  score,
};

export function writeCursor(sort: ListSort, { key, id }: ListCursor): string {
  const text = key instanceof Date ? key.toISOString() : String(key);
  return Buffer.from(JSON.stringify([sort, text, id])).toString('base64url');
}

/** Null where it is none, or one of another order. */
export function readCursor(sort: ListSort, cursor: string): ListCursor | null {
  const parsed = wire.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== sort) return null;
  const [, text, id] = parsed.data;
  const key = keys[sort].safeParse(text);
  return key.success ? { key: key.data, id } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
