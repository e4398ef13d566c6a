import { ErrorCode, McpError, type ReadResourceResult, type Resource } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { Refusal } from '../model/refusal.ts';
import { designSummary } from '../model/shapes.ts';
import type { ToolContext } from '../model/tool.ts';
import { designUri, findDesign, previewUri } from '../tools/index.ts';

const newest = 20;
const json = 'application/json';

export const designTemplates = [
  {
    name: 'design',
    title: 'A design',
    uriTemplate: designUri('{id}'),
    description: 'State, listing, product and publishing of a design.',
    mimeType: json,
  },
  {
    name: 'design-preview',
    title: 'The picture of a design',
    uriTemplate: previewUri('{id}'),
    description: 'A small picture of a design.',
    mimeType: 'image/webp',
  },
];

export async function listDesignResources({ ask }: ToolContext): Promise<Resource[]> {
  const query = { limit: newest };
  const designs = await ask(z.array(designSummary), { method: 'GET', path: '/api/generations', query });
  return designs.map(({ id, prompt, status }) => ({
    ...{ uri: designUri(id), name: id, title: prompt.slice(0, 100).toWellFormed() },
    ...{ description: `A design, ${status}.`, mimeType: json },
  }));
}

const designPattern = /^inkloom:\/\/designs\/([0-9a-f-]{36})(\/preview)?$/i;
/** As the specification numbers it. */
const resourceNotFound = -32002;

/** @throws McpError where there is none, Refusal where the API says no */
export async function readDesignResource(context: ToolContext, uri: string): Promise<ReadResourceResult> {
  const [, id, preview] = designPattern.exec(uri) ?? [];
  if (!id) throw notFound(uri);
  const found = await findDesign(context, id.toLowerCase()).catch((error) => {
    throw error instanceof Refusal && error.status === 404 ? notFound(uri) : error;
  });
  if (!preview) return { contents: [{ uri, mimeType: json, text: JSON.stringify(found) }] };
  const picture = await context.findPicture(found.image_url);
  if (!picture) throw notFound(uri);
  return { contents: [{ uri, mimeType: picture.mimeType, blob: picture.data }] };
}

function notFound(uri: string): McpError {
  return new McpError(resourceNotFound as ErrorCode, 'Resource not found', { uri });
}
