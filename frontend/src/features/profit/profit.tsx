import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetProfit } from '../../api/generated/profit/profit.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { ProfitCalculator } from './profit-calculator.tsx';
import { DEFAULT_SALE_TERMS, type SaleTerms } from './sale-terms.tsx';

interface PriceProfitProps {
  /** Cents; nothing is told of what is no price. */
  price: number;
  sizePrices: Record<string, number>;
}

/** What is left of a sale at these prices, while they are typed. */
export function PriceProfit({ price, sizePrices }: PriceProfitProps) {
  const [terms, setTerms] = useState<SaleTerms>(DEFAULT_SALE_TERMS);
  const asked = {
    price: useDebouncedValue(price),
    sizePrices: useDebouncedValue(encodeSizePrices(sizePrices)),
    ...terms,
  };
  const profit = useGetProfit(asked, {
    query: { placeholderData: keepPreviousData, enabled: asked.price >= 100 && asked.price <= 999_999, staleTime: 0 },
  });
  return <ProfitCalculator query={profit} terms={terms} onTerms={setTerms} />;
}

function encodeSizePrices(sizePrices: Record<string, number>): string {
  return Object.entries(sizePrices)
    .map(([size, cents]) => `${size}:${cents}`)
    .join(',');
}
