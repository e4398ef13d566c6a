import { useState } from 'react';
import { useListQueues } from '../../../api/generated/admin/admin.ts';
import type { QueueHealth } from '../../../api/model/queueHealth.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { type Column, Table } from '../../../components/ui/table/table.tsx';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { FailedJobs } from './failed-jobs.tsx';

const QUEUE_REFRESH_MS = 10_000;

const COLUMNS: Column<QueueHealth>[] = [
  {
    name: 'Job',
    isRowHeader: true,
    sortBy: ({ name }) => name,
    className: 'font-semibold whitespace-nowrap',
    cell: ({ name }) => name,
  },
  { name: 'Waiting', numeric: true, sortBy: ({ waiting }) => waiting, cell: ({ waiting }) => wholeNumber(waiting) },
  {
    name: 'Retrying',
    numeric: true,
    sortBy: ({ retrying }) => retrying,
    cell: ({ retrying }) => wholeNumber(retrying),
  },
  { name: 'Running', numeric: true, sortBy: ({ running }) => running, cell: ({ running }) => wholeNumber(running) },
  { name: 'Failed', numeric: true, sortBy: ({ failed }) => failed, cell: ({ failed }) => <Failed count={failed} /> },
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
        <Button aria-expanded={name === opened} onClick={() => setOpened(name === opened ? null : name)}>
          {name === opened ? 'Hide' : 'Show'}
          <span className="sr-only"> failed jobs of {name}</span>
        </Button>
      ),
  };
  return (
    <Card aria-labelledby="queues" className="min-w-0">
      <CardHeader id="queues" title="Background jobs" />
      <QueryState query={query} skeleton={<RowsSkeleton rows={3} />}>
        {(queues) => (
          <>
            {queues.every(isIdle) && !opened ? (
              <p className="text-muted-foreground">Nothing is waiting or running, and nothing has failed.</p>
            ) : (
              <Table
                label="Kinds of jobs"
                columns={[...COLUMNS, toggle]}
                rows={queues.filter((queue) => !isIdle(queue) || queue.name === opened)}
                keyOf={({ name }) => name}
                details={({ name }) => name === opened && <FailedJobs queue={name} />}
              />
            )}
            <IdleQueues names={queues.filter(isIdle).map(({ name }) => name)} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

function isIdle({ waiting, retrying, running, failed }: QueueHealth): boolean {
  return waiting + retrying + running + failed === 0;
}

/** Jobs of which there is nothing to say. */
function IdleQueues({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-4">
      <Collapsible title={pluralize(names.length, 'idle job')}>
        <ul aria-label="Idle jobs" className="grid gap-x-6 gap-y-1 text-muted-foreground sm:grid-cols-3">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}

function Failed({ count }: { count: number }) {
  return <span className={count > 0 ? 'font-semibold text-destructive' : ''}>{wholeNumber(count)}</span>;
}
