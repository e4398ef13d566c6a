import type { PlanView } from '../../api/model/planView.ts';
import type { SubscriptionView } from '../../api/model/subscriptionView.ts';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/cn.ts';
import { dollars, pluralize } from '../../lib/format.ts';
import type { useCheckout, usePlanActions } from './use-billing.ts';

interface PlansProps {
  subscription: SubscriptionView;
  buying: ReturnType<typeof useCheckout>;
  plan: ReturnType<typeof usePlanActions>;
}

export function Plans({ subscription, buying, plan }: PlansProps) {
  return (
    <ul className="-mx-5 grid border-t sm:-mx-6 md:grid-cols-3">
      {subscription.plans.map((offer) => (
        <li
          key={offer.tier}
          aria-current={offer.tier === subscription.tier}
          className={cn(
            'grid content-start gap-4 border-b p-5 last:border-b-0 sm:px-6 md:border-b-0 md:border-l md:first:border-l-0',
            offer.tier === subscription.tier && 'bg-muted',
          )}
        >
          <PlanDetails offer={offer} />
          <PlanButton offer={offer} subscription={subscription} buying={buying} plan={plan} />
        </li>
      ))}
    </ul>
  );
}

export function PlanDetails({ offer: { name, price, credits, creditPrice } }: { offer: PlanView }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{name}</h3>
      <p className="figures">
        <span className="font-semibold text-3xl">{dollars(price).replace('.00', '')}</span> a month
      </p>
      <p className="figures font-semibold">{pluralize(credits, 'credit')} each month</p>
      <p className="figures text-muted-foreground text-sm">Add-on: {dollars(creditPrice)} per credit</p>
    </div>
  );
}

function PlanButton({ offer, subscription, buying, plan }: PlansProps & { offer: PlanView }) {
  const { tier, status, plans, cancelAtPeriodEnd } = subscription;
  const current = plans.find((one) => one.tier === tier);
  const busy = buying.busy || plan.busy;
  if (!current)
    return (
      <Button variant="ink" disabled={busy} onClick={() => buying.buyPlan(offer.tier)}>
        Choose {offer.name}
      </Button>
    );
  if (offer.tier === tier) return <p className="py-2.5 font-semibold">Your plan</p>;
  const up = offer.price > current.price;
  const change = () =>
    window.confirm(confirmationText(offer, up, cancelAtPeriodEnd)) &&
    plan.change.mutate({ data: { tier: offer.tier } });
  return (
    <Button disabled={busy || status !== 'active'} onClick={change}>
      {up ? 'Upgrade to' : 'Downgrade to'} {offer.name}
    </Button>
  );
}

function confirmationText({ name, price, credits }: PlanView, up: boolean, ending: boolean): string {
  const goesOn = ending ? ' Your subscription will continue.' : '';
  if (up)
    return `Upgrade to ${name}? Your card is charged the difference for the days left of this month, and you get that share of its credits at once. From the next month on it is ${dollars(price)} for ${credits} credits.${goesOn}`;
  return `Downgrade to ${name}? Nothing is charged or refunded now, and you keep your credits. From the next month on it is ${dollars(price)} for ${credits} credits.${goesOn}`;
}
