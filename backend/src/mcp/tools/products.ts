import { z } from 'zod';
import { designId, dryRun, idempotencyKey } from '../model/fields.ts';
import { designProducts, type LineUp, lineUps } from '../model/shapes.ts';
import { defineTool, readsOnly, type ToolAnswer, type ToolContext } from '../model/tool.ts';
import { cost, costOf, findLineUp, findObstacles } from './costs.ts';

export const listLineUps = defineTool({
  name: 'list_line_ups',
  title: 'List line-ups',
  description:
    'The seller’s saved sets of further products (hoodie, mug, poster, …) that a design can be put on beside its T-shirt, and what each product costs in credits.',
  input: z.strictObject({}),
  output: lineUps,
  annotations: readsOnly,
  run: async ({ ask }) => ({ output: await ask(lineUps, { method: 'GET', path: '/api/line-ups' }) }),
});

type Products = z.infer<typeof designProducts>['products'];

const output = z.object({
  dryRun: z.boolean(),
  cost: cost.optional(),
  wouldAdd: z.array(z.string()).optional().describe('Products that the design is not on yet.'),
  obstacles: z.array(z.string()).optional().describe('What has to be done first.'),
  ...designProducts.shape,
  nextStep: z.string(),
});
type Output = z.infer<typeof output>;

export const putOnProducts = defineTool({
  name: 'put_on_products',
  title: 'Put a design on more products',
  description:
    'Puts a design on all products of a line-up. What it is on already is not made twice, so the call is safe to repeat. Each new product costs the credits that list_line_ups names. Call it with dryRun first and tell the seller the cost.',
  input: z.strictObject({
    id: designId,
    lineUpId: z.uuid().describe('Id of a line-up, from list_line_ups.'),
    dryRun,
    idempotencyKey,
  }),
  output,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  run: (context, { id, lineUpId, dryRun: isDry, idempotencyKey: key }) =>
    isDry ? plan(context, id, lineUpId) : add(context, id, lineUpId, key),
});

const pathOf = (id: string) => `/api/generations/${id}/products`;

async function plan(context: ToolContext, id: string, lineUpId: string): Promise<ToolAnswer<Output>> {
  const { products } = await context.ask(designProducts, { method: 'GET', path: pathOf(id) });
  const { lineUp, creditsEach } = await findLineUp(context, lineUpId);
  const wanted = (lineUp?.items ?? []).filter((item) => !isOn(products, item));
  const expected = await costOf(context, wanted.length * creditsEach);
  const obstacles = await findObstacles(context, expected);
  const wouldAdd = wanted.map(({ title }) => title);
  const nextStep = 'Nothing was made. Tell the seller, and call again without dryRun once they agree.';
  return { output: { dryRun: true, cost: expected, wouldAdd, obstacles, products, nextStep } };
}

function isOn(products: Products, item: LineUp['items'][number]): boolean {
  return products.some(
    ({ blueprint_id, print_provider_id, place }) =>
      blueprint_id === item.blueprintId && print_provider_id === item.printProviderId && place === item.place,
  );
}

async function add({ ask }: ToolContext, id: string, lineUpId: string, key?: string): Promise<ToolAnswer<Output>> {
  const request = { method: 'POST' as const, path: pathOf(id), body: { lineUpId }, idempotencyKey: key };
  const { products } = await ask(designProducts, request);
  const nextStep = 'They are made in the background. get_design says how far they are.';
  return { output: { dryRun: false, products, nextStep } };
}
