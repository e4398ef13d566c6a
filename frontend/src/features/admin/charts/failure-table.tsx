import type { FailureCount } from '../../../api/model/failureCount.ts';
import type { FailurePlace } from '../../../api/model/failurePlace.ts';
import type { FailureProvider } from '../../../api/model/failureProvider.ts';
import { type Column, Table } from '../../../components/ui/table/table.tsx';
import { wholeNumber } from '../../../lib/format.ts';

const STEP_NAMES: Record<FailurePlace, string> = {
  waiting: 'Before the first step',
  draw: 'Drawing',
  write_listing: 'Writing the listing',
  cut_out: 'Preparing print files',
  upload: 'Uploading to Printify',
  create_product: 'Creating the product',
  publish: 'Publishing',
};

const PROVIDER_NAMES: Record<FailureProvider, string> = {
  openai: 'OpenAI',
  printify: 'Printify',
  ourselves: 'Inkloom',
};

const COLUMNS: Column<FailureCount>[] = [
  { name: 'Step', isRowHeader: true, className: 'whitespace-nowrap', cell: ({ step }) => STEP_NAMES[step] },
  { name: 'Provider', cell: ({ provider }) => PROVIDER_NAMES[provider] },
  { name: 'Failures', numeric: true, className: 'font-semibold', cell: ({ count }) => wholeNumber(count) },
];

export function FailureTable({ failures }: { failures: FailureCount[] }) {
  if (failures.length === 0) return <p className="text-muted-foreground">Nothing failed.</p>;
  const most = Math.max(...failures.map(({ count }) => count));
  const share: Column<FailureCount> = {
    name: 'Share',
    hideName: true,
    fullWidth: true,
    className: 'sm:w-1/2',
    cell: ({ count }) => (
      <div className="h-3 rounded-sm bg-destructive" style={{ width: `${Math.ceil((100 * count) / most)}%` }} />
    ),
  };
  return (
    <Table
      label="Failures by step"
      columns={[...COLUMNS, share]}
      rows={failures}
      keyOf={({ step, provider }) => `${step} ${provider}`}
    />
  );
}
