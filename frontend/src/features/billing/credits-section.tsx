import { useInfiniteQuery } from '@tanstack/react-query';
import { getListLedgerQueryKey, listLedger, useGetCredits } from '../../api/generated/credits/credits.ts';
import type { LedgerEntryView } from '../../api/model/ledgerEntryView.ts';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { Collapsible } from '../../components/ui/collapsible.tsx';
import { DateTime } from '../../components/ui/date-time.tsx';
import { LoadMoreList } from '../../components/ui/state/load-more-list.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../components/ui/state/skeleton.tsx';
import { type Column, Table } from '../../components/ui/table/table.tsx';
import { pluralize } from '../../lib/format.ts';
import { describeEntry } from '../../lib/ledger-entry.ts';
import { LotList } from './lot-list.tsx';

/** The balance, when its credits expire, and every change of it. */
export function CreditsSection() {
  const query = useGetCredits({ query: { refetchOnMount: 'always' } });
  return (
    <Card aria-labelledby="credits-heading" id="credits" className="pb-0 sm:pb-0">
      <CardHeader
        id="credits-heading"
        title="Credits"
        lead="Credits that expire soonest are used first. We’ll email you 14 and 3 days before any expire."
        aside={
          query.data && (
            <span className="figures font-semibold text-2xl">{pluralize(query.data.balance, 'credit')}</span>
          )
        }
      />
      <div className="mb-6">
        <QueryState query={query} skeleton={<RowsSkeleton rows={2} className="h-14" />}>
          {({ lots }) => <LotList lots={lots} />}
        </QueryState>
      </div>
      <div className="-mx-0.5">
        <Collapsible title="Credit history">
          <Ledger />
        </Collapsible>
      </div>
    </Card>
  );
}

function Ledger() {
  const query = useInfiniteQuery({
    queryKey: [...getListLedgerQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) => listLedger(pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
  return (
    <LoadMoreList query={query} empty="No changes yet." skeleton={<RowsSkeleton rows={5} className="h-9" />}>
      {(entries) => <Table label="Credit history" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />}
    </LoadMoreList>
  );
}

const COLUMNS: Column<LedgerEntryView>[] = [
  { name: 'Date', date: true, sortBy: ({ created_at: at }) => at, cell: ({ created_at: at }) => <DateTime at={at} /> },
  {
    name: 'Description',
    fullWidth: true,
    className: 'break-words',
    sortBy: describeEntry,
    cell: describeEntry,
  },
  {
    name: 'Change',
    numeric: true,
    sortBy: changeOf,
    cell: ({ type, amount }) => <span className="font-semibold">{`${type === 'credit' ? '+' : '−'}${amount}`}</span>,
  },
];

function changeOf({ type, amount }: LedgerEntryView): number {
  return type === 'credit' ? amount : -amount;
}
