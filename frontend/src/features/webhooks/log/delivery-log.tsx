import { useState } from 'react';
import { useListWebhookDeliveries } from '../../../api/generated/webhooks/webhooks.ts';
import type { DeliveryList } from '../../../api/model/deliveryList.ts';
import type { WebhookDeliveryState } from '../../../api/model/webhookDeliveryState.ts';
import { CardHeader } from '../../../components/ui/card.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';

const PER_PAGE = 20;
/** A test is answered soon; retries may be hours away. */
const [WAITING_MS, QUIET_MS] = [2000, 15_000];

const FILTERS = [
  { value: 'all', name: 'All' },
  { value: 'waiting', name: 'Waiting' },
  { value: 'failed', name: 'Failed' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const query = useLog(webhookId, filter, page);
  return (
    <>
      <CardHeader
        id="log"
        title="Log"
        lead="What was sent in the last 30 days, and what your receiver answered."
        aside={
          <RadioGroup
            label="Show"
            options={FILTERS}
            value={filter}
            onChange={(value) => {
              setFilter(value);
              setPage(1);
            }}
          />
        }
      />
      <QueryState query={query} skeleton={<RowsSkeleton rows={3} className="h-14" />}>
        {(list) => <Entries webhookId={webhookId} list={list} filter={filter} onPage={setPage} />}
      </QueryState>
    </>
  );
}

function useLog(webhookId: string, filter: Filter, page: number) {
  const state = filter === 'all' ? {} : { state: [filter] satisfies WebhookDeliveryState[] };
  return useListWebhookDeliveries(
    webhookId,
    { page, per_page: PER_PAGE, ...state },
    {
      query: {
        refetchOnMount: 'always',
        refetchInterval: ({ state: { data } }) =>
          data?.deliveries.some(({ state: one, tries }) => one === 'waiting' && tries === 0) ? WAITING_MS : QUIET_MS,
      },
    },
  );
}

interface EntriesProps {
  webhookId: string;
  list: DeliveryList;
  filter: Filter;
  onPage: (page: number) => void;
}

function Entries({ webhookId, list: { deliveries, total, page }, filter, onPage }: EntriesProps) {
  if (total === 0)
    return (
      <p className="text-muted-foreground">
        {filter === 'all' ? 'Nothing was sent yet. Send a test to see how it arrives.' : 'None.'}
      </p>
    );
  return (
    <div className="grid gap-4">
      <ul className="grid">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} webhookId={webhookId} delivery={delivery} />
        ))}
      </ul>
      <Pager page={page} perPage={PER_PAGE} total={total} itemName="deliveries" onPage={onPage} />
    </div>
  );
}
