/** Rows of one transaction: what it locks is free again within a fraction of a second. */
const batchSize = 1000;

/** Deletes until a batch is not full, or the worker stops: the next night goes on. Returns how many rows are gone. */
export async function deleteInBatches(
  signal: AbortSignal,
  deleteBatch: (limit: number) => Promise<number>,
): Promise<number> {
  let deleted = 0;
  for (let count = batchSize; count >= batchSize && !signal.aborted; deleted += count) {
    count = await deleteBatch(batchSize);
  }
  return deleted;
}
