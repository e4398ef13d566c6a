import type { SizeProfit } from '../../api/model/sizeProfit.ts';
import { cn } from '../../lib/cn.ts';
import { dollars } from '../../lib/format.ts';

interface ProfitTableProps {
  sizes: SizeProfit[];
  /** Percent. */
  targetMargin: number;
}

const CELL_CLASSES = 'px-3 py-2 text-right';

export function ProfitTable({ sizes, targetMargin }: ProfitTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section aria-label="Profit by size" tabIndex={0} className="overflow-x-auto rounded-md border">
      <table className="figures w-full whitespace-nowrap text-sm">
        <thead className="border-b text-muted-foreground">
          <tr>
            <th scope="col" className="sticky left-0 bg-card px-3 py-2 text-left font-semibold">
              Size
            </th>
            {['Price', 'Profit', 'Margin', 'Break-even', `For ${targetMargin} %`, 'Shirt', 'Shipping', 'Etsy'].map(
              (name) => (
                <th key={name} scope="col" className={cn(CELL_CLASSES, 'font-semibold')}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <SizeRow key={size.size} {...size} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SizeRow({ size, price, left, margin, breakEven, targetPrice, cost, shipping, fees }: SizeProfit) {
  const losing = left !== null && left < 0;
  return (
    <tr className="border-b last:border-b-0">
      <th scope="row" className="sticky left-0 bg-card px-3 py-2 text-left font-semibold">
        {size}
      </th>
      <td className={CELL_CLASSES}>{dollars(price)}</td>
      <td className={cn(CELL_CLASSES, 'font-semibold', losing && 'text-destructive')}>{formatAmount(left)}</td>
      <td className={cn(CELL_CLASSES, losing && 'text-destructive')}>
        {margin === null ? UNKNOWN_AMOUNT : `${margin} %`}
      </td>
      <td className={CELL_CLASSES}>{formatAmount(breakEven)}</td>
      <td className={CELL_CLASSES}>{formatAmount(targetPrice)}</td>
      <td className={CELL_CLASSES}>{formatAmount(cost)}</td>
      <td className={CELL_CLASSES}>{formatAmount(shipping)}</td>
      <td className={CELL_CLASSES}>{dollars(fees.total)}</td>
    </tr>
  );
}

const UNKNOWN_AMOUNT = '–';

function formatAmount(cents: number | null): string {
  return cents === null ? UNKNOWN_AMOUNT : dollars(cents);
}
