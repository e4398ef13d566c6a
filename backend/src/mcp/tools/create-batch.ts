import { createHash } from 'node:crypto';
import { z } from 'zod';
import { colors, dryRun, idea, idempotencyKey, pressStyle } from '../model/fields.ts';
import { Refusal } from '../model/refusal.ts';
import { batch, rowFaults } from '../model/shapes.ts';
import { defineTool, type ToolAnswer, type ToolContext } from '../model/tool.ts';
import { cost, costOf, findLineUp, findObstacles } from './costs.ts';

const mostRows = 200;
/** Without a key of the caller's own, equal calls within so long make one batch. */
const repeatMs = 10 * 60_000;

const input = z.strictObject({
  name: z.string().trim().min(1).max(100).describe('For the seller.'),
  rows: z
    .array(
      z.strictObject({
        idea,
        colors: colors.optional(),
        style: pressStyle.optional(),
        title: z.string().max(140).optional().describe('Absent: one is written.'),
      }),
    )
    .min(1)
    .max(mostRows)
    .describe('One for each design. A free plan takes 50.'),
  colors,
  engine: z.enum(['ai', 'press']).default('ai').describe('Who draws: "ai", an image model, or "press".'),
  style: pressStyle.optional().describe('For "press", where a row names none.'),
  start: z
    .boolean()
    .default(false)
    .describe('True: draw it now. Each design costs a credit when its turn comes. False: a draft, free of charge.'),
  dryRun,
  idempotencyKey,
});
type Input = z.infer<typeof input>;

const output = z.object({
  dryRun: z.boolean(),
  cost: cost.optional(),
  obstacles: z.array(z.string()).optional(),
  batch: batch.optional(),
  faults: z.array(z.object({ position: z.int(), faults: rowFaults })).describe('What is wrong with which row.'),
  pageUrl: z.string().optional(),
  nextStep: z.string(),
});
type Output = z.infer<typeof output>;

export const createBatch = defineTool({
  name: 'create_batch',
  title: 'Make many designs',
  description:
    'Makes a batch of up to 200 designs from a table of ideas. Call it with dryRun first and tell the seller the cost. Rows with errors are named and not drawn, designs that the seller has already are skipped and not charged. Nothing is published: the seller approves the designs on the batch’s page. Without an idempotencyKey, equal calls within ten minutes make one batch.',
  input,
  output,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  run: (context, asked) => (asked.dryRun ? plan(context, asked) : make(context, asked)),
});

async function plan(context: ToolContext, { rows }: Input): Promise<ToolAnswer<Output>> {
  const { lineUp, creditsEach } = await findLineUp(context, undefined);
  const expected = await costOf(context, rows.length * (1 + (lineUp?.items.length ?? 0) * creditsEach));
  const obstacles = await findObstacles(context, expected);
  const nextStep = 'Nothing was made, and rows were not checked. Tell the seller, and call again once they agree.';
  return { output: { dryRun: true, cost: expected, obstacles, faults: [], nextStep } };
}

const created = z.object({ id: z.string(), rows: z.array(z.object({ position: z.int(), faults: rowFaults })) });

async function make(context: ToolContext, asked: Input): Promise<ToolAnswer<Output>> {
  const { name, rows, colors: names, engine, style } = asked;
  const body = { name, rows, defaults: { colors: names, engine, ...(style ? { style } : {}) }, publish: 'approved' };
  const key = asked.idempotencyKey ?? keyOf(body);
  const made = await context.ask(created, { method: 'POST', path: '/api/batches', body, idempotencyKey: key });
  const faults = made.rows.filter((row) => row.faults.length > 0);
  const found = asked.start ? await start(context, made.id) : null;
  const current = found ?? (await context.ask(batch, { method: 'GET', path: `/api/batches/${made.id}` }));
  const pageUrl = `${context.origin}/batches/${made.id}`;
  return { output: { dryRun: false, batch: current, faults, pageUrl, nextStep: nextStepOf(current.state) } };
}

/** Null where no row can be drawn. */
async function start({ ask }: ToolContext, id: string): Promise<z.infer<typeof batch> | null> {
  try {
    return await ask(batch, { method: 'POST', path: `/api/batches/${id}/start` });
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'nothing_to_start') return null;
    throw error;
  }
}

function nextStepOf(state: string): string {
  if (state === 'draft')
    return 'It is a draft: nothing is drawn. The seller starts it on its page, or call again with start.';
  return 'Rows are drawn one after another. Call get_batch every minute or so.';
}

function keyOf(body: object): string {
  const text = `${Math.floor(Date.now() / repeatMs)} ${JSON.stringify(body)}`;
  return `mcp-${createHash('sha256').update(text).digest('base64url')}`;
}
