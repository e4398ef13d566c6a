import type { AdminGeneration } from '../../../api/model/adminGeneration.ts';
import type { AdminPayment } from '../../../api/model/adminPayment.ts';
import type { AdminSession } from '../../../api/model/adminSession.ts';
import type { LotView } from '../../../api/model/lotView.ts';
import { Moment } from '../../../components/ui/date-time.tsx';
import { type Column, Table } from '../../../components/ui/table.tsx';
import { cn } from '../../../lib/cn.ts';
import { dollars, whole } from '../../../lib/format.ts';
import { deviceOf } from '../../account/index.ts';

const idOf = ({ id }: { id: string }) => id;

const DESIGN: Column<AdminGeneration>[] = [
  { name: 'Idea', heads: true, className: 'sm:min-w-48 sm:max-w-96', cell: (design) => <Idea design={design} /> },
  { name: 'Date', cell: ({ created_at: at }) => <Moment at={at} /> },
  { name: 'Engine', cell: ({ engine }) => engine },
  { name: 'Status', cell: ({ status }) => <Word bad={status === 'error'}>{status}</Word> },
  { name: 'Publishing', cell: ({ publish_status: status }) => <Word bad={status === 'failed'}>{status}</Word> },
];

/** What somebody made, and how it ended. */
export function Designs({ generations }: { generations: AdminGeneration[] }) {
  return <Table label="Newest designs" columns={DESIGN} rows={generations} keyOf={idOf} />;
}

function Idea({ design: { idea, error_message: error } }: { design: AdminGeneration }) {
  return (
    <>
      <span className="line-clamp-2">{idea}</span>
      {error && <span className="block text-destructive">{error}</span>}
    </>
  );
}

function Word({ bad, children }: { bad: boolean; children: string }) {
  return <span className={cn('whitespace-nowrap', bad && 'text-destructive')}>{children}</span>;
}

const LOT: Column<LotView>[] = [
  { name: 'Source', cell: ({ source }) => source },
  { name: 'From', cell: ({ created_at: at }) => <Moment at={at} /> },
  { name: 'Left', figures: true, className: 'font-semibold', cell: ({ remaining }) => whole(remaining) },
  { name: 'Until', cell: ({ expires_at: end }) => <Moment at={end} /> },
  { name: 'Of', figures: true, cell: ({ amount }) => whole(amount) },
];

/** Where credits came from, and what is left of them. */
export function Lots({ lots }: { lots: LotView[] }) {
  return <Table label="Newest lots" columns={LOT} rows={lots} keyOf={idOf} />;
}

const PAYMENT: Column<AdminPayment>[] = [
  { name: 'For', heads: true, cell: ({ description }) => description },
  { name: 'Date', cell: ({ paid_at: at }) => <Moment at={at} /> },
  { name: 'Paid', figures: true, className: 'font-semibold', cell: ({ amount }) => dollars(amount) },
  { name: 'Refunded', figures: true, cell: ({ refunded }) => dollars(refunded) },
  { name: 'Disputed', figures: true, cell: ({ disputed }) => dollars(disputed) },
];

/** What somebody paid, and what of it went back. */
export function Payments({ payments }: { payments: AdminPayment[] }) {
  return <Table label="Newest payments" columns={PAYMENT} rows={payments} keyOf={idOf} />;
}

const SESSION: Column<AdminSession>[] = [
  { name: 'Device', heads: true, cell: ({ user_agent: agent }) => deviceOf(agent).name },
  { name: 'Address', wide: true, cell: ({ ip }) => ip ?? 'Unknown' },
  { name: 'Signed in', cell: ({ created_at: at }) => <Moment at={at} /> },
  { name: 'Last refreshed', cell: ({ refreshed_at: at }) => <Moment at={at} /> },
];

/** Where somebody is signed in. */
export function Sessions({ sessions }: { sessions: AdminSession[] }) {
  return <Table label="Open sessions" columns={SESSION} rows={sessions} keyOf={idOf} />;
}
