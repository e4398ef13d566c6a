import type { AdminGeneration } from '../../../api/model/adminGeneration.ts';
import type { AdminPayment } from '../../../api/model/adminPayment.ts';
import type { AdminSession } from '../../../api/model/adminSession.ts';
import type { LotView } from '../../../api/model/lotView.ts';
import { DateTime } from '../../../components/ui/date-time.tsx';
import { type Column, Table } from '../../../components/ui/table/table.tsx';
import { cn } from '../../../lib/cn.ts';
import { dollars, wholeNumber } from '../../../lib/format.ts';
import { microDollars } from '../../../lib/micro-dollars.ts';
import { describeDevice } from '../../account/index.ts';
import { ENGINE_LABELS, PUBLISH_LABELS, SOURCE_LABELS, STATUS_LABELS } from './labels.ts';

const idOf = ({ id }: { id: string }) => id;

const DESIGN_COLUMNS: Column<AdminGeneration>[] = [
  { name: 'Idea', isRowHeader: true, className: 'sm:min-w-48 sm:max-w-96', cell: (design) => <Idea design={design} /> },
  { name: 'Date', date: true, sortBy: ({ created_at: at }) => at, cell: ({ created_at: at }) => <DateTime at={at} /> },
  { name: 'Engine', cell: ({ engine }) => ENGINE_LABELS[engine] },
  {
    name: 'Status',
    sortBy: ({ status }) => STATUS_LABELS[status],
    cell: ({ status }) => <StatusText bad={status === 'error'}>{STATUS_LABELS[status]}</StatusText>,
  },
  {
    name: 'Publishing',
    cell: ({ publish_status: status }) => <StatusText bad={status === 'failed'}>{PUBLISH_LABELS[status]}</StatusText>,
  },
  {
    name: 'AI model',
    numeric: true,
    sortBy: ({ image_cost_micros: cost }) => cost,
    cell: ({ image_cost_micros: cost }) => cost !== null && microDollars(cost),
  },
];

export function Designs({ generations }: { generations: AdminGeneration[] }) {
  return <Table label="Newest designs" columns={DESIGN_COLUMNS} rows={generations} keyOf={idOf} />;
}

function Idea({ design: { idea, error_message: error } }: { design: AdminGeneration }) {
  return (
    <>
      <span className="line-clamp-2" title={idea}>
        {idea}
      </span>
      {error && <span className="block text-destructive">{error}</span>}
    </>
  );
}

function StatusText({ bad, children }: { bad: boolean; children: string }) {
  return <span className={cn('whitespace-nowrap', bad && 'text-destructive')}>{children}</span>;
}

const LOT_COLUMNS: Column<LotView>[] = [
  { name: 'Source', cell: ({ source }) => SOURCE_LABELS[source] },
  { name: 'Created', cell: ({ created_at: at }) => <DateTime at={at} /> },
  {
    name: 'Remaining',
    numeric: true,
    sortBy: ({ remaining }) => remaining,
    className: 'font-semibold',
    cell: ({ remaining }) => wholeNumber(remaining),
  },
  {
    name: 'Expires',
    date: true,
    sortBy: ({ expires_at: end }) => end,
    cell: ({ expires_at: end }) => <DateTime at={end} />,
  },
  { name: 'Amount', numeric: true, cell: ({ amount }) => wholeNumber(amount) },
];

export function Lots({ lots }: { lots: LotView[] }) {
  return <Table label="Newest lots" columns={LOT_COLUMNS} rows={lots} keyOf={idOf} />;
}

const PAYMENT_COLUMNS: Column<AdminPayment>[] = [
  { name: 'Item', isRowHeader: true, cell: ({ description }) => description },
  { name: 'Date', date: true, sortBy: ({ paid_at: at }) => at, cell: ({ paid_at: at }) => <DateTime at={at} /> },
  {
    name: 'Paid',
    numeric: true,
    sortBy: ({ amount }) => amount,
    className: 'font-semibold',
    cell: ({ amount }) => dollars(amount),
  },
  { name: 'Refunded', numeric: true, cell: ({ refunded }) => dollars(refunded) },
  { name: 'Disputed', numeric: true, cell: ({ disputed }) => dollars(disputed) },
];

export function Payments({ payments }: { payments: AdminPayment[] }) {
  return <Table label="Newest payments" columns={PAYMENT_COLUMNS} rows={payments} keyOf={idOf} />;
}

const SESSION_COLUMNS: Column<AdminSession>[] = [
  { name: 'Device', isRowHeader: true, cell: ({ user_agent: agent }) => describeDevice(agent).name },
  { name: 'Address', fullWidth: true, cell: ({ ip }) => ip ?? 'Unknown' },
  { name: 'Signed in', cell: ({ created_at: at }) => <DateTime at={at} /> },
  {
    name: 'Last refreshed',
    date: true,
    sortBy: ({ refreshed_at: at }) => at,
    cell: ({ refreshed_at: at }) => <DateTime at={at} />,
  },
];

export function Sessions({ sessions }: { sessions: AdminSession[] }) {
  return <Table label="Open sessions" columns={SESSION_COLUMNS} rows={sessions} keyOf={idOf} />;
}
