import { PrintError } from '../raster/errors.ts';
import { WorkerPoolError } from './worker-pool.ts';

/** True where a pool took no job, as it was full or closing: the same job may succeed later, or elsewhere. */
export function isPoolRefusal(error: unknown): boolean {
  return (error instanceof WorkerPoolError || error instanceof PrintError) && error.code.startsWith('pool_');
}
