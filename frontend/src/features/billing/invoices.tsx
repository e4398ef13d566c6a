import { useListInvoices } from '../../api/generated/billing/billing.ts';
import type { BillView } from '../../api/model/billView.ts';
import { Collapsible } from '../../components/ui/collapsible.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../components/ui/state/skeleton.tsx';
import { cn } from '../../lib/cn.ts';
import { dollars, longDay } from '../../lib/format.ts';

/** Fetched when it is opened. */
export function Invoices() {
  return (
    <div className="-mx-0.5">
      <Collapsible title="Invoices">
        <List />
      </Collapsible>
    </div>
  );
}

function List() {
  const query = useListInvoices({ query: { refetchOnMount: 'always' } });
  return (
    <QueryState query={query} skeleton={<RowsSkeleton rows={3} className="h-10" />}>
      {(bills) =>
        bills.length === 0 ? (
          <p className="text-muted-foreground">No payments yet.</p>
        ) : (
          <ul className="grid">
            {bills.map((bill) => (
              <Bill key={bill.id} bill={bill} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function Bill({ bill: { created_at: at, description, total, status, url, number } }: { bill: BillView }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t py-3 sm:grid-cols-[10rem_1fr_auto_7rem]">
      <span className="text-muted-foreground text-sm leading-6">{longDay(at)}</span>
      <span className="col-span-full row-start-2 min-w-0 break-words sm:col-span-1 sm:row-start-1 sm:col-start-2">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="underline">
            {description}
            <span className="sr-only">, invoice {number}</span>
          </a>
        ) : (
          description
        )}
      </span>
      <span className="figures text-right font-semibold">{dollars(total)}</span>
      <span
        className={cn(
          'col-span-full text-sm leading-6 sm:col-span-1 sm:text-right',
          status === 'open' ? 'font-semibold text-destructive' : 'text-muted-foreground',
        )}
      >
        {status}
      </span>
    </li>
  );
}
