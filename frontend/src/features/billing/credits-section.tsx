import { useInfiniteQuery } from '@tanstack/react-query';
import { getListLedgerQueryKey, listLedger, useGetCredits } from '../../api/generated/credits/credits.ts';
import type { LedgerEntryView } from '../../api/model/ledgerEntryView.ts';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { Collapsible } from '../../components/ui/collapsible.tsx';
import { LoadMoreList } from '../../components/ui/state/load-more-list.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../components/ui/state/skeleton.tsx';
import { dateTime, pluralize } from '../../lib/format.ts';
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
      {(entries) => (
        <ol className="grid">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </LoadMoreList>
  );
}

function Entry({ entry: { created_at: at, type, amount, description } }: { entry: LedgerEntryView }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t py-2.5 sm:grid-cols-[12rem_1fr_auto]">
      <span className="text-muted-foreground text-sm leading-6">{dateTime(at)}</span>
      <span className="col-span-full row-start-2 min-w-0 break-words sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {description}
      </span>
      <span className="figures text-right font-semibold">
        {type === 'credit' ? '+' : '−'}
        {amount}
      </span>
    </li>
  );
}
