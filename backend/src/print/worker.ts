import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { PrintError } from './errors.ts';
import { type TaskAnswer, type TaskCall, tasks } from './tasks.ts';

/** The inside of a print worker: one job at a time. */

sharp.concurrency((workerData as { threads: number }).threads);
sharp.cache(false);

parentPort?.on('message', async (call: TaskCall) => {
  // Copied, not transferred: sharp's buffers belong to libvips and cannot change hands.
  parentPort?.postMessage(await run(call));
});

async function run({ id, name, args }: TaskCall): Promise<TaskAnswer> {
  try {
    const task = tasks[name] as (...args: unknown[]) => Promise<unknown>;
    return { id, value: await task(...args) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const code = error instanceof PrintError ? error.code : null;
    return { id, error: { code, message: error.message, stack: error.stack } };
  }
}
