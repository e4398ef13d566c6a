import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirmCheckout } from '../../api/generated/billing/billing.ts';
import type { CheckoutOutcome } from '../../api/model/checkoutOutcome.ts';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/state/spinner.tsx';
import { counted } from '../../lib/format.ts';

const AGAIN_MS = 2_000;
/** After this a person is told that it takes longer than it should. */
const PATIENCE_MS = 15_000;

/** Says what became of a purchase to whoever comes back from the payment page. */
export function CheckoutReturn() {
  const [params, setParams] = useSearchParams();
  const outcome = params.get('checkout');
  const sessionId = params.get('session_id');
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  if (outcome === 'success' && sessionId) return <Bought key={sessionId} sessionId={sessionId} onClose={close} />;
  if (outcome === 'cancelled') return <Note onClose={close}>Nothing was bought and nothing was charged.</Note>;
  return null;
}

function Bought({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { data, error, refetch } = useOutcome(sessionId);
  if (error)
    return (
      <Note onClose={onClose}>
        {error.message} If you have paid, your credits come by themselves.{' '}
        <Button variant="link" size="bare" onClick={() => refetch()}>
          Look again
        </Button>
      </Note>
    );
  if (data?.status === 'expired')
    return <Note onClose={onClose}>This payment page has expired. Nothing was charged.</Note>;
  if (data?.status === 'open') return <Note onClose={onClose}>This is not paid yet. Nothing was charged.</Note>;
  if (data?.status === 'paid')
    return <Note onClose={onClose}>Thank you. {counted(data.credits ?? 0, 'credit')} added.</Note>;
  return <Waiting onClose={onClose} />;
}

/** Asks until the payment is in the books: the provider's word may take a moment to reach us. */
function useOutcome(sessionId: string) {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: ['/api/stripe/confirm-checkout', sessionId],
    queryFn: () => confirmCheckout({ sessionId }),
    refetchInterval: ({ state }) => (isWaiting(state.data) && !state.error ? AGAIN_MS : false),
  });
  const paid = query.data?.status === 'paid';
  useEffect(() => {
    if (!paid) return;
    for (const path of ['/api/user', '/api/credits', '/api/stripe/subscription'])
      void cache.invalidateQueries({ queryKey: [path] });
  }, [paid, cache]);
  return query;
}

function isWaiting(outcome: CheckoutOutcome | undefined): boolean {
  return outcome === undefined || outcome.status === 'processing';
}

function Waiting({ onClose }: { onClose: () => void }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Note onClose={onClose}>
      <Spinner label="Waiting for Stripe to confirm your payment…" />
      {long && (
        <span className="mt-1 block">
          This takes longer than usual. You may go on; your credits come by themselves.
        </span>
      )}
    </Note>
  );
}

function Note({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-6 flex items-start justify-between gap-4 rounded-lg border bg-sheet py-2 pr-2 pl-5 font-semibold"
    >
      <div className="py-2.5">{children}</div>
      <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
