import { z } from 'zod';
import { batch, rowPage } from '../model/shapes.ts';
import { defineTool, readsOnly } from '../model/tool.ts';

export const getBatch = defineTool({
  name: 'get_batch',
  title: 'Show a batch',
  description: 'How far a batch is: rows by state, credits needed and spent, and its rows in pages.',
  input: z.strictObject({
    id: z.uuid().describe('Id of a batch, from create_batch.'),
    limit: z.int().min(1).max(100).default(50).describe('Most rows in the answer.'),
    cursor: z.string().max(10).optional().describe('nextCursor of the page before.'),
  }),
  output: batch.extend({ page: rowPage, pageUrl: z.string() }),
  annotations: readsOnly,
  run: async ({ ask, origin }, { id, ...query }) => {
    const found = await ask(batch, { method: 'GET', path: `/api/batches/${id}` });
    const page = await ask(rowPage, { method: 'GET', path: `/api/batches/${id}/rows`, query });
    return { output: { ...found, page, pageUrl: `${origin}/batches/${id}` } };
  },
});
