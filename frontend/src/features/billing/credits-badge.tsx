import { useState } from 'react';
import { Link } from 'react-router';
import { useGetCredits } from '../../api/generated/credits/credits.ts';
import { Button } from '../../components/ui/button.tsx';
import { Popover, PopoverClose } from '../../components/ui/popover.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { pluralize } from '../../lib/format.ts';
import { useCurrentUser } from '../account/index.ts';
import { LotList } from './lot-list.tsx';

/** The balance. A press shows when credits expire. */
export function CreditsBadge() {
  const { data: user } = useCurrentUser();
  const [open, setOpen] = useState(false);
  if (!user)
    return (
      <span className="inline-flex h-9 min-w-24 rounded-md bg-muted">
        <span className="sr-only">Loading credits</span>
      </span>
    );
  return (
    <Popover
      label="Your credits"
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className="figures inline-flex h-9 min-w-24 items-center justify-center rounded-md bg-muted px-3 font-semibold hover:outline-2 hover:outline-border"
        >
          {pluralize(user.credits, 'credit')}
        </button>
      }
    >
      {open && <ExpiryList />}
    </Popover>
  );
}

function ExpiryList() {
  const query = useGetCredits({ query: { refetchOnMount: 'always' } });
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">When your credits expire</h2>
      <QueryState query={query}>{({ lots }) => <LotList lots={lots} />}</QueryState>
      <PopoverClose asChild>
        <Button asChild size="sm">
          <Link to="/settings">Buy Credits</Link>
        </Button>
      </PopoverClose>
    </div>
  );
}
