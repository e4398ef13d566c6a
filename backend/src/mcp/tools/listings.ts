import { z } from 'zod';
import { colors, designId } from '../model/fields.ts';
import { listing } from '../model/shapes.ts';
import { defineTool, readsOnly } from '../model/tool.ts';

const pathOf = (id: string) => `/api/generations/${id}/listing`;

export const getListing = defineTool({
  name: 'get_listing',
  title: 'Show a listing',
  description:
    'Title, description, tags, price in US cents and colors for sale of a finished design, with a score of its words and what costs points.',
  input: z.strictObject({ id: designId }),
  output: listing,
  annotations: readsOnly,
  run: async ({ ask }, { id }) => ({ output: await ask(listing, { method: 'GET', path: pathOf(id) }) }),
});

const priceMax = 999_999;

export const updateListing = defineTool({
  name: 'update_listing',
  title: 'Change a listing',
  description:
    'Changes title, description, tags, price or colors for sale of a finished design. What is absent stays. A product at Printify, and what the shop shows, is changed too. Call get_listing first and send its version. Free of charge.',
  input: z.strictObject({
    id: designId,
    version: z.int().min(0).describe('The version that get_listing answered.'),
    title: z.string().min(1).max(140).optional(),
    description: z.string().min(1).max(10_000).optional().describe('Plain text.'),
    tags: z.array(z.string().min(1).max(20)).max(13).optional().describe('No two alike.'),
    price: z.int().min(1).max(priceMax).optional().describe('US cents, of the sizes without a price of their own.'),
    colorsOn: colors.optional().describe('Those of its colors that are for sale; the others are switched off.'),
  }),
  output: listing,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  run: async ({ ask }, { id, ...body }) => ({
    output: await ask(listing, { method: 'PATCH', path: pathOf(id), body }),
  }),
});
