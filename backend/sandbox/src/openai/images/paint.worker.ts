/** Runs in a worker thread: paints one job at a time and sends the bytes back. */
import { parentPort } from 'node:worker_threads';
import { type PaintJob, paint } from './paint.ts';

parentPort?.on('message', async ({ id, job }: { id: number; job: PaintJob }) => {
  try {
    const bytes = new Uint8Array(await paint(job));
    parentPort?.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
