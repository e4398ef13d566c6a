import type { CreditSource } from '../../api/model/creditSource.ts';
import type { LotView } from '../../api/model/lotView.ts';
import { longDay, pluralize } from '../../lib/format.ts';

const SOURCE_NAMES: Record<CreditSource, string> = {
  signup: 'New account',
  grant: 'Granted to you',
  subscription: 'Plan',
  addon: 'Purchased',
};

/** Credit lots in the order in which they are spent. */
export function LotList({ lots }: { lots: LotView[] }) {
  if (lots.length === 0) return <p className="text-muted-foreground">You have no credits left.</p>;
  return (
    <ul className="grid gap-2">
      {lots.map(({ id, remaining, amount, source, expires_at: end }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-t pt-2">
          <span className="figures whitespace-nowrap font-semibold">{pluralize(remaining, 'credit')}</span>
          <span className="text-right text-sm leading-6">expires {longDay(end)}</span>
          <span className="col-span-full text-muted-foreground text-sm">
            {SOURCE_NAMES[source]}
            {remaining < amount && `, ${amount - remaining} of ${amount} used`}
          </span>
        </li>
      ))}
    </ul>
  );
}
