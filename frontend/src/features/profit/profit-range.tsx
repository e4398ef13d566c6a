import { keepPreviousData } from '@tanstack/react-query';
import { useGetGenerationProfit } from '../../api/generated/generations/generations.ts';
import { useGetDesignProductProfit } from '../../api/generated/products/products.ts';
import type { ProfitView } from '../../api/model/profitView.ts';
import { cn } from '../../lib/cn.ts';
import { dollars } from '../../lib/format.ts';
import { encodeSizePrices } from './price.ts';
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

interface ProductProfitRangeProps extends Pick<ProfitRangeProps, 'price' | 'colorsOn'> {
  designId: string;
  productId: string;
  /** Cents, of sizes: what would be left at these. */
  sizePrices?: Record<string, number> | undefined;
}

/** As {@link ProfitRange}, of a further product. */
export function ProductProfitRange({ designId, productId, price, sizePrices, colorsOn }: ProductProfitRangeProps) {
  const { data, isError } = useGetDesignProductProfit(
    designId,
    productId,
    {
      ...DEFAULT_SALE_TERMS,
      ...(price !== undefined && { price }),
      ...(sizePrices && { sizePrices: encodeSizePrices(sizePrices) }),
      ...(colorsOn && { colorsOn }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  return <Range data={data} isError={isError} />;
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
