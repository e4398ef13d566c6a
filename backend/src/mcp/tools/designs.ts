import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { designId } from '../model/fields.ts';
import { Refusal } from '../model/refusal.ts';
import { type Design, design, designSummary } from '../model/shapes.ts';
import { defineTool, imageOf, type Picture, readsOnly, type ToolContext } from '../model/tool.ts';
import { pageOf } from './costs.ts';

export const designUri = (id: string) => `inkloom://designs/${id}`;
export const previewUri = (id: string) => `${designUri(id)}/preview`;

export const designOutput = design.extend({ pageUrl: z.string(), nextStep: z.string() });

export async function findDesign({ ask, origin }: ToolContext, id: string): Promise<z.infer<typeof designOutput>> {
  const found = await ask(design, { method: 'GET', path: `/api/generations/${id}` });
  return { ...found, pageUrl: pageOf(origin, found), nextStep: nextStepOf(found) };
}

function nextStepOf({ status, publish_status: published, ...found }: Design): string {
  if (status === 'error') return 'It failed and its credit came back. Ask the seller whether to try another idea.';
  if (status === 'preview') return 'It waits for the seller, who decides on its page whether it continues.';
  if (found.waiting) return `It is waiting and continues automatically: ${found.waiting.message}`;
  if (status !== 'finalized') return 'It is being made. Call get_design again in about ten seconds.';
  if (published === 'published') return 'It is in the shop.';
  if (published === 'publishing') return 'It is on its way to the shop. Call get_design again in a minute.';
  return 'It is made and not in the shop. publish_design publishes it once the seller agrees.';
}

const mostMockups = 4;

function linksOf({ id, printify_mockup_urls: mockups }: Design): ContentBlock[] {
  const shown = mockups
    .slice(0, mostMockups)
    .map((uri, at) => ({ type: 'resource_link' as const, uri, name: `mockup-${at + 1}`, title: 'The printed shirt' }));
  const own = { type: 'resource_link' as const, uri: designUri(id), name: id, title: 'The design' };
  return [{ ...own, mimeType: 'application/json' }, ...shown];
}

/** The rest of the answer is worth having without it. */
async function pictureOf({ findPicture }: ToolContext, { image_url: url }: Design): Promise<Picture | null> {
  try {
    return await findPicture(url);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

export const getDesign = defineTool({
  name: 'get_design',
  title: 'Show a design',
  description:
    'One design: how far it is, its picture, listing, product and publishing, and what to do next. Call it every ten seconds or so while a design is being made.',
  input: z.strictObject({
    id: designId,
    withPicture: z.boolean().default(true).describe('False: without the picture, while you only wait.'),
  }),
  output: designOutput,
  annotations: readsOnly,
  run: async (context, { id, withPicture }) => {
    const output = await findDesign(context, id);
    const picture = withPicture ? await pictureOf(context, output) : null;
    return { output, more: [...imageOf(picture), ...linksOf(output)] };
  },
});

const summaries = z.array(designSummary);

export const listDesigns = defineTool({
  name: 'list_designs',
  title: 'List designs',
  description: 'The seller’s designs, newest first, without their pictures. get_design shows one.',
  input: z.strictObject({
    search: z.string().max(200).optional().describe('Words of idea, title and tags; every word must match.'),
    status: z.enum(['finalized', 'preview', 'error']).optional(),
    publishStatus: z.enum(['draft', 'publishing', 'published', 'failed']).optional(),
    limit: z.int().min(1).max(50).default(20),
    cursor: z.string().max(1000).optional().describe('nextCursor of the page before, with the same other arguments.'),
  }),
  output: z.object({ designs: summaries, nextCursor: z.string().nullable() }),
  annotations: readsOnly,
  run: async ({ askPage }, { search: q, status: state, publishStatus: publish, limit, cursor }) => {
    const query = { q, state, publish, limit, cursor };
    const { body, nextCursor } = await askPage(summaries, { method: 'GET', path: '/api/generations', query });
    return { output: { designs: body, nextCursor } };
  },
});
