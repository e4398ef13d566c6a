import { keepPreviousData } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useState } from 'react';
import { useGetGenerationProfit } from '../../api/generated/generations/generations.ts';
import { useGetProfit } from '../../api/generated/profit/profit.ts';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { useDebouncedValue } from '../../lib/hooks/use-debounced-value.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { encodeSizePrices, isInPriceRange } from './price.ts';
import { DEFAULT_SALE_TERMS } from './sale-terms.ts';

const Calculator = lazyPart(async () => (await import('./profit-calculator.tsx')).ProfitCalculator);

function ProfitCalculator(props: ComponentProps<typeof Calculator>) {
  return (
    <Suspense fallback={<Skeleton className="h-[33.25rem]" />}>
      <Calculator {...props} />
    </Suspense>
  );
}

/** The profit of one design, at its prices. */
export function DesignProfit({ id }: { id: string }) {
  const [terms, setTerms] = useState(DEFAULT_SALE_TERMS);
  const profit = useGetGenerationProfit(id, terms, { query: { placeholderData: keepPreviousData } });
  return <ProfitCalculator query={profit} terms={terms} onTerms={setTerms} />;
}

interface PriceProfitProps {
  /** Cents; outside the limits nothing is calculated. */
  price: number;
  sizePrices: Record<string, number>;
}

/** The profit at these prices, updated while they are typed. */
export function PriceProfit({ price, sizePrices }: PriceProfitProps) {
  const [terms, setTerms] = useState(DEFAULT_SALE_TERMS);
  const params = {
    price: useDebouncedValue(price),
    sizePrices: useDebouncedValue(encodeSizePrices(sizePrices)),
    ...terms,
  };
  const profit = useGetProfit(params, {
    query: { placeholderData: keepPreviousData, enabled: isInPriceRange(params.price), staleTime: 0 },
  });
  return <ProfitCalculator query={profit} terms={terms} onTerms={setTerms} />;
}
