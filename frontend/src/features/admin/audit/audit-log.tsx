import { Link } from 'react-router';
import { usePagesBefore } from '../../../api/cache/use-cursor-pages.ts';
import { getListAuditQueryKey, listAudit } from '../../../api/generated/admin/admin.ts';
import type { AuditEntryView } from '../../../api/model/auditEntryView.ts';
import { Moment } from '../../../components/ui/date-time.tsx';
import { OlderList } from '../../../components/ui/state/load-more-list.tsx';
import { type Column, Table } from '../../../components/ui/table.tsx';
import { userPath } from '../users/user-link.tsx';
import { ACTION_WORDS, detailWords } from './audit-words.ts';

const COLUMNS: Column<AuditEntryView>[] = [
  { name: 'When', cell: ({ at }) => <Moment at={at} /> },
  { name: 'What', className: 'whitespace-nowrap font-semibold', cell: ({ action }) => ACTION_WORDS[action] },
  {
    name: 'Whom',
    wide: true,
    className: 'break-words',
    cell: ({ subject_id: id, subject_email: email }) => id && <Person id={id} email={email} />,
  },
  {
    name: 'Particulars',
    wide: true,
    className: 'break-words sm:min-w-56 sm:max-w-prose',
    cell: ({ detail }) => detailWords(detail),
  },
  {
    name: 'Who',
    wide: true,
    className: 'break-words',
    cell: ({ actor_id: id, actor_email: email }) => <Person id={id} email={email} />,
  },
];

/** What administrators did, newest first. */
export function AuditTrail() {
  const query = usePagesBefore(getListAuditQueryKey(), listAudit);
  return (
    <OlderList query={query} empty="No administrator has done anything yet.">
      {(entries) => <Table label="Acts" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />}
    </OlderList>
  );
}

/** An account by its address; what is left of a deleted one is its id. */
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
