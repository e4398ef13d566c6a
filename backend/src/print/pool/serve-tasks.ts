import { workerData } from 'node:worker_threads';
import sharp from 'sharp';

export interface TaskCall {
  name: string;
  args: unknown[];
}

export type TaskOutcome =
  | { value: unknown }
  | { error: { name: string; message: string; stack?: string; code?: string } };

export function serveTasks(tasks: object): (call: TaskCall) => Promise<TaskOutcome> {
  sharp.concurrency((workerData as { threads: number }).threads);
  sharp.cache(false);
  const table = tasks as Record<string, (...args: unknown[]) => unknown>;
  return async ({ name, args }) => {
    try {
      // Copied, not transferred: sharp's buffers belong to libvips and cannot change hands.
      return { value: await table[name]?.(...args) };
    } catch (thrown) {
      return { error: describe(thrown) };
    }
  };
}

function describe(thrown: unknown) {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown) };
  const { name, message, stack } = thrown;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
  return { name, message, ...(stack && { stack }), ...(code && { code }) };
}
