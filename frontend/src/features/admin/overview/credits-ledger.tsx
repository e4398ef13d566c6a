import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { useCursorPages } from '../../../api/cache/use-cursor-pages.ts';
import { getListAdminLedgerQueryKey, listAdminLedger } from '../../../api/generated/admin/admin.ts';
import { LedgerSort } from '../../../api/model/ledgerSort.ts';
import { LedgerType } from '../../../api/model/ledgerType.ts';
import type { ListAdminLedgerParams } from '../../../api/model/listAdminLedgerParams.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Input, Select } from '../../../components/ui/form/input.tsx';
import { LoadMoreList } from '../../../components/ui/state/load-more-list.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import type { Sort } from '../../../components/ui/table/table.tsx';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { LEDGER_TYPE_LABELS } from '../users/labels.ts';
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

/** The server sorts and filters. */
function Entries() {
  const [sort, setSort] = useState<Sort>();
  const [type, setType] = useState('');
  const [email, setEmail] = useState('');
  const filters = toFilters(sort, type, useDebouncedValue(email.trim()));
  const query = useCursorPages(getListAdminLedgerQueryKey(filters), (page, init) =>
    listAdminLedger({ ...page, ...filters }, init),
  );
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label="Type of change"
          className="sm:w-48"
          value={type}
          onChange={({ target: { value } }) => setType(value)}
        >
          <option value="">All changes</option>
          {Object.values(LedgerType).map((value) => (
            <option key={value} value={value}>
              {LEDGER_TYPE_LABELS[value]}
            </option>
          ))}
        </Select>
        <Input
          type="search"
          aria-label="Email of the account"
          placeholder="Email of the account"
          maxLength={200}
          value={email}
          onChange={({ target: { value } }) => setEmail(value)}
          className="sm:w-72"
        />
      </div>
      <LoadMoreList query={query} empty="No credit changes here." skeleton={<RowsSkeleton rows={10} />}>
        {(entries) => <LedgerTable label="Ledger" entries={entries} sort={sort} onSort={setSort} />}
      </LoadMoreList>
    </div>
  );
}

function toFilters(sort: Sort | undefined, type: string, email: string): ListAdminLedgerParams {
  const key = Object.values(LedgerSort).find((one) => one === sort?.key);
  const only = Object.values(LedgerType).find((one) => one === type);
  return { ...(sort && key && { sort: key, order: sort.order }), ...(only && { type: only }), ...(email && { email }) };
}
