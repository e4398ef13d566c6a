import { Trash2 } from 'lucide-react';
import { useDeleteBlockedTerm } from '../../../api/generated/admin/admin.ts';
import type { BlockedTermView } from '../../../api/model/blockedTermView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { type Column, Table } from '../../../components/ui/table/table.tsx';
import { severityName } from './severities.ts';

const COLUMNS: Column<BlockedTermView>[] = [
  {
    name: 'Name',
    isRowHeader: true,
    sortBy: ({ term }) => term,
    className: 'break-words font-semibold',
    cell: ({ term }) => term,
  },
  { name: 'Rule', sortBy: ({ severity }) => severity, cell: ({ severity }) => severityName(severity) },
  { name: 'Since', sortBy: ({ created_at: at }) => at, cell: ({ created_at: at }) => <DateTime at={at} /> },
  { name: 'Reason', fullWidth: true, className: 'break-words sm:min-w-40', cell: ({ note }) => note },
  { name: 'Remove', hideName: true, className: 'sm:py-1 sm:text-right', cell: (term) => <Remove term={term} /> },
];

export function TermTable({ terms }: { terms: BlockedTermView[] }) {
  if (terms.length === 0) return <p className="text-muted-foreground">No rules yet. The built-in list applies.</p>;
  return <Table label="Terms" columns={COLUMNS} rows={terms} keyOf={({ id }) => id} />;
}

function Remove({ term: { id, term } }: { term: BlockedTermView }) {
  const remove = useDeleteBlockedTerm({
    mutation: { meta: { success: 'Removed', successDetail: term, failure: 'Error' } },
  });
  return (
    <Button
      variant="quiet"
      size="icon"
      className="-mx-3 sm:mx-0"
      title="Remove"
      aria-label={`Remove ${term}`}
      disabled={remove.isPending}
      onClick={() => remove.mutate({ id })}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  );
}
