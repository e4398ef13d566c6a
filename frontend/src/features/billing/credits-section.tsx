import { useInfiniteQuery } from '@tanstack/react-query';
import { listLedger, useGetCredits } from '../../api/generated/credits/credits.ts';
import type { LedgerEntryView } from '../../api/model/ledgerEntryView.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { Collapsible } from '../../components/ui/collapsible.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { Spinner } from '../../components/ui/state/spinner.tsx';
import { dateTime, pluralize } from '../../lib/format.ts';
import { LotList } from './lot-list.tsx';

/** What a seller has, what of it ends when, and how it came to be. */
export function CreditsSection() {
  const query = useGetCredits({ query: { refetchOnMount: 'always' } });
  return (
    <Card aria-labelledby="credits-heading" id="credits" className="pb-0 sm:pb-0">
      <CardHeader
        id="credits-heading"
        title="Credits"
        lead="What ends first is used first. You get a mail 14 days and 3 days before credits end."
        aside={
          query.data && (
            <span className="figures font-semibold text-2xl">{pluralize(query.data.balance, 'credit')}</span>
          )
        }
      />
      <div className="mb-6">
        <QueryState query={query}>{({ lots }) => <LotList lots={lots} />}</QueryState>
      </div>
      <div className="-mx-0.5">
        <Collapsible title="Every change">
          <Ledger />
        </Collapsible>
      </div>
    </Card>
  );
}

function Ledger() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['/api/credits/ledger', 'pages'],
    queryFn: ({ pageParam, signal }) => listLedger(pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  if (isPending) return <Spinner label="Loading…" />;
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{error.message}</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    );
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-muted-foreground">Nothing yet.</p>;
  return (
    <div className="grid justify-items-start gap-4">
      <ol className="grid w-full">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show older changes
        </Button>
      )}
    </div>
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
