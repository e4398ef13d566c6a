import { z } from 'zod';
import { credits } from '../model/shapes.ts';
import { defineTool, readsOnly } from '../model/tool.ts';

export const getCredits = defineTool({
  name: 'get_credits',
  title: 'Show credits',
  description: 'How many credits the seller has, and when the next ones end. A design costs one.',
  input: z.strictObject({}),
  output: credits.extend({ buyUrl: z.string().describe('Where the seller buys more.') }),
  annotations: readsOnly,
  run: async ({ ask, origin }) => {
    const found = await ask(credits, { method: 'GET', path: '/api/credits' });
    return { output: { ...found, buyUrl: `${origin}/settings/billing` } };
  },
});
