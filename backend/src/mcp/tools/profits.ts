import { z } from 'zod';
import { designId } from '../model/fields.ts';
import { profit } from '../model/shapes.ts';
import { defineTool, readsOnly } from '../model/tool.ts';

export const getProfit = defineTool({
  name: 'get_profit',
  title: 'Calculate the profit',
  description:
    'What is left of a sale, size by size, after Printify’s costs and Etsy’s fees. All money is US cents. With `id`: of a design at its prices, or at another `price`. Without: of the seller’s T-shirt at `price`.',
  input: z.strictObject({
    id: designId.optional(),
    price: z.int().min(1).max(999_999).optional().describe('US cents. Needed without `id`.'),
    targetMargin: z.number().min(0).max(80).optional().describe('Percent that should be left.'),
    shipTo: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('Country of the buyer, two letters.'),
  }),
  output: profit,
  annotations: readsOnly,
  run: async ({ ask }, { id, ...query }) => {
    const path = id ? `/api/generations/${id}/profit` : '/api/profit';
    return { output: await ask(profit, { method: 'GET', path, query }) };
  },
});
