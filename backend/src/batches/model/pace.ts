import type { BatchPublishing } from './batch.ts';

/** Printify publishes so many products of an account in half an hour (contracts/providers.md P1). */
export const publishesInHalfHour = 200;

/** Designs a minute: as fast as they are made, and where they go out at once, as fast as Printify publishes their products. */
export function paceOf(measured: number, publish: BatchPublishing, productsEach: number): number {
  if (publish !== 'now') return measured;
  return Math.min(measured, Math.round((10 * publishesInHalfHour) / 30 / productsEach) / 10);
}
