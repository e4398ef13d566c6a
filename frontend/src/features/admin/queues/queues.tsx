import { useState } from 'react';
import { useListQueues } from '../../../api/generated/admin/admin.ts';
import type { QueueHealth } from '../../../api/model/queueHealth.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { type Column, Table } from '../../../components/ui/table.tsx';
import { wholeNumber } from '../../../lib/format.ts';
import { FailedJobs } from './failed-jobs.tsx';

const QUEUE_REFRESH_MS = 10_000;

const COLUMNS: Column<QueueHealth>[] = [
  { name: 'Job', isRowHeader: true, className: 'font-semibold whitespace-nowrap', cell: ({ name }) => name },
  { name: 'Waiting', numeric: true, cell: ({ waiting }) => wholeNumber(waiting) },
  { name: 'Retrying', numeric: true, cell: ({ retrying }) => wholeNumber(retrying) },
  { name: 'Running', numeric: true, cell: ({ running }) => wholeNumber(running) },
  { name: 'Failed', numeric: true, cell: ({ failed }) => <Failed count={failed} /> },
  { name: 'Oldest waiting since', fullWidth: true, cell: ({ oldest_waiting_at: at }) => at && <DateTime at={at} /> },
];

export function Queues() {
  const query = useListQueues({ query: { refetchInterval: QUEUE_REFRESH_MS, refetchOnMount: 'always' } });
  const [opened, setOpened] = useState<string | null>(null);
  const toggle: Column<QueueHealth> = {
    name: 'Failed jobs',
    hideName: true,
    fullWidth: true,
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
    <Card aria-labelledby="queues" className="min-w-0">
      <CardHeader id="queues" title="Queues" lead="Each kind of background job." />
      <QueryState query={query}>
        {(queues) => (
          <Table
            label="Kinds of jobs"
            columns={[...COLUMNS, toggle]}
            rows={queues}
            keyOf={({ name }) => name}
            details={({ name }) => name === opened && <FailedJobs queue={name} />}
          />
        )}
      </QueryState>
    </Card>
  );
}

function Failed({ count }: { count: number }) {
  return <span className={count > 0 ? 'font-semibold text-destructive' : ''}>{wholeNumber(count)}</span>;
}
