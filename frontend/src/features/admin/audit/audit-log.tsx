import { Link } from 'react-router';
import { useCursorPages } from '../../../api/cache/use-cursor-pages.ts';
import { getListAuditQueryKey, listAudit } from '../../../api/generated/admin/admin.ts';
import type { AuditEntryView } from '../../../api/model/auditEntryView.ts';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { LoadMoreList } from '../../../components/ui/state/load-more-list.tsx';
import { type Column, Table } from '../../../components/ui/table.tsx';
import { userPath } from '../users/user-link.tsx';
import { ACTION_LABELS, formatDetail } from './audit-labels.ts';

const COLUMNS: Column<AuditEntryView>[] = [
  { name: 'Time', cell: ({ at }) => <DateTime at={at} /> },
  { name: 'Action', className: 'whitespace-nowrap font-semibold', cell: ({ action }) => ACTION_LABELS[action] },
  {
    name: 'Account',
    fullWidth: true,
    className: 'break-words',
    cell: ({ subject_id: id, subject_email: email }) => id && <Person id={id} email={email} />,
  },
  {
    name: 'Details',
    fullWidth: true,
    className: 'break-words sm:min-w-56 sm:max-w-prose',
    cell: ({ detail }) => formatDetail(detail),
  },
  {
    name: 'Administrator',
    fullWidth: true,
    className: 'break-words',
    cell: ({ actor_id: id, actor_email: email }) => <Person id={id} email={email} />,
  },
];

export function AuditLog() {
  const query = useCursorPages(getListAuditQueryKey(), listAudit);
  return (
    <LoadMoreList query={query} empty="No administrator has done anything yet.">
      {(entries) => <Table label="Audit entries" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />}
    </LoadMoreList>
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
