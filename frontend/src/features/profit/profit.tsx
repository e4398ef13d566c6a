import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetGenerationProfit } from '../../api/generated/generations/generations.ts';
import { useGetProfit } from '../../api/generated/profit/profit.ts';
import { useDebouncedValue } from '../../lib/hooks/use-debounced-value.ts';
import { encodeSizePrices, isInPriceRange } from './price.ts';
import { ProfitCalculator } from './profit-calculator.tsx';
import { DEFAULT_SALE_TERMS } from './sale-terms.tsx';

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
