import { z } from 'zod';
import {
  type DesignDocument,
  FACE_NAMES,
  type Idea,
  LAYOUT_NAMES,
  type LayerChange,
  MOODS,
  MOST_ACCENTS,
  type Palette,
  RELATION_NAMES,
  SCENE_NAMES,
  STYLES,
} from '../../../designer/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

export const documentLimits = {
  ...{ idea: 2000, words: 1500, name: 60, layers: 40, glow: 12, unset: 1000 },
  ...{ distance: 10_000, turn: 360 },
  scale: { least: 0.01, most: 20 },
  seed: 2 ** 32 - 1,
} as const;

const { distance, turn, scale } = documentLimits;

function between(least: number, most: number) {
  const message = `Give a number from ${least} to ${most}.`;
  return z.number(message).min(least, message).max(most, message);
}

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, `Choose one of ${names.join(', ')}.`);
}

/** Of what is neither printed nor stored as text: control characters, private ones, and those that are none yet. */
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

export const name = z
  .string('Give a name.')
  .min(1, 'Give a name.')
  .max(documentLimits.name, `A name has at most ${documentLimits.name} characters.`)
  .refine((text) => !unprintable.test(text), 'A name has printable characters only.');

export const companion = z.object({ motif: name, relation: oneOf(RELATION_NAMES) }, 'Give a picture and its relation.');

/** Further pictures, beside a second one. */
export const accents = z.array(name, 'Give a list of pictures.').max(MOST_ACCENTS, `Give at most ${MOST_ACCENTS}.`);

/** As a typeface sets them: composed letters, single spaces. */
export const words = z
  .string('Give words, or an empty text.')
  .max(documentLimits.words, 'This is more than fits on a shirt.')
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((text) => !unprintable.test(text), 'This has a character that can’t be printed.');

const color = z.string(hexRule()).regex(/^#[0-9a-f]{6}$/i, hexRule());

function hexRule(): string {
  return 'Give a color as #rrggbb.';
}

const flag = z.boolean('Say true or false.');
const tooManyLayers = `A design has at most ${documentLimits.layers} layers.`;

const brief = z.object(
  {
    headline: words,
    tagline: words,
    subject: name.optional(),
    companion: companion.optional(),
    accents: accents.optional(),
    scene: oneOf(SCENE_NAMES).optional(),
    isSceneNamed: flag.optional(),
    hasDarkSky: flag.optional(),
    style: oneOf(STYLES).optional(),
    mood: oneOf(MOODS).optional(),
    color: color.optional(),
    slogan: flag,
    /** What an idea could not set says nothing of words that were chosen since. */
    unset: z
      .array(z.string(), 'Give a list.')
      .max(documentLimits.unset, 'This list is too long.')
      .default([])
      .transform((): string[] => []),
  } satisfies Shape<Idea>,
  'Give what to print and draw.',
);

const palette = z.object(
  {
    name,
    ink: color,
    paper: color,
    main: color,
    accent: color,
    second: color,
    third: color,
    glow: z
      .array(color, 'Give a list of colors.')
      .min(1, 'Give at least one color.')
      .max(documentLimits.glow, `Give at most ${documentLimits.glow} colors.`)
      .readonly(),
  } satisfies Shape<Palette>,
  'Give the inks.',
);

const layerChange = z.object(
  {
    dx: between(-distance, distance).optional(),
    dy: between(-distance, distance).optional(),
    scale: between(scale.least, scale.most).optional(),
    turn: between(-turn, turn).optional(),
    hidden: flag.optional(),
  } satisfies Shape<LayerChange>,
  'Say what changes.',
);

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

const arrangement = z.object(
  {
    changes: z
      .record(name, layerChange, 'Give changes by the name of the layer.')
      .refine((changes) => Object.keys(changes).length <= documentLimits.layers, tooManyLayers)
      // In one order: then the same changes make the same request.
      .transform((changes) => Object.fromEntries(Object.entries(changes).sort(byName)))
      .optional(),
    order: z.array(name, 'Give the names of layers.').max(documentLimits.layers, tooManyLayers).readonly().optional(),
  },
  'Give changes and an order.',
);

const documentShape = {
  idea: z.string('Give the idea.').max(documentLimits.idea, 'The idea is too long.'),
  style: oneOf(STYLES),
  seed: z
    .int('Give a whole number.')
    .min(0, 'Give a whole number.')
    .max(documentLimits.seed, 'This seed is too large.'),
  brief: brief.optional(),
  layout: oneOf(LAYOUT_NAMES).optional(),
  face: oneOf(FACE_NAMES).optional(),
  palette: palette.optional(),
  wear: between(0, 1).optional(),
  arrangement: arrangement.optional(),
} satisfies Shape<DesignDocument>;

/** A new field of the designer's does not compile without a rule for it. */
type Shape<T> = { [Key in keyof Required<T>]: z.ZodType };

export const designDocument: z.ZodType<DesignDocument> = z.object(documentShape, 'Give the design.');

/** What a generation of Press is drawn from, beside its idea. */
export const pressPlan = z.object(documentShape).omit({ idea: true });

/** @throws AppError validation_failed by field */
export function parseDocument(value: unknown): DesignDocument {
  const { data, error } = designDocument.safeParse(value);
  if (data) return data;
  throw documentRefused(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
}

/** By fields of the document. */
export function documentRefused(faults: Record<string, string>): AppError {
  const fields = Object.fromEntries(
    Object.entries(faults).map(([field, message]) => [field ? `document.${field}` : 'document', message]),
  );
  return new AppError('validation_failed', Object.values(fields)[0], { fields });
}
