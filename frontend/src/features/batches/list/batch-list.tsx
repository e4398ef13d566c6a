import { Link } from 'react-router';
import type { BatchView } from '../../../api/model/batchView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { pluralize } from '../../../lib/format.ts';
import { wordsOfBatch } from '../model/states.ts';
import { needsOf, progressWords, spentWords } from '../model/words.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { StateName } from '../parts/state-name.tsx';
import { BATCHES_PER_PAGE, useBatches } from '../queries/use-batches.ts';

interface BatchListProps {
  page: number;
  onPage: (page: number) => void;
}

export function BatchList({ page, onPage }: BatchListProps) {
  const query = useBatches(page);
  return (
    <QueryState query={query} skeleton={<RowsSkeleton rows={4} className="h-28" />}>
      {({ batches, total }) =>
        total === 0 ? (
          <NoBatches />
        ) : (
          <div className="grid gap-5 *:min-w-0">
            <ul className="grid gap-3" aria-label="Batches">
              {batches.map((batch) => (
                <li key={batch.id}>
                  <BatchEntry batch={batch} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              perPage={BATCHES_PER_PAGE}
              total={total}
              itemName={total === 1 ? 'batch' : 'batches'}
              onPage={onPage}
            />
          </div>
        )
      }
    </QueryState>
  );
}

function BatchEntry({ batch }: { batch: BatchView }) {
  const needs = needsOf(batch);
  return (
    <article className="relative grid gap-3 rounded-lg border bg-card p-4 transition-colors duration-150 hover:border-foreground sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:items-center sm:gap-x-8 sm:p-5">
      <div className="grid min-w-0 gap-1">
        <h2 className="min-w-0 break-words text-xl">
          <Link to={`/batches/${batch.id}`} className="after:absolute after:inset-0 after:rounded-lg">
            {batch.name}
          </Link>
        </h2>
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
          <StateName {...wordsOfBatch(batch)} />
          <span>{pluralize(batch.rows, 'row')}</span>
          <DateTime at={batch.createdAt} />
        </p>
        {needs && <p className="text-sm text-warning">{needs}</p>}
      </div>
      <div className="grid gap-1.5">
        <ProgressBar counts={batch.counts} />
        <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
          <span>{progressWords(batch.counts)}</span>
          <span className="text-muted-foreground">{spentWords(batch)}</span>
        </p>
      </div>
    </article>
  );
}

function NoBatches() {
  return (
    <EmptyState
      level="h2"
      title="No batches yet"
      action={
        <Button asChild variant="ink">
          <Link to="/batches/new">Make the first one</Link>
        </Button>
      }
    >
      Paste a list of ideas or drop a spreadsheet. Every row becomes a design, which you approve in minutes and publish
      at the pace you choose.
    </EmptyState>
  );
}
