import { useQueryClient } from '@tanstack/react-query';
import {
  useCancelBatch,
  usePauseBatch,
  useResumeBatch,
  useStartBatch,
} from '../../../api/generated/batches/batches.ts';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { storeBatch } from '../queries/batch-cache.ts';

/** What can be done with a whole batch. */
export function useBatchCommands(id: string) {
  const cache = useQueryClient();
  const withWords = (failure: string) => ({
    mutation: { onSuccess: (batch: BatchDetails) => storeBatch(cache, batch), meta: { failure } },
  });
  const start = useStartBatch(withWords('Couldn’t start'));
  const pause = usePauseBatch(withWords('Couldn’t pause'));
  const resume = useResumeBatch(withWords('Couldn’t resume'));
  const cancel = useCancelBatch(withWords('Couldn’t cancel'));
  return {
    start: () => start.mutate({ id }),
    pause: () => pause.mutate({ id }),
    resume: () => resume.mutate({ id }),
    cancel: () => cancel.mutate({ id }),
    isBusy: start.isPending || pause.isPending || resume.isPending || cancel.isPending,
  };
}
