import { lazy } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LazyPopup } from '../../components/ui/lazy-popup.tsx';
import { pluralize } from '../../lib/format.ts';
import { useCurrentUser } from '../account/index.ts';

const load = () => import('./credits-popover.tsx');
const CreditsPopover = lazy(async () => ({ default: (await load()).CreditsPopover }));

/** The balance. A press shows when credits expire. */
export function CreditsBadge() {
  const { data: user, isError, refetch } = useCurrentUser();
  if (!user && isError)
    return (
      <Button aria-label="Couldn’t load credits. Try again" onClick={() => refetch()}>
        Try again
      </Button>
    );
  if (!user)
    return (
      <span className="inline-flex h-11 min-w-24 rounded-md bg-muted">
        <span className="sr-only">Loading credits</span>
      </span>
    );
  const trigger = (
    <button
      type="button"
      aria-haspopup="dialog"
      className="figures inline-flex h-11 min-w-24 items-center justify-center rounded-md bg-muted px-3 font-semibold hover:outline-2 hover:outline-border"
    >
      {pluralize(user.credits, 'credit')}
    </button>
  );
  return <LazyPopup trigger={trigger} load={load} popup={<CreditsPopover trigger={trigger} />} />;
}
