import { useListBlockedTerms } from '../../../api/generated/admin/admin.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { TermForm } from './term-form.tsx';
import { TermTable } from './term-table.tsx';

/** The operator's own rules, in addition to the list that comes with the product. */
export function BlockedTerms() {
  const query = useListBlockedTerms({ query: { refetchOnMount: 'always' } });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card aria-labelledby="terms" className="min-w-0">
        <CardHeader id="terms" title="Your rules" />
        <QueryState query={query} skeleton={<RowsSkeleton rows={4} />}>
          {(terms) => <TermTable terms={terms} />}
        </QueryState>
      </Card>
      <Card aria-labelledby="new-term" className="-order-1 lg:order-none">
        <CardHeader id="new-term" title="Add a rule" lead="Adding a name again replaces its rule." />
        <TermForm />
      </Card>
    </div>
  );
}
