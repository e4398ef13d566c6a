import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { useCursorPages } from '../../../api/cache/use-cursor-pages.ts';
import { getListAdminLedgerQueryKey, listAdminLedger } from '../../../api/generated/admin/admin.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { LoadMoreList } from '../../../components/ui/state/load-more-list.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { LedgerTable } from '../users/ledger-table.tsx';

/** Every ledger entry, fetched when it is opened. */
export function CreditsLedger() {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible.Root asChild open={open} onOpenChange={setOpen}>
      <Card aria-labelledby="ledger" className="min-w-0">
        <div className="flex items-center justify-between gap-4">
          <h2 id="ledger" className="text-2xl">
            Credits Ledger
          </h2>
          <Collapsible.Trigger asChild>
            <Button aria-label={open ? 'Hide Credits Ledger' : 'Show Credits Ledger'}>{open ? 'Hide' : 'Show'}</Button>
          </Collapsible.Trigger>
        </div>
        <Collapsible.Content className="pt-5">
          <Entries />
        </Collapsible.Content>
      </Card>
    </Collapsible.Root>
  );
}

function Entries() {
  const query = useCursorPages(getListAdminLedgerQueryKey(), listAdminLedger);
  return (
    <LoadMoreList query={query} empty="No credit changes yet." skeleton={<RowsSkeleton rows={10} />}>
      {(entries) => <LedgerTable label="Ledger" entries={entries} />}
    </LoadMoreList>
  );
}
