import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSearchAdminUsers } from '../../../api/generated/admin/admin.ts';
import { UserFilter } from '../../../api/model/userFilter.ts';
import { UserSort } from '../../../api/model/userSort.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Input, Select } from '../../../components/ui/form/input.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import { UserTable } from './user-table.tsx';

const PER_PAGE = 25;
/** On a phone each row is a tall card. */
const PER_PAGE_ON_A_PHONE = 10;

const FILTER_NAMES: Record<UserFilter, string> = {
  free: 'Free plan',
  starter: 'Starter plan',
  pro: 'Pro plan',
  studio: 'Studio plan',
  past_due: 'Payment past due',
  connected: 'Printify connected',
  not_connected: 'Printify not connected',
  suspended: 'Suspended',
};

/** All accounts in pages. The URL has the search, the filter, the order and the page. */
export function UserManagement({ onGrant }: { onGrant: (email: string) => void }) {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const sort = Object.values(UserSort).find((one) => one === params.get('sort')) ?? UserSort.joined;
  const order = params.get('order') === 'asc' ? 'asc' : 'desc';
  const filter = Object.values(UserFilter).find((one) => one === params.get('filter'));
  const perPage = useMediaQuery('(width < 40rem)') ? PER_PAGE_ON_A_PHONE : PER_PAGE;
  const query = useSearchAdminUsers(
    { q: useDebouncedValue(search.trim()), sort, order, ...(filter && { filter }), page, per_page: perPage },
    { query: { placeholderData: keepPreviousData, refetchOnMount: 'always' } },
  );
  /** Anything but another page begins at the first one. */
  const show = (changes: Record<string, string>) => {
    const next = { ...Object.fromEntries(params), page: '', ...changes };
    const given = Object.entries(next).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(given), { replace: true, preventScrollReset: true, flushSync: true });
  };
  return (
    <Card aria-labelledby="users" className="min-w-0">
      <CardHeader
        id="users"
        title="User Management"
        aside={
          <div className="flex w-full flex-wrap gap-2 sm:w-auto">
            <Select
              aria-label="Filter users"
              className="sm:w-56"
              value={filter ?? ''}
              onChange={({ target: { value } }) => show({ filter: value })}
            >
              <option value="">All users</option>
              {Object.values(UserFilter).map((value) => (
                <option key={value} value={value}>
                  {FILTER_NAMES[value]}
                </option>
              ))}
            </Select>
            <Input
              type="search"
              aria-label="Search users"
              placeholder="Search by email or name"
              maxLength={200}
              value={search}
              onChange={({ target: { value } }) => show({ q: value })}
              className="sm:w-72"
            />
          </div>
        }
      />
      <QueryState query={query} skeleton={<RowsSkeleton rows={10} className="h-16" />}>
        {({ users, total }) => (
          <div className="grid min-w-0 gap-4">
            {users.length > 0 ? (
              <UserTable
                users={users}
                onGrant={onGrant}
                sort={{ key: sort, order }}
                onSort={(next) => show({ sort: next?.key ?? '', order: next?.order ?? '' })}
              />
            ) : (
              <p className="text-muted-foreground">No users match.</p>
            )}
            <Pager
              page={page}
              perPage={perPage}
              total={total}
              itemName={total === 1 ? 'user' : 'users'}
              onPage={(next) => show({ page: next > 1 ? String(next) : '' })}
            />
          </div>
        )}
      </QueryState>
    </Card>
  );
}
