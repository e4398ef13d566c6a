import type { FastifyReply } from 'fastify';
import type { GenerationList } from './generations.service.ts';

const text = { type: 'string' } as const;

/** For the contract. */
export const listHeaders = {
  ETag: { description: 'Send it back as If-None-Match', schema: text },
  'X-Next-Cursor': { description: 'The `cursor` of the next page; absent on the last', schema: text },
  Link: { description: 'The address of the next page, `rel="next"` (RFC 8288); absent on the last', schema: text },
  'X-Total-Count': {
    description: 'How many designs the filters find on all pages; only on the first page',
    schema: { type: 'integer' as const },
  },
};

/** @param url of the request, with its query */
export function sendListHeaders(reply: FastifyReply, url: string, { next, total }: GenerationList): void {
  if (total !== null) void reply.header('X-Total-Count', total);
  if (next === null) return;
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.set('cursor', next);
  void reply.header('X-Next-Cursor', next).header('Link', `<${path}?${params}>; rel="next"`);
}
