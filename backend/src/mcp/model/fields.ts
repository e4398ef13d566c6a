import { z } from 'zod';
import {
  LAYOUT_NAMES,
  MOODS,
  MOST_ACCENTS,
  PALETTE_NAMES,
  RELATION_NAMES,
  SCENE_NAMES,
  STYLES,
} from '../../designer/index.ts';

/** Bounds of the API's own, so that an assistant knows them before it calls. */
export const ideaMax = 2000;
const colorsMax = 100;
const nameMax = 60;
const seedMax = 2 ** 32 - 1;

export const idea = z.string().trim().min(1).max(ideaMax).describe("What to draw, in the seller's own words.");
export const designId = z.uuid().describe('Id of a design, from create_design or list_designs.');
export const colors = z
  .array(z.string().min(1).max(nameMax))
  .min(1)
  .max(colorsMax)
  .describe('Shirt colors by their names at Printify, such as "Black", "White" or "Navy".');
export const pressStyle = z.enum(STYLES).describe('Style of lettering and art.');
export const seed = z.int().min(0).max(seedMax);
export const dryRun = z
  .boolean()
  .default(false)
  .describe('True: only say what it would cost and make. Nothing is made and nothing charged.');
export const idempotencyKey = z
  .string()
  .regex(/^[\x20-\x7e]{1,255}$/, '1 to 255 characters of ASCII.')
  .optional()
  .describe('A text of your own. The same call with the same key is done once: send it again when no answer came.');

/** As suggest_brief has it, and as it is sent back. */
export const brief = z
  .object({
    words: z.array(z.string().max(300)).max(2).describe('Lines of lettering: the first is set large.'),
    subject: z.string().max(nameMax).optional().describe('Name of the picture, as suggest_brief names it.'),
    companion: z
      .strictObject({ motif: z.string().max(nameMax), relation: z.enum(RELATION_NAMES) })
      .optional()
      .describe('A second picture, and what the first does with it.'),
    accents: z
      .array(z.string().max(nameMax))
      .max(MOST_ACCENTS)
      .optional()
      .describe('Further pictures, worn or small at the foot; only beside a second picture.'),
    scene: z.enum(SCENE_NAMES).optional().describe('What is behind them.'),
    mood: z.enum(MOODS).optional(),
    style: pressStyle.optional(),
    palette: z.enum(PALETTE_NAMES).optional().describe('The inks.'),
    layout: z.enum(LAYOUT_NAMES).optional(),
  })
  .describe('What is printed and drawn, as suggest_brief answered it or as you changed it.');
