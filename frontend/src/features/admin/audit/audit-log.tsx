import { Link, useSearchParams } from 'react-router';
import { useCursorPages } from '../../../api/cache/use-cursor-pages.ts';
import { getListAuditQueryKey, listAudit } from '../../../api/generated/admin/admin.ts';
import { AdminAction } from '../../../api/model/adminAction.ts';
import type { AuditEntryView } from '../../../api/model/auditEntryView.ts';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { LoadMoreList } from '../../../components/ui/state/load-more-list.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { type Column, Table } from '../../../components/ui/table/table.tsx';
import { userPath } from '../users/user-link.tsx';
import { ACTION_LABELS, detailLines } from './audit-labels.ts';

const COLUMNS: Column<AuditEntryView>[] = [
  { name: 'Time', sortKey: 'time', date: true, cell: ({ at }) => <DateTime at={at} /> },
  { name: 'Action', className: 'whitespace-nowrap font-semibold', cell: ({ action }) => ACTION_LABELS[action] },
  {
    name: 'Account',
    fullWidth: true,
    className: 'wrap-anywhere sm:min-w-52',
    cell: ({ subject_id: id, subject_email: email }) => id && <Person id={id} email={email} />,
  },
  {
    name: 'Details',
    fullWidth: true,
    className: 'break-words sm:min-w-56 sm:max-w-prose',
    cell: ({ detail }) => Object.keys(detail).length > 0 && <Details detail={detail} />,
  },
  {
    name: 'Administrator',
    fullWidth: true,
    className: 'wrap-anywhere sm:min-w-52',
    cell: ({ actor_id: id, actor_email: email }) => <Person id={id} email={email} />,
  },
];

const ACTIONS = Object.entries(ACTION_LABELS).toSorted(([, one], [, other]) => one.localeCompare(other));

/** The URL has the action and the order that are asked for. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const action = Object.values(AdminAction).find((one) => one === params.get('action'));
  const order = params.get('order') === 'asc' ? ('asc' as const) : undefined;
  const filter = { ...(action && { action }), ...(order && { order }) };
  const query = useCursorPages(getListAuditQueryKey(filter), (page, init) => listAudit({ ...page, ...filter }, init));
  const show = (changes: Record<string, string>) => {
    const next = Object.entries({ ...Object.fromEntries(params), ...changes }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next), { replace: true, preventScrollReset: true });
  };
  return (
    <div className="grid min-w-0 gap-4">
      <Select
        aria-label="Action"
        className="sm:max-w-xs"
        value={action ?? ''}
        onChange={({ target: { value } }) => show({ action: value })}
      >
        <option value="">All actions</option>
        {ACTIONS.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <LoadMoreList query={query} empty="No entries yet." skeleton={<RowsSkeleton rows={12} />}>
        {(entries) => (
          <Table
            label="Audit entries"
            columns={COLUMNS}
            rows={entries}
            keyOf={({ id }) => id}
            sort={{ key: 'time', order: order ?? 'desc' }}
            onSort={() => show({ order: order ? '' : 'asc' })}
          />
        )}
      </LoadMoreList>
    </div>
  );
}

/** A change is drawn: what it was, struck through, and what it is. */
function Details({ detail }: Pick<AuditEntryView, 'detail'>) {
  return (
    <ul className="grid gap-0.5">
      {detailLines(detail).map(({ name, before, value }) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-muted-foreground">{name}:</span>{' '}
          {before !== undefined && (
            <>
              <del className="text-muted-foreground">{before}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only">, now </span>
            </>
          )}
          {before === undefined ? value : <ins className="font-semibold no-underline">{value}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** An account by its email; of a deleted one only the id is left. */
function Person({ id, email }: { id: string; email: string | null }) {
  if (email === null)
    return (
      <span className="text-muted-foreground" title={id}>
        Deleted account {id.slice(0, 8)}…
      </span>
    );
  return (
    <Link to={userPath(id)} className="underline">
      {email}
    </Link>
  );
}
