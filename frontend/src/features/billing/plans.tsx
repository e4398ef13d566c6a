import { useState } from 'react';
import type { PlanView } from '../../api/model/planView.ts';
import type { SubscriptionView } from '../../api/model/subscriptionView.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { QuestionDialog } from '../../components/ui/question-dialog.tsx';
import { cn } from '../../lib/cn.ts';
import { dollars, pluralize } from '../../lib/format.ts';
import type { useCheckout, usePlanActions } from './use-billing.ts';

interface PlansProps {
  subscription: SubscriptionView;
  buying: ReturnType<typeof useCheckout>;
  plan: ReturnType<typeof usePlanActions>;
}

/** What a seller with a design on most days needs. */
const RECOMMENDED = 'pro';

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
          <PlanDetails offer={offer} isRecommended={offer.tier === RECOMMENDED && subscription.tier === 'free'} />
          <PlanButton offer={offer} subscription={subscription} buying={buying} plan={plan} />
        </li>
      ))}
    </ul>
  );
}

interface PlanDetailsProps {
  offer: PlanView;
  isRecommended?: boolean;
}

export function PlanDetails({ offer, isRecommended }: PlanDetailsProps) {
  const { name, price, credits, creditPrice } = offer;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-xl">{name}</h3>
        {isRecommended && <Badge variant="secondary">Recommended</Badge>}
      </div>
      <p className="figures">
        <span className="font-semibold text-3xl">{dollars(price).replace('.00', '')}</span> a month
      </p>
      <p className="figures font-semibold">{pluralize(credits, 'credit')} each month</p>
      <p className="figures text-muted-foreground text-sm">{dollars(creditPrice)} per credit, add-ons too</p>
    </div>
  );
}

function PlanButton({ offer, subscription, buying, plan }: PlansProps & { offer: PlanView }) {
  const { tier, status, plans, cancelAtPeriodEnd } = subscription;
  const current = plans.find((one) => one.tier === tier);
  const busy = buying.busy || plan.busy;
  if (!current)
    return (
      <Button
        variant={offer.tier === RECOMMENDED ? 'ink' : 'outline'}
        disabled={busy}
        onClick={() => buying.buyPlan(offer.tier)}
      >
        Choose {offer.name}
      </Button>
    );
  if (offer.tier === tier) return <p className="py-2.5 font-semibold">Your plan</p>;
  const up = offer.price > current.price;
  return (
    <ChangeButton
      offer={offer}
      up={up}
      consequence={consequenceOf(offer, up, cancelAtPeriodEnd)}
      disabled={busy || status !== 'active'}
      onChange={(onSettled) => plan.change.mutate({ data: { tier: offer.tier } }, { onSettled })}
    />
  );
}

interface ChangeButtonProps {
  offer: PlanView;
  up: boolean;
  consequence: string;
  disabled: boolean;
  onChange: (onSettled: () => void) => void;
}

/** Asks first: a card is charged, or the plan gets smaller. */
function ChangeButton({ offer: { name }, up, consequence, disabled, onChange }: ChangeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const action = `${up ? 'Upgrade to' : 'Downgrade to'} ${name}`;
  return (
    <>
      <Button disabled={disabled && !isAsking} onClick={() => setAsking(true)}>
        {action}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={`${action}?`}
          consequence={consequence}
          action={action}
          variant="ink"
          isPending={disabled}
          onConfirm={() => onChange(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function consequenceOf({ price, credits }: PlanView, up: boolean, ending: boolean): string {
  const goesOn = ending ? ' Your subscription will continue.' : '';
  if (up)
    return `Your card is charged the difference for the rest of this month, and you get that share of its credits now. After that it’s ${dollars(price)} a month for ${credits} credits.${goesOn}`;
  return `Nothing is charged or refunded now, and you keep your credits. From next month it’s ${dollars(price)} for ${credits} credits.${goesOn}`;
}
