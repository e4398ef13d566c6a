import { z } from 'zod';
import type { PublishState } from '../../printify/index.ts';
import type { HistoryEntry } from '../history/history.ts';

/** What became of one publishing. */
export const publishResult = z.object({
  status: z.enum(['published', 'publishing', 'failed']),
  externalId: z.string().nullable(),
  handle: z.string().nullable(),
  /** For the seller; null where it did not fail. */
  message: z.string().nullable(),
  mockupUrls: z.array(z.string()),
  /** True where Printify does not have the product any more. */
  gone: z.boolean().optional(),
});
export type PublishResult = z.infer<typeof publishResult>;

export function toPublishResult(state: PublishState): PublishResult {
  switch (state.state) {
    case 'published':
      return {
        status: 'published',
        externalId: state.externalId,
        handle: state.handle,
        message: null,
        mockupUrls: state.mockupUrls,
      };
    case 'publishing':
      return { status: 'publishing', externalId: null, handle: null, message: null, mockupUrls: [] };
    default:
      return {
        ...publishFailed('Printify did not publish this product. Retry, or look at it in Printify.'),
        mockupUrls: state.mockupUrls,
      };
  }
}

export function publishFailed(message: string): PublishResult {
  return { status: 'failed', externalId: null, handle: null, message, mockupUrls: [] };
}

/** Columns of the generation that follow from it. */
export function publishColumns({ status, externalId, handle, message, mockupUrls }: PublishResult, now = new Date()) {
  return {
    publishStatus: status,
    externalId,
    externalHandle: handle,
    publishError: message,
    ...(status === 'published' ? { publishedAt: now } : {}),
    ...(mockupUrls.length > 0 ? { mockupUrls } : {}),
  };
}

/** Nothing while it is under way. */
export function publishHistory({ status, externalId, message }: PublishResult): HistoryEntry[] {
  if (status === 'published') return [{ kind: 'published', detail: { externalId } }];
  return status === 'failed' ? [{ kind: 'publish_failed', detail: { message } }] : [];
}
