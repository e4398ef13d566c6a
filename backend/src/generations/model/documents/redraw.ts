import { z } from 'zod';
import { brushStroke, type Retouch, retouchRefused } from './retouch-document.ts';

export const redrawLimits = { words: 500, strokes: 60 } as const;

const strokes = z
  .array(brushStroke.pick({ size: true, path: true }), 'Paint the part to redraw.')
  .min(1, 'Paint the part to redraw.')
  .max(redrawLimits.strokes, 'Paint the part with fewer strokes.');
export type PartStroke = z.infer<typeof strokes>[number];

/** A part of a picture that the model draws anew, for one credit. */
export const storedRedraw = z.object({
  /** What its credit and its costs are booked under. */
  id: z.uuid(),
  /** The picture that it is a part of. */
  from: z.int(),
  words: z.string(),
  strokes,
});
export type StoredRedraw = z.infer<typeof storedRedraw>;

/** @throws AppError validation_failed */
export function parseStrokes(value: unknown): PartStroke[] {
  const { data, error } = strokes.safeParse(value);
  if (data) return data;
  const [issue] = error.issues;
  throw retouchRefused({ strokes: issue?.message ?? '' }, '');
}

/** The part is shown as it comes, whatever was erased or taken out there before. */
export function withNewPart(retouch: Retouch, picture: number, part: readonly PartStroke[]): Retouch {
  const shown = part.map((stroke) => ({ kind: 'brush', mode: 'cut', ...stroke }) as const);
  return { ...retouch, picture, edits: [...retouch.edits, ...shown] };
}

export function withoutNewPart(retouch: Retouch, { from, strokes: part }: StoredRedraw): Retouch {
  return { ...retouch, picture: from, edits: retouch.edits.slice(0, -part.length) };
}
