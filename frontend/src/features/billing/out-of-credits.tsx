import { Link } from 'react-router';
import { useGetSubscription } from '../../api/generated/billing/billing.ts';
import type { SubscriptionView } from '../../api/model/subscriptionView.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { dollars, pluralize } from '../../lib/format.ts';
import { Packs } from './packs.tsx';
import { useCheckout } from './use-billing.ts';

/** Offers credits to buy; the idea is still in the form when the user is back. */
export function OutOfCredits({ onClose }: { onClose: () => void }) {
  const query = useGetSubscription({ query: { refetchOnMount: 'always' } });
  return (
    <Dialog narrow title="Out of Credits" description="Ways to get credits. Your idea is saved." onClose={onClose}>
      <div className="grid gap-6 p-5 sm:p-7">
        <p>You have no credits left. Your idea is saved and waits here while you pay.</p>
        <QueryState query={query}>{(subscription) => <PurchaseOptions subscription={subscription} />}</QueryState>
      </div>
    </Dialog>
  );
}

function PurchaseOptions({ subscription: { tier, plans, packs } }: { subscription: SubscriptionView }) {
  const buying = useCheckout('dashboard');
  return (
    <>
      <section aria-labelledby="some-credits" className="grid gap-3">
        <h3 id="some-credits" className="text-lg">
          One-time credits
        </h3>
        <Packs packs={packs} busy={buying.busy} onBuy={buying.buyCredits} />
      </section>
      {tier === 'free' ? (
        <section aria-labelledby="a-plan" className="grid gap-3">
          <h3 id="a-plan" className="text-lg">
            Or subscribe
          </h3>
          <ul className="grid gap-2">
            {plans.map((plan) => (
              <li key={plan.tier} className="grid">
                <Button className="justify-between" disabled={buying.busy} onClick={() => buying.buyPlan(plan.tier)}>
                  <span>{plan.name}</span>
                  <span className="figures font-normal">
                    {pluralize(plan.credits, 'credit')}, {dollars(plan.price).replace('.00', '')} a month
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>
          <Link to="/settings/billing" className="underline">
            Choose a larger plan in Settings
          </Link>
        </p>
      )}
    </>
  );
}
