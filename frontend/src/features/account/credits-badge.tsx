import { counted } from '../../lib/format.ts';
import { useCurrentUser } from './use-current-user.ts';

/** The balance, always in sight. */
export function CreditsBadge() {
  const { data: user } = useCurrentUser();
  return (
    <span className="figures inline-flex h-9 min-w-24 items-center justify-center rounded-md bg-muted px-3 font-semibold">
      {user ? counted(user.credits, 'credit') : <span className="sr-only">Loading credits</span>}
    </span>
  );
}
