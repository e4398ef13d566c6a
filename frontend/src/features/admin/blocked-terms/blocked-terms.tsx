import { useListBlockedTerms } from '../../../api/generated/admin/admin.ts';
import { Sheet, SheetHeading } from '../../../components/ui/card.tsx';
import { Loaded } from '../../../components/ui/state/query-state.tsx';
import { TermForm } from './term-form.tsx';
import { TermTable } from './term-table.tsx';

/** What this deployment decides about names, beside the list that comes with the product. */
export function BlockedTerms() {
  const query = useListBlockedTerms({ query: { refetchOnMount: 'always' } });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Sheet aria-labelledby="terms" className="min-w-0">
        <SheetHeading id="terms" title="Your decisions" />
        <Loaded query={query}>{(terms) => <TermTable terms={terms} />}</Loaded>
      </Sheet>
      <Sheet aria-labelledby="new-term" className="-order-1 lg:order-none">
        <SheetHeading id="new-term" title="Decide on a name" lead="The same name again changes what holds for it." />
        <TermForm />
      </Sheet>
    </div>
  );
}
