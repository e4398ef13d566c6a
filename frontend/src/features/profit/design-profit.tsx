import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetGenerationProfit } from '../../api/generated/generations/generations.ts';
import { Reckoning } from './profit-calculator.tsx';
import { type SaleTerms, usualTerms } from './sale-terms.tsx';

/** What is left of a sale of one design, at the prices it was made with. */
export function DesignProfit({ id }: { id: string }) {
  const [terms, setTerms] = useState<SaleTerms>(usualTerms);
  const profit = useGetGenerationProfit(id, terms, { query: { placeholderData: keepPreviousData } });
  return <Reckoning query={profit} terms={terms} onTerms={setTerms} />;
}
