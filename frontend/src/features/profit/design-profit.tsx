import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetGenerationProfit } from '../../api/generated/generations/generations.ts';
import { ProfitCalculator } from './profit-calculator.tsx';
import { DEFAULT_SALE_TERMS, type SaleTerms } from './sale-terms.tsx';

/** What is left of a sale of one design, at the prices it was made with. */
export function DesignProfit({ id }: { id: string }) {
  const [terms, setTerms] = useState<SaleTerms>(DEFAULT_SALE_TERMS);
  const profit = useGetGenerationProfit(id, terms, { query: { placeholderData: keepPreviousData } });
  return <ProfitCalculator query={profit} terms={terms} onTerms={setTerms} />;
}
