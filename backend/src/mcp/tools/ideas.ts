import { z } from 'zod';
import { brief, colors, idea, pressStyle } from '../model/fields.ts';
import { defineTool, readsOnly, type ToolContext } from '../model/tool.ts';

/** What is printed and drawn. */
export const briefShape = z.object({
  ...{ words: z.array(z.string()), subject: z.string().optional(), scene: z.string().optional() },
  companion: z.object({ motif: z.string(), relation: z.string() }).optional(),
  accents: z.array(z.string()).optional(),
  ...{ mood: z.string().optional(), style: z.string().optional() },
  ...{ palette: z.string().optional(), layout: z.string().optional() },
});
const suggested = briefShape.extend({
  undrawn: z.array(z.string()).describe('What the idea names and Press cannot draw or set.'),
  source: z.string(),
});

export function askForBrief({ ask }: ToolContext, text: string): Promise<z.infer<typeof suggested>> {
  return ask(suggested, { method: 'POST', path: '/api/briefs', body: { idea: text } });
}

export const suggestBrief = defineTool({
  name: 'suggest_brief',
  title: 'Read an idea',
  description:
    'How an idea for a shirt is read: which words are printed and what is drawn. Free of charge. Show it to the seller, change what they want, and send it as `brief` to suggest_concepts or create_design.',
  input: z.strictObject({ idea }),
  output: suggested,
  annotations: { ...readsOnly, idempotentHint: false },
  run: async (context, input) => ({ output: await askForBrief(context, input.idea) }),
});

const concepts = z.object({
  concepts: z.array(
    z.object({
      seed: z.int().describe('Send it as `concept` to create_design.'),
      style: z.string().describe('Send it as `style` to create_design.'),
      layout: z.string(),
      texts: z.array(z.string()).describe('Every line of lettering, exactly as it prints.'),
      palette: z.array(z.string()),
    }),
  ),
});
const drawnConcepts = z.object({
  concepts: z.array(concepts.shape.concepts.element.extend({ images: z.array(z.object({ url: z.string() })) })),
});
const pngUrl = /^data:(image\/png);base64,(.+)$/;
/** Characters of base64: a picture has some fifty thousand. */
const mostCharacters = 400_000;

export const suggestConcepts = defineTool({
  name: 'suggest_concepts',
  title: 'Draw four free concepts',
  description:
    'Four vector designs of an idea, with their pictures in the same order, free of charge. Show them to the seller. To make one, call create_design with engine "press", its `seed` as `concept`, its `style`, and the same idea and brief.',
  input: z.strictObject({
    idea,
    brief: brief.optional(),
    style: pressStyle.optional(),
    colors: colors.optional(),
    page: z.int().min(0).max(24).default(0).describe('Each page has the next four.'),
  }),
  output: concepts,
  annotations: readsOnly,
  run: async ({ ask }, { colors: selectedColors, ...input }) => {
    const body = { ...input, ...(selectedColors ? { selectedColors } : {}) };
    const output = await ask(drawnConcepts, { method: 'POST', path: '/api/press/concepts', body });
    return { output, more: output.concepts.flatMap(({ images }) => pictureOf(images[0]?.url)) };
  },
});

function pictureOf(url = '') {
  const [, mimeType, data] = pngUrl.exec(url) ?? [];
  if (!mimeType || !data || data.length > mostCharacters) return [];
  return [{ type: 'image' as const, mimeType, data }];
}
