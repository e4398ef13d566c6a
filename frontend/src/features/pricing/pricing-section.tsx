import { Link } from 'react-router';
import { PlanTable } from './plan-table.tsx';
import { CREDIT_DAYS } from './price-list.ts';

/** The prices as a part of the landing page. */
export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="prices" className="mx-auto max-w-7xl px-4 pb-20 sm:px-6">
      <div className="mb-8 grid gap-4">
        <h2 id="prices" className="text-[clamp(2.2rem,5vw,3.6rem)]">
          Pricing
        </h2>
        <p className="max-w-[38rem] text-lg text-muted-foreground">
          1 credit is one design with its product. Credits are valid for {CREDIT_DAYS} days, and a design that fails
          costs nothing.
        </p>
      </div>
      <PlanTable />
      <p className="mt-5">
        <Link to="/pricing" className="underline underline-offset-4">
          One-time credits, and what a credit buys
        </Link>
      </p>
    </section>
  );
}
