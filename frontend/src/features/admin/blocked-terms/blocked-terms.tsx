import { useListBlockedTerms } from '../../../api/generated/admin/admin.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { TermForm } from './term-form.tsx';
import { TermTable } from './term-table.tsx';

/** The operator's own decisions, in addition to the list that comes with the product. */
export function BlockedTerms() {
  const query = useListBlockedTerms({ query: { refetchOnMount: 'always' } });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card aria-labelledby="terms" className="min-w-0">
        <CardHeader id="terms" title="Your decisions" />
        <QueryState query={query}>{(terms) => <TermTable terms={terms} />}</QueryState>
      </Card>
      <Card aria-labelledby="new-term" className="-order-1 lg:order-none">
        <CardHeader id="new-term" title="New decision" lead="Saving a name again changes its decision." />
        <TermForm />
      </Card>
    </div>
  );
}
