import { useGetSubscription } from '../../api/generated/billing/billing.ts';
import type { SubscriptionView } from '../../api/model/subscriptionView.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { longDay } from '../../lib/format.ts';
import { Invoices } from './invoices.tsx';
import { Packs } from './packs.tsx';
import { Plans } from './plans.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useCheckout, usePlanActions } from './use-billing.ts';

export function SubscriptionSection() {
  const query = useGetSubscription({ query: { refetchOnMount: 'always' } });
  return (
    <Card aria-labelledby="plans" id="subscription-plans" className="pb-0 sm:pb-0">
      <CardHeader
        id="plans"
        title="Subscription Plans"
        lead="1 credit buys one design with its product. Credits expire 90 days after you get them."
        aside={query.data && <StatusBadge label="Subscription" status={query.data.status || 'none'} />}
      />
      <QueryState query={query} skeleton={<PlansSkeleton />}>
        {(subscription) => <Subscription subscription={subscription} />}
      </QueryState>
    </Card>
  );
}

function PlansSkeleton() {
  return (
    <div className="grid gap-6 pb-6">
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-58" />
        <Skeleton className="h-58" />
        <Skeleton className="h-58" />
      </div>
      <Skeleton className="h-56 md:h-36" />
    </div>
  );
}

function Subscription({ subscription }: { subscription: SubscriptionView }) {
  const buying = useCheckout('settings');
  const plan = usePlanActions();
  return (
    <div className="grid">
      <SubscriptionSummary subscription={subscription} plan={plan} />
      <Plans subscription={subscription} buying={buying} plan={plan} />
      <section aria-labelledby="packs" className="grid gap-3 border-t py-6">
        <h3 id="packs" className="text-lg">
          Add-on credits
        </h3>
        <Packs packs={subscription.packs} busy={buying.busy} onBuy={buying.buyCredits} />
      </section>
      {subscription.canManage && <Invoices />}
    </div>
  );
}

interface SubscriptionSummaryProps {
  subscription: SubscriptionView;
  plan: ReturnType<typeof usePlanActions>;
}

function SubscriptionSummary({ subscription, plan }: SubscriptionSummaryProps) {
  const { tier, status, canManage } = subscription;
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {status === 'past_due' && (
        <p role="alert" className="font-semibold text-destructive">
          Your last payment failed, so you didn’t get this month’s credits. Pay the open invoice or update your card.
        </p>
      )}
      {tier !== 'free' && <p>{renewalText(subscription)}</p>}
      {canManage && (
        <div className="flex flex-wrap gap-2">
          <CancelOrResume subscription={subscription} plan={plan} />
          <Button disabled={plan.busy} onClick={() => plan.portal.mutate()}>
            Card and invoices
          </Button>
        </div>
      )}
    </div>
  );
}

function CancelOrResume({ subscription: { tier, status, cancelAtPeriodEnd }, plan }: SubscriptionSummaryProps) {
  if (tier === 'free' || status !== 'active') return null;
  if (cancelAtPeriodEnd)
    return (
      <Button disabled={plan.busy} onClick={() => plan.resume.mutate()}>
        Keep subscription
      </Button>
    );
  return (
    <Button
      variant="destructive"
      disabled={plan.busy}
      onClick={() => window.confirm(CANCEL_QUESTION) && plan.cancel.mutate()}
    >
      Cancel subscription
    </Button>
  );
}

const CANCEL_QUESTION = 'Cancel your subscription? You keep access and your credits until the billing period ends.';

function renewalText({ currentPeriodEnd: end, cancelAtPeriodEnd }: SubscriptionView): string {
  if (!end) return '';
  return cancelAtPeriodEnd ? `Ends on ${longDay(end)}. Until then nothing changes.` : `Renews on ${longDay(end)}.`;
}
