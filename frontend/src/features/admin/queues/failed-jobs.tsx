import { RotateCcw } from 'lucide-react';
import { useListFailedJobs, useRetryJob } from '../../../api/generated/admin/admin.ts';
import type { FailedJob } from '../../../api/model/failedJob.ts';
import { Button } from '../../../components/ui/button.tsx';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { pluralize } from '../../../lib/format.ts';

/** The jobs of a queue that failed for good, newest first. */
export function FailedJobs({ queue }: { queue: string }) {
  const query = useListFailedJobs(queue, {}, { query: { refetchOnMount: 'always' } });
  return (
    <QueryState query={query}>
      {(jobs) =>
        jobs.length === 0 ? (
          <p>No job of this kind has failed.</p>
        ) : (
          <ul aria-label={`Failed jobs of ${queue}`} className="grid divide-y">
            {jobs.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function Job({ job: { id, queue, error, tries, failed_at: at } }: { job: FailedJob }) {
  const retry = useRetryJob({
    mutation: { meta: { success: 'The job will be retried', failure: 'Retry Failed' } },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words font-semibold">{error}</p>
        <p className="text-muted-foreground">
          <DateTime at={at} />, after {pluralize(tries, 'try', 'tries')}, job {id.slice(0, 8)}
        </p>
      </div>
      <Button disabled={retry.isPending} onClick={() => retry.mutate({ name: queue, id })}>
        <RotateCcw aria-hidden="true" />
        Retry
      </Button>
    </li>
  );
}
