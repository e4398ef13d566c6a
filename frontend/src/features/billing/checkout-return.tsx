import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import {
  confirmCheckout,
  getConfirmCheckoutUrl,
  getGetSubscriptionQueryKey,
} from '../../api/generated/billing/billing.ts';
import { getGetCreditsQueryKey } from '../../api/generated/credits/credits.ts';
import { getGetCurrentUserQueryKey } from '../../api/generated/users/users.ts';
import type { CheckoutOutcome } from '../../api/model/checkoutOutcome.ts';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/state/spinner.tsx';
import { pluralize } from '../../lib/format.ts';

const CHECK_INTERVAL_MS = 2_000;
/** After this the user is told that it takes longer than usual. */
const SLOW_AFTER_MS = 15_000;

/** Shows the outcome of a purchase to a user who comes back from the payment page. */
export function CheckoutReturn() {
  const [params, setParams] = useSearchParams();
  const outcome = params.get('checkout');
  const sessionId = params.get('session_id');
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  if (outcome === 'success' && sessionId)
    return <PurchaseResult key={sessionId} sessionId={sessionId} onClose={close} />;
  if (outcome === 'cancelled') return <Notice onClose={close}>Checkout canceled. You weren’t charged.</Notice>;
  return null;
}

function PurchaseResult({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { data, error, refetch } = useCheckoutOutcome(sessionId);
  if (error)
    return (
      <Notice onClose={onClose}>
        {error.message} If you’ve paid, your credits will appear as soon as Stripe confirms it.{' '}
        <Button variant="link" size="bare" onClick={() => refetch()}>
          Check again
        </Button>
      </Notice>
    );
  if (data?.status === 'expired')
    return <Notice onClose={onClose}>This payment page has expired. You weren’t charged.</Notice>;
  if (data?.status === 'open') return <Notice onClose={onClose}>This isn’t paid yet. You weren’t charged.</Notice>;
  if (data?.status === 'paid')
    return (
      <Notice onClose={onClose}>
        {pluralize(data.credits ?? 0, 'credit')} added. <StartDesign />
      </Notice>
    );
  return <WaitingForPayment onClose={onClose} />;
}

/** Polls until the payment is recorded: Stripe's confirmation may take a moment. */
function useCheckoutOutcome(sessionId: string) {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: [getConfirmCheckoutUrl(), sessionId],
    queryFn: () => confirmCheckout({ sessionId }),
    refetchInterval: ({ state }) => (isWaiting(state.data) && !state.error ? CHECK_INTERVAL_MS : false),
  });
  const paid = query.data?.status === 'paid';
  useEffect(() => {
    if (!paid) return;
    for (const queryKey of [getGetCurrentUserQueryKey(), getGetCreditsQueryKey(), getGetSubscriptionQueryKey()])
      void cache.invalidateQueries({ queryKey });
  }, [paid, cache]);
  return query;
}

function isWaiting(outcome: CheckoutOutcome | undefined): boolean {
  return outcome === undefined || outcome.status === 'processing';
}

function WaitingForPayment({ onClose }: { onClose: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice onClose={onClose}>
      <Spinner label="Waiting for Stripe to confirm your payment…" />
      {isSlow && (
        <span className="mt-1 block">
          This is taking longer than usual. You can keep working. Credits will appear automatically.
        </span>
      )}
    </Notice>
  );
}

/** Nothing on the dashboard, which is where designs are started. */
function StartDesign() {
  if (useLocation().pathname === '/dashboard') return null;
  return (
    <Link to="/dashboard" className="underline underline-offset-4">
      Start a design
    </Link>
  );
}

function Notice({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-6 flex items-start justify-between gap-4 rounded-lg border bg-card py-2 pr-2 pl-5 font-semibold"
    >
      <div className="py-2.5">{children}</div>
      <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
