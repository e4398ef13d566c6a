import { z } from 'zod';
import type { PublishState } from '../../printify/index.ts';
import type { HistoryEntry } from '../history/history.ts';
import { notWaiting, waitReasons, waitTargets } from '../model/status/wait.ts';

export const publishResult = z.object({
  /** draft: it stays out of the shop until its seller or its date says otherwise. */
  status: z.enum(['published', 'publishing', 'failed', 'draft']),
  externalId: z.string().nullable(),
  handle: z.string().nullable(),
  /** For the seller; null where it did not fail. */
  message: z.string().nullable(),
  mockupUrls: z.array(z.string()),
  gone: z.boolean().optional(),
  /** It goes out by itself at this time. */
  wait: z
    .object({
      waitingFor: z.enum(waitTargets),
      waitingReason: z.enum(waitReasons),
      waitingSince: z.iso.datetime(),
      waitingUntil: z.iso.datetime(),
    })
    .optional(),
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
        ...publishFailed('Printify didn’t publish this product. Retry, or check it in Printify.'),
        mockupUrls: state.mockupUrls,
      };
  }
}

/** Not sent: its seller approves it first, or it has a date. */
export const heldBack: PublishResult = {
  status: 'draft',
  externalId: null,
  handle: null,
  message: null,
  mockupUrls: [],
};

export function publishFailed(message: string | null): PublishResult {
  return { status: 'failed', externalId: null, handle: null, message, mockupUrls: [] };
}

export function publishColumns(
  { status, externalId, handle, message, mockupUrls, wait }: PublishResult,
  now = new Date(),
) {
  return {
    ...toWaitColumns(wait),
    publishStatus: status,
    externalId,
    externalHandle: handle,
    publishError: message,
    ...(status === 'published' ? { publishedAt: now } : {}),
    ...(mockupUrls.length > 0 ? { mockupUrls } : {}),
  };
}

function toWaitColumns(wait: PublishResult['wait']) {
  if (!wait) return notWaiting;
  const { waitingSince, waitingUntil } = wait;
  return { ...wait, waitingSince: new Date(waitingSince), waitingUntil: new Date(waitingUntil) };
}

export function publishHistory({ status, externalId, message, wait, gone }: PublishResult): HistoryEntry[] {
  if (wait) return [{ kind: 'waiting', detail: { for: wait.waitingFor, reason: wait.waitingReason } }];
  if (status === 'published') return [{ kind: 'published', detail: { externalId } }];
  return status === 'failed' ? [{ kind: 'publish_failed', detail: { message, ...(gone && { gone }) } }] : [];
}
