import type { FailedJobRow, QueueState } from '../../../platform/queue/queue-monitor.ts';
import type { FailedJob, QueueHealth } from './queues.dto.ts';

export function toQueueHealth({ oldestWaitingAt, ...counts }: QueueState): QueueHealth {
  return { ...counts, oldest_waiting_at: oldestWaitingAt?.toISOString() ?? null };
}

export function toFailedJob(queue: string, { id, createdAt, failedAt, tries, error }: FailedJobRow): FailedJob {
  return { id, queue, created_at: createdAt.toISOString(), failed_at: failedAt.toISOString(), tries, error };
}
