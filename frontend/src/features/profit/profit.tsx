import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetProfit } from '../../api/generated/profit/profit.ts';
import { useSettledValue } from '../../lib/use-debounced-value.ts';
import { Reckoning } from './profit-calculator.tsx';
import { type SaleTerms, usualTerms } from './sale-terms.tsx';

interface ProfitProps {
  /** Cents; nothing is told of what is no price. */
  price: number;
  sizePrices: Record<string, number>;
}

/** What is left of a sale at these prices, while they are typed. */
export function Profit({ price, sizePrices }: ProfitProps) {
  const [terms, setTerms] = useState<SaleTerms>(usualTerms);
  const asked = { price: useSettledValue(price), sizePrices: useSettledValue(inOneLine(sizePrices)), ...terms };
  const profit = useGetProfit(asked, {
    query: { placeholderData: keepPreviousData, enabled: asked.price >= 100 && asked.price <= 999_999, staleTime: 0 },
  });
  return <Reckoning query={profit} terms={terms} onTerms={setTerms} />;
}

function inOneLine(sizePrices: Record<string, number>): string {
  return Object.entries(sizePrices)
    .map(([size, cents]) => `${size}:${cents}`)
    .join(',');
}
