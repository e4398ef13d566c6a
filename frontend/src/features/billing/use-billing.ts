import {
  useBuyCredits,
  useCancelSubscription,
  useChangePlan,
  useCreateCheckout,
  useOpenBillingPortal,
  useResumeSubscription,
} from '../../api/generated/billing/billing.ts';
import type { CreateCheckoutReturnTo } from '../../api/model/createCheckoutReturnTo.ts';
import type { PackSize } from '../../api/model/packSize.ts';
import type { PaidTier } from '../../api/model/paidTier.ts';
import { longDay } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';

const openHostedPage = ({ url }: { url: string }) => window.location.assign(url);
const checkout = { mutation: { onSuccess: openHostedPage, meta: { failure: 'Checkout Failed' } } };

/** Buys plans and credits; `returnTo` is the screen that the payment page leads back to. */
export function useCheckout(returnTo: CreateCheckoutReturnTo) {
  const plan = useCreateCheckout(checkout);
  const pack = useBuyCredits(checkout);
  return {
    /** Also true until the browser has left for the payment page. */
    busy: plan.isPending || pack.isPending || plan.isSuccess || pack.isSuccess,
    buyPlan: (tier: PaidTier) => plan.mutate({ data: { tier, returnTo } }),
    buyCredits: (credits: PackSize) => pack.mutate({ data: { credits, returnTo } }),
  };
}

export function usePlanActions() {
  const change = useChangePlan({
    mutation: {
      meta: { failure: 'Couldn’t change your plan' },
      onSuccess: ({ tier }) =>
        toast({ title: 'Plan changed', description: `You’re on ${tier.charAt(0).toUpperCase()}${tier.slice(1)} now.` }),
    },
  });
  const cancel = useCancelSubscription({
    mutation: {
      meta: { failure: 'Cancellation Failed' },
      onSuccess: ({ currentPeriodEnd: end }) =>
        toast({
          title: 'Subscription Cancelled',
          description: `You keep access until ${end ? longDay(end) : 'its end'}.`,
        }),
    },
  });
  const resume = useResumeSubscription({
    mutation: { meta: { success: 'Subscription resumed', failure: 'Couldn’t keep your plan' } },
  });
  const portal = useOpenBillingPortal({
    mutation: { onSuccess: openHostedPage, meta: { failure: 'Couldn’t open billing' } },
  });
  const busy = [change, cancel, resume, portal].some(({ isPending }) => isPending);
  return { change, cancel, resume, portal, busy };
}
