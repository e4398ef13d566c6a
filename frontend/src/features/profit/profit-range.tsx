import { keepPreviousData } from '@tanstack/react-query';
import { useGetGenerationProfit } from '../../api/generated/generations/generations.ts';
import { useGetDesignProductProfit } from '../../api/generated/products/products.ts';
import type { ProfitView } from '../../api/model/profitView.ts';
import { cn } from '../../lib/cn.ts';
import { dollars } from '../../lib/format.ts';
import { DEFAULT_SALE_TERMS } from './sale-terms.ts';

interface ProfitRangeProps {
  id: string;
  /** Cents: what would be left at this price. */
  price?: number | undefined;
  /** What would be left with these colors on sale. */
  colorsOn?: string[] | undefined;
  /** Nothing is asked for meanwhile. */
  isPaused?: boolean;
}

/** What is left of a sale without an ad, with free shipping in the United States: from the worst to the best size. */
export function ProfitRange({ id, price, colorsOn, isPaused = false }: ProfitRangeProps) {
  const { data, isError } = useGetGenerationProfit(
    id,
    { ...DEFAULT_SALE_TERMS, ...(price !== undefined && { price }), ...(colorsOn && { colorsOn }) },
    { query: { placeholderData: keepPreviousData, enabled: !isPaused } },
  );
  return <Range data={data} isError={isError} />;
}

interface ProductProfitRangeProps {
  designId: string;
  productId: string;
}

/** As {@link ProfitRange}, of a further product at its prices. */
export function ProductProfitRange({ designId, productId }: ProductProfitRangeProps) {
  return <Range {...useGetDesignProductProfit(designId, productId, DEFAULT_SALE_TERMS)} />;
}

function Range({ data, isError }: { data: ProfitView | undefined; isError: boolean }) {
  const left = (data?.sizes ?? []).flatMap((size) => (size.left === null ? [] : [size.left]));
  if (left.length === 0) return data || isError ? 'Not known yet' : '…';
  const [least, most] = [Math.min(...left), Math.max(...left)];
  return (
    <span className={cn('figures', least < 0 && 'text-destructive')}>
      {least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`}
    </span>
  );
}
