import type { UseQueryResult } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ProfitView } from '../../api/model/profitView.ts';
import { Collapsible } from '../../components/ui/collapsible.tsx';
import { LoadError } from '../../components/ui/state/query-state.tsx';
import { Loading, RowsSkeleton } from '../../components/ui/state/skeleton.tsx';
import { longDay } from '../../lib/format.ts';
import { FeeTable } from './fee-table.tsx';
import { ProfitTable } from './profit-table.tsx';
import type { SaleTerms } from './sale-terms.ts';
import { SaleTermsFields } from './sale-terms-fields.tsx';

interface ProfitCalculatorProps {
  query: UseQueryResult<ProfitView, Error>;
  terms: SaleTerms;
  onTerms: (terms: SaleTerms) => void;
}

/** What the seller earns from a sale under the chosen terms. */
export function ProfitCalculator({ query, terms, onTerms }: ProfitCalculatorProps) {
  return (
    <section aria-labelledby="profit" className="grid gap-4 border-t pt-5">
      <h3 id="profit" className="text-xl">
        Your profit
      </h3>
      <SaleTermsFields terms={terms} onChange={onTerms} />
      {query.isLoading && (
        <Loading label="Calculating…">
          <RowsSkeleton rows={6} />
        </Loading>
      )}
      {query.error && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.data && <ProfitResult profit={query.data} terms={terms} />}
    </section>
  );
}

function ProfitResult({ profit, terms }: { profit: ProfitView; terms: SaleTerms }) {
  return (
    <>
      <div role="status" className="grid gap-2 empty:hidden">
        {profit.warnings.map((warning) => (
          <p key={warning} className="flex max-w-prose gap-2.5">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
            <span>{warning}</span>
          </p>
        ))}
      </div>
      {profit.sizes.length > 0 && (
        <>
          <ProfitTable sizes={profit.sizes} targetMargin={terms.targetMargin} />
          <Collapsible title="Etsy’s fees, line by line">
            <FeeTable sizes={profit.sizes} />
          </Collapsible>
        </>
      )}
      <div className="grid max-w-prose gap-2 text-muted-foreground text-sm">
        <p>
          For one shirt in its most expensive color.{' '}
          <a href={profit.feesSource} target="_blank" rel="noreferrer" className="underline">
            Etsy’s fees
          </a>{' '}
          as of {longDay(`${profit.feesAsOf}T12:00:00`)}. Your Inkloom plan isn’t included.
        </p>
        <ul aria-label="Assumptions" className="grid list-disc gap-1 pl-5">
          {profit.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
