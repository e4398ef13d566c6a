import { PrintError, type PrintErrorCode } from '../raster/errors.ts';
import { type PrintTasks, printTasks } from './print-tasks.ts';
import { createWorkerPool, type WorkerPool, WorkerPoolError, type WorkerPoolOptions } from './worker-pool.ts';

/** Each thread holds up to two full frames (about 250 MB) while it prepares a print file. */
export type PrintPoolOptions = Omit<WorkerPoolOptions, 'script' | 'translate'> &
  Partial<Pick<WorkerPoolOptions, 'script'>>;

export type PrintPool = WorkerPool<PrintTasks>;

/** Sources run as they are; a build has .js beside .js. */
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './print.worker.ts' : './print.worker.js', import.meta.url);

export function createPrintPool(options: PrintPoolOptions): PrintPool {
  const names = Object.keys(printTasks) as (keyof PrintTasks)[];
  return createWorkerPool<PrintTasks>(names, { script: SCRIPT, ...options, translate: toPrintError });
}

const MESSAGES = {
  worker_failed: 'This picture could not be processed.',
  pool_full: 'Too many pictures are waiting. Please try again in a minute.',
  pool_closed: 'The print engine is shutting down.',
} as const;

function toPrintError(error: Error & { code?: string }): Error {
  if (error instanceof WorkerPoolError) return new PrintError(error.code, MESSAGES[error.code], { cause: error.cause });
  if (error.name !== 'PrintError') return error;
  const refusal = new PrintError(error.code as PrintErrorCode, error.message);
  if (error.stack) refusal.stack = error.stack;
  return refusal;
}
