import type { SaleFeesInfo } from '../../api/model/saleFeesInfo.ts';
import type { SizeProfit } from '../../api/model/sizeProfit.ts';
import { type Column, Table } from '../../components/ui/table/table.tsx';
import { dollars } from '../../lib/format.ts';

const FEE_NAMES: Record<keyof SaleFeesInfo, string> = {
  listing: 'Listing',
  transaction: 'Transaction',
  payment: 'Payment',
  paymentOnTax: 'Payment, of the sales tax',
  regulatory: 'Regulatory',
  offsiteAds: 'Offsite ad',
  total: 'Total',
};

const COLUMNS: Column<SizeProfit>[] = [
  { name: 'Size', isRowHeader: true, cell: ({ size }) => size },
  ...Object.entries(FEE_NAMES).map(([fee, name]) => ({
    name,
    numeric: true,
    cell: ({ fees }: SizeProfit) => dollars(fees[fee as keyof SaleFeesInfo]),
  })),
];

export function FeeTable({ sizes }: { sizes: SizeProfit[] }) {
  return <Table label="Etsy’s fees by size" columns={COLUMNS} rows={sizes} keyOf={({ size }) => size} />;
}
