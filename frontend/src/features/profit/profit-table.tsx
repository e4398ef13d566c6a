import type { SizeProfit } from '../../api/model/sizeProfit.ts';
import { type Column, Table } from '../../components/ui/table/table.tsx';
import { dollars } from '../../lib/format.ts';

interface ProfitTableProps {
  sizes: SizeProfit[];
  /** Percent. */
  targetMargin: number;
}

export function ProfitTable({ sizes, targetMargin }: ProfitTableProps) {
  return <Table label="Profit by size" columns={columnsFor(targetMargin)} rows={sizes} keyOf={({ size }) => size} />;
}

function columnsFor(targetMargin: number): Column<SizeProfit>[] {
  const amount = (name: string, read: (row: SizeProfit) => number | null): Column<SizeProfit> => ({
    name,
    numeric: true,
    cell: (row) => formatAmount(read(row)),
  });
  return [
    { name: 'Size', isRowHeader: true, cell: ({ size }) => <strong>{size}</strong> },
    amount('Price', ({ price }) => price),
    { name: 'Profit', numeric: true, cell: (row) => <Result row={row}>{formatAmount(row.left)}</Result> },
    { name: 'Margin', numeric: true, cell: (row) => <Result row={row}>{formatShare(row.margin)}</Result> },
    amount('Break-even', ({ breakEven }) => breakEven),
    amount(`For ${targetMargin}%`, ({ targetPrice }) => targetPrice),
    amount('Shirt', ({ cost }) => cost),
    amount('Shipping', ({ shipping }) => shipping),
    amount('Etsy', ({ fees }) => fees.total),
  ];
}

function Result({ row: { left }, children }: { row: SizeProfit; children: string }) {
  const losing = left !== null && left < 0;
  return <strong className={losing ? 'text-destructive' : undefined}>{children}</strong>;
}

const UNKNOWN_AMOUNT = '–';

function formatAmount(cents: number | null): string {
  return cents === null ? UNKNOWN_AMOUNT : dollars(cents);
}

function formatShare(percent: number | null): string {
  return percent === null ? UNKNOWN_AMOUNT : `${percent}%`;
}
