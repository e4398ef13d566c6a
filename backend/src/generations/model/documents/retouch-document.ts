import { z } from 'zod';
import { CAPTION_EDGES, CAPTION_SHAPES, type Caption, FACE_NAMES } from '../../../designer/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { BrushStroke, ColorRemoval, Crop, Edit, InkChange, PicturePlacement } from '../../../retouch/index.ts';
import { words } from './design-document.ts';

export const retouchLimits = {
  ...{ edits: 400, inks: 16, captions: 8, text: 300, side: 24_000, brush: 2000, distance: 10_000, turn: 360 },
  /** Characters of one stroke's points, and of all of them. */
  path: 20_000,
  paths: 360_000,
  scale: { least: 0.05, most: 8 },
} as const;

/** What was done by hand to the picture that an image model drew, and the words that were set over it. */
export interface Retouch {
  /** The picture that it changes: 0 as it was drawn first, else of the version that drew a part of it anew. */
  picture: number;
  /** In their order. */
  edits: Edit[];
  /** Every ink of the picture, or none where they stay as they are. */
  inks: InkChange[];
  placement: PicturePlacement;
  captions: Caption[];
}

export const untouched: Retouch = {
  picture: 0,
  edits: [],
  inks: [],
  placement: { scale: 1, turn: 0, dx: 0, dy: 0 },
  captions: [],
};

const { side, brush, distance, turn, scale } = retouchLimits;

function between(least: number, most: number) {
  const message = `Give a number from ${least} to ${most}.`;
  return z.number(message).min(least, message).max(most, message);
}

function whole(least: number, most: number) {
  const message = `Give a whole number from ${least} to ${most}.`;
  return z.int(message).min(least, message).max(most, message);
}

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, `Choose one of ${names.join(', ')}.`);
}

const hexRule = 'Give a color as #rrggbb.';
const color = z.string(hexRule).regex(/^#[0-9a-f]{6}$/i, hexRule);
const flag = z.boolean('Say true or false.');

const points = 'Give points as whole numbers between single spaces.';
const path = z
  .string(points)
  .max(retouchLimits.path, 'This stroke is too long. Paint it as several.')
  .regex(/^-?\d{1,5}(?: -?\d{1,5})*$/, points)
  .refine((text) => text.split(' ').length % 2 === 0, 'Give two numbers for each point.');

export const brushStroke = z.object({
  kind: z.literal('brush'),
  mode: oneOf(['erase', 'restore', 'cut']),
  size: whole(1, brush),
  path,
} satisfies Shape<BrushStroke>);

const colorRemoval = z.object({
  kind: z.literal('remove_color'),
  x: whole(0, side),
  y: whole(0, side),
  tolerance: between(0, 100),
  everywhere: flag,
} satisfies Shape<ColorRemoval>);

const edit = z.discriminatedUnion('kind', [brushStroke, colorRemoval], 'Give a stroke, or a color to take out.');

const inkChange = z.object({ from: color, to: color } satisfies Shape<InkChange>, 'Give an ink and its new color.');

const crop = z.object(
  { x: whole(0, side), y: whole(0, side), width: whole(1, side), height: whole(1, side) } satisfies Shape<Crop>,
  'Give what is left of the picture.',
);

const placed = {
  scale: between(scale.least, scale.most),
  turn: between(-turn, turn),
  dx: between(-distance, distance),
  dy: between(-distance, distance),
};

const placement = z.object(
  { crop: crop.optional(), mirrored: flag.optional(), ...placed } satisfies Shape<PicturePlacement>,
  'Say where the picture is.',
);

/** Line by line as a typeface sets them. */
const lines = z
  .string('Write the words to print.')
  .max(retouchLimits.text, 'This is more than fits on a shirt.')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => words.safeParse(line).data ?? line)
      .join('\n'),
  )
  .refine(
    (text) => text.split('\n').every((line) => words.safeParse(line).success),
    'This has a character that can’t be printed.',
  );

const caption = z.object(
  {
    text: lines,
    face: oneOf(FACE_NAMES),
    ink: color,
    edge: oneOf(CAPTION_EDGES),
    edgeInk: color,
    shape: oneOf(CAPTION_SHAPES),
    ...placed,
  } satisfies Shape<Caption>,
  'Give words and how they are set.',
);

function listOf<Item extends z.ZodType>(item: Item, most: number, message: string) {
  return z.array(item, 'Give a list.').max(most, message);
}

/** A new field does not compile without a rule for it. */
type Shape<T> = { [Key in keyof Required<T>]: z.ZodType };

export const retouchDocument: z.ZodType<Retouch> = z.object(
  {
    picture: whole(0, 2 ** 31 - 1),
    edits: listOf(
      edit,
      retouchLimits.edits,
      `A version has at most ${retouchLimits.edits} strokes and colors taken out.`,
    ).refine(
      (edits) =>
        edits.reduce((sum, one) => sum + (one.kind === 'brush' ? one.path.length : 0), 0) <= retouchLimits.paths,
      'There are too many strokes. Paint with a larger brush.',
    ),
    inks: listOf(inkChange, retouchLimits.inks, `A picture has at most ${retouchLimits.inks} inks.`),
    placement,
    captions: listOf(caption, retouchLimits.captions, `At most ${retouchLimits.captions} texts fit a shirt.`),
  } satisfies Shape<Retouch>,
  'Give what was changed.',
);

/** @throws AppError validation_failed by field */
export function parseRetouch(value: unknown): Retouch {
  const { data, error } = retouchDocument.safeParse(value);
  if (data) return data;
  throw retouchRefused(Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message])));
}

/** By fields of the document, which the request has under a name. */
export function retouchRefused(faults: Record<string, string>, name = 'retouch'): AppError {
  const fields = Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [[name, field].filter(Boolean).join('.'), message]),
  );
  return new AppError('validation_failed', Object.values(fields)[0], { fields });
}
