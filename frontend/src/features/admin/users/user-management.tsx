import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSearchAdminUsers } from '../../../api/generated/admin/admin.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Pager } from '../../../components/ui/pager.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { UserTable } from './user-table.tsx';

const PER_PAGE = 25;

/** All accounts in pages. The URL has the search and the page. */
export function UserManagement({ onGrant }: { onGrant: (email: string) => void }) {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const query = useSearchAdminUsers(
    { q: useDebouncedValue(search.trim()), page, per_page: PER_PAGE },
    { query: { placeholderData: keepPreviousData, refetchOnMount: 'always' } },
  );
  const show = (next: Record<string, string>) => setParams(next, { replace: true, preventScrollReset: true });
  return (
    <Card aria-labelledby="users" className="min-w-0">
      <CardHeader
        id="users"
        title="User Management"
        aside={
          <Input
            type="search"
            aria-label="Search users"
            placeholder="Search by email or name"
            maxLength={200}
            value={search}
            onChange={({ target: { value } }) => show(value ? { q: value } : {})}
            className="sm:w-72"
          />
        }
      />
      <QueryState query={query}>
        {({ users, total }) => (
          <div className="grid min-w-0 gap-4">
            {users.length > 0 ? (
              <UserTable users={users} onGrant={onGrant} />
            ) : (
              <p className="text-muted-foreground">No user matches this search.</p>
            )}
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={total}
              itemName={total === 1 ? 'user' : 'users'}
              onPage={(next) => show({ ...(search ? { q: search } : {}), ...(next > 1 ? { page: String(next) } : {}) })}
            />
          </div>
        )}
      </QueryState>
    </Card>
  );
}
