import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { PrintError } from './errors.ts';

/** A job as it travels to a worker. */
export interface TaskCall {
  id: number;
  name: string;
  args: unknown[];
}

/** What comes back: a value, or an error without its class. */
export type TaskAnswer =
  | { id: number; value: unknown }
  | { id: number; error: { code: string | null; message: string; stack: string | undefined } };

/** Answers a pool's calls from inside one of its workers: one job at a time. */
export function serveTasks(tasks: object): void {
  sharp.concurrency((workerData as { threads: number }).threads);
  sharp.cache(false);
  const table = tasks as Record<string, (...args: unknown[]) => unknown>;
  parentPort?.on('message', async (call: TaskCall) => {
    // Copied, not transferred: sharp's buffers belong to libvips and cannot change hands.
    parentPort?.postMessage(await run(table, call));
  });
}

async function run(
  table: Record<string, (...args: unknown[]) => unknown>,
  { id, name, args }: TaskCall,
): Promise<TaskAnswer> {
  try {
    return { id, value: await table[name]?.(...args) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const code = error instanceof PrintError ? error.code : null;
    return { id, error: { code, message: error.message, stack: error.stack } };
  }
}
