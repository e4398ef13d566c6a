import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { dollars, pluralize } from '../../lib/format.ts';
import { PlanDetails } from '../billing/index.ts';
import { FREE_TIER_CREDIT_PRICE, NEW_USER_CREDITS, PLANS } from './price-list.ts';

/**
 * What a new account gets, and the three plans. Each has the link of a visitor and the one of a signed-in user, which
 * lead to the right place before the page's code is there; theme.css shows one of them.
 */
export function PlanTable() {
  return (
    <ul className="grid overflow-hidden rounded-lg border bg-card *:border-t *:first:border-t-0 sm:grid-cols-2 sm:*:nth-[2]:border-t-0 sm:*:even:border-l lg:grid-cols-4 lg:*:border-t-0 lg:*:nth-[n+2]:border-l">
      <li className="grid content-between gap-6 p-5 sm:p-6">
        <div className="grid gap-2">
          <h3 className="text-xl">Free</h3>
          <p className="figures">
            <span className="font-semibold text-3xl">$0</span>
          </p>
          <p className="figures font-semibold">{pluralize(NEW_USER_CREDITS, 'credit')}, once</p>
          <p className="figures text-muted-foreground text-sm">Add-on: {dollars(FREE_TIER_CREDIT_PRICE)} per credit</p>
        </div>
        <Button asChild variant="spot">
          <Link to="/signup" data-visitors>
            Sign Up Free
          </Link>
        </Button>
      </li>
      {PLANS.map((plan) => (
        <li key={plan.tier} className="grid content-between gap-6 p-5 sm:p-6">
          <PlanDetails offer={plan} />
          <Button asChild variant="ink">
            <Link to="/signup" data-visitors>
              Choose {plan.name}
            </Link>
          </Button>
          <Button asChild variant="ink">
            <Link to="/settings/billing" data-signed-in>
              Choose {plan.name}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}
