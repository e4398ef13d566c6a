import { z } from 'zod';
import { brief, colors, dryRun, idea, idempotencyKey, pressStyle, seed } from '../model/fields.ts';
import { defineTool, type ToolAnswer, type ToolContext } from '../model/tool.ts';
import { type Choice, cost, costOf, findLineUp, findObstacles, pageOf } from './costs.ts';
import { askForBrief, briefShape } from './ideas.ts';

const input = z.strictObject({
  idea,
  colors,
  engine: z
    .enum(['ai', 'press'])
    .optional()
    .describe('Who draws: "ai", an image model, or "press", which sets words exactly. Absent: "ai".'),
  brief: brief.optional(),
  style: pressStyle.optional().describe('For "press": the style of the concept chosen.'),
  concept: seed.optional().describe('For "press": the seed of the concept chosen.'),
  lineUpId: z
    .uuid()
    .nullable()
    .optional()
    .describe('Further products beside the T-shirt, from list_line_ups. null: none. Absent: the default line-up.'),
  dryRun,
  idempotencyKey,
});
type Input = z.infer<typeof input>;

const output = z.object({
  dryRun: z.boolean(),
  cost: cost.optional(),
  wouldMake: z.object({ products: z.array(z.string()), colors: z.array(z.string()), brief: briefShape }).optional(),
  obstacles: z.array(z.string()).optional().describe('What has to be done first.'),
  generationId: z.string().optional().describe('The design, for get_design.'),
  status: z.string().optional(),
  cached: z.boolean().optional().describe('True: the seller had the same design already; it is not drawn again.'),
  productsAdded: z.int().optional().describe('Products of the line-up that a design they had already is put on now.'),
  pageUrl: z.string().optional(),
  nextStep: z.string(),
});
type Output = z.infer<typeof output>;

export const createDesign = defineTool({
  name: 'create_design',
  title: 'Make a design',
  description:
    'Draws a design, writes its listing and makes its product at Printify. Costs one credit, and those of the line-up’s products. Call it with dryRun first and tell the seller the cost. The design is not published: publish_design does that. It is safe to repeat: the same arguments again answer with the same design and charge nothing, also without an idempotencyKey.',
  input,
  output,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  run: (context, asked) => (asked.dryRun ? plan(context, asked) : make(context, asked)),
});

async function plan(context: ToolContext, asked: Input): Promise<ToolAnswer<Output>> {
  const choice = await findLineUp(context, asked.lineUpId);
  const expected = await costOf(context, 1 + creditsOf(choice));
  const [obstacles, read] = await Promise.all([
    findObstacles(context, expected),
    asked.brief ?? askForBrief(context, asked.idea),
  ]);
  const wouldMake = { products: namesOf(choice), colors: asked.colors, brief: read };
  const nextStep = 'Nothing was made. Tell the seller, and call again without dryRun once they agree.';
  return { output: { dryRun: true, cost: expected, wouldMake, obstacles, nextStep } };
}

const creditsOf = ({ lineUp, creditsEach }: Choice) => (lineUp?.items.length ?? 0) * creditsEach;
const namesOf = ({ lineUp }: Choice) => ['T-shirt', ...(lineUp?.items ?? []).map(({ title }) => title)];

const accepted = z.object({
  generationId: z.string(),
  status: z.string(),
  cached: z.boolean(),
  productsAdded: z.int().optional(),
});

async function make({ ask, origin }: ToolContext, asked: Input): Promise<ToolAnswer<Output>> {
  const { colors: selectedColors, dryRun: _, idempotencyKey: key, ...order } = asked;
  const body = { ...order, selectedColors, publish: 'approved' };
  const made = await ask(accepted, { method: 'POST', path: '/api/generate', body, idempotencyKey: key });
  const nextStep = 'It takes a minute or two. Call get_design with this id every ten seconds or so.';
  const pageUrl = pageOf(origin, { id: made.generationId });
  return { output: { dryRun: false, ...made, pageUrl, nextStep } };
}
