import { useGetCredits } from '../../api/generated/credits/credits.ts';
import { longDay, pluralize } from '../../lib/format.ts';
import { useCurrentUser } from '../account/index.ts';

export function CreditBalance() {
  const { data: user } = useCurrentUser();
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-4">
        <span>Credit balance</span>
        <span className="figures font-semibold text-2xl">{user?.credits ?? '–'}</span>
      </div>
      {user && <NextExpiry key={user.credits} />}
    </div>
  );
}

/** Remounted, and so fetched again, with every change of the balance. */
function NextExpiry() {
  const { data } = useGetCredits({ query: { refetchOnMount: 'always' } });
  if (!data) return null;
  const { low, next_expiry: next, balance } = data;
  return (
    <>
      {low && (
        <p className="font-semibold text-sm text-warning">
          {balance === 0 ? 'You have no credits left.' : `Only ${pluralize(balance, 'credit')} left.`}
        </p>
      )}
      {next && (
        <p className="text-muted-foreground text-sm">
          {pluralize(next.credits, 'credit')} {next.credits === 1 ? 'expires' : 'expire'} on {longDay(next.at)}
        </p>
      )}
    </>
  );
}
