import { z } from 'zod';
import {
  type Brief,
  LAYOUT_NAMES,
  MOODS,
  MOST_LINES,
  PALETTE_NAMES,
  SCENE_NAMES,
  STYLES,
} from '../../../designer/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { accents, companion, name, oneOf, words } from './design-document.ts';

/** Characters of a line. */
export const lineMax = 300;

const line = words.refine((text) => text.length <= lineMax, `A line has at most ${lineMax} characters.`);

/** A brief as a seller sends it. */
const sellerBrief = z.object(
  {
    words: z
      .array(line, 'Give a list of lines.')
      .max(MOST_LINES, `A design has at most ${MOST_LINES} lines.`)
      .transform((lines) => lines.filter(Boolean)),
    subject: name.optional(),
    companion: companion.optional(),
    accents: accents.optional(),
    scene: oneOf(SCENE_NAMES).optional(),
    mood: oneOf(MOODS).optional(),
    style: oneOf(STYLES).optional(),
    palette: oneOf(PALETTE_NAMES).optional(),
    layout: oneOf(LAYOUT_NAMES).optional(),
  } satisfies { [Key in keyof Required<Brief>]: z.ZodType },
  'Give what to print and draw.',
);

/** As it is stored with a request: inks that have another name today still had that one. */
export const storedBrief = sellerBrief.extend({ palette: name.optional() });

/** @throws AppError validation_failed by field */
export function parseBrief(value: unknown): Brief {
  const { data, error } = sellerBrief.safeParse(value);
  if (data) return data;
  throw briefRefused(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0] ?? ''), message])));
}

/** By fields of the brief. */
export function briefRefused(faults: Record<string, string>): AppError {
  const fields = Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field ? `brief.${field}` : 'brief', message]),
  );
  return new AppError('validation_failed', Object.values(fields)[0], { fields });
}
