import { useState } from 'react';
import { useListQueues } from '../../../api/generated/admin/admin.ts';
import type { QueueHealth } from '../../../api/model/queueHealth.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Sheet, SheetHeading } from '../../../components/ui/card.tsx';
import { Moment } from '../../../components/ui/date-time.tsx';
import { Loaded } from '../../../components/ui/state/query-state.tsx';
import { type Column, Table } from '../../../components/ui/table.tsx';
import { whole } from '../../../lib/format.ts';
import { FailedJobs } from './failed-jobs.tsx';

const POLL_MS = 10_000;

const COLUMNS: Column<QueueHealth>[] = [
  { name: 'Job', heads: true, className: 'font-semibold whitespace-nowrap', cell: ({ name }) => name },
  { name: 'Waiting', figures: true, cell: ({ waiting }) => whole(waiting) },
  { name: 'Retrying', figures: true, cell: ({ retrying }) => whole(retrying) },
  { name: 'Running', figures: true, cell: ({ running }) => whole(running) },
  { name: 'Failed', figures: true, cell: ({ failed }) => <Failed count={failed} /> },
  { name: 'Oldest waiting since', wide: true, cell: ({ oldest_waiting_at: at }) => at && <Moment at={at} /> },
];

/** What waits to be done behind the screens, kept fresh while it is looked at. */
export function Queues() {
  const query = useListQueues({ query: { refetchInterval: POLL_MS, refetchOnMount: 'always' } });
  const [opened, setOpened] = useState<string | null>(null);
  const toggle: Column<QueueHealth> = {
    name: 'Failed jobs',
    silent: true,
    wide: true,
    className: 'sm:py-1 sm:text-right',
    cell: ({ name, failed }) =>
      (failed > 0 || name === opened) && (
        <Button size="sm" aria-expanded={name === opened} onClick={() => setOpened(name === opened ? null : name)}>
          {name === opened ? 'Hide' : 'Show'}
          <span className="sr-only"> failed jobs of {name}</span>
        </Button>
      ),
  };
  return (
    <Sheet aria-labelledby="queues" className="min-w-0">
      <SheetHeading id="queues" title="Queues" lead="Each kind of job that runs behind the screens." />
      <Loaded query={query}>
        {(queues) => (
          <Table
            label="Kinds of jobs"
            columns={[...COLUMNS, toggle]}
            rows={queues}
            keyOf={({ name }) => name}
            below={({ name }) => name === opened && <FailedJobs queue={name} />}
          />
        )}
      </Loaded>
    </Sheet>
  );
}

function Failed({ count }: { count: number }) {
  return <span className={count > 0 ? 'font-semibold text-destructive' : ''}>{whole(count)}</span>;
}
