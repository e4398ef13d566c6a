import type { AdminLedgerEntry } from '../../../api/model/adminLedgerEntry.ts';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { type Column, type Sort, Table } from '../../../components/ui/table/table.tsx';
import { cn } from '../../../lib/cn.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { describeEntry } from '../../../lib/ledger-entry.ts';
import { LEDGER_TYPE_LABELS } from './labels.ts';
import { UserIdLink } from './user-link.tsx';

interface LedgerTableProps {
  label: string;
  entries: AdminLedgerEntry[];
  /** For the entries of one user. */
  hideUser?: boolean;
  /** Given with `onSort` where the server sorts. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
}

const COLUMNS: Column<AdminLedgerEntry>[] = [
  {
    name: 'Date',
    sortKey: 'date',
    date: true,
    sortBy: ({ created_at: at }) => at,
    cell: ({ created_at: at }) => <DateTime at={at} />,
  },
  { name: 'User', cell: ({ user_id: id }) => <UserIdLink id={id} /> },
  { name: 'Type', cell: ({ type }) => LEDGER_TYPE_LABELS[type] },
  {
    name: 'Amount',
    sortKey: 'amount',
    numeric: true,
    sortBy: changeOf,
    cell: (entry) => <Amount entry={entry} />,
  },
  { name: 'Description', fullWidth: true, className: 'sm:min-w-56', cell: describeEntry },
];

export function LedgerTable({ label, entries, hideUser = false, ...sorting }: LedgerTableProps) {
  const columns = hideUser ? COLUMNS.filter(({ name }) => name !== 'User') : COLUMNS;
  return <Table label={label} columns={columns} rows={entries} keyOf={({ id }) => id} {...sorting} />;
}

function changeOf({ type, amount }: AdminLedgerEntry): number {
  return type === 'credit' ? Math.abs(amount) : -Math.abs(amount);
}

function Amount({ entry: { type, amount } }: { entry: AdminLedgerEntry }) {
  const credit = type === 'credit';
  return (
    <span className={cn('font-semibold', credit && 'text-good')}>
      {credit ? '+' : '-'}
      {wholeNumber(Math.abs(amount))}
    </span>
  );
}
