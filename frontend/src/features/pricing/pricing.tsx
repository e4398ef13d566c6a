import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { dollars } from '../../lib/format.ts';
import { PlanTable } from './plan-table.tsx';
import { CREDIT_DAYS, FREE_TIER_CREDIT_PRICE, NEW_USER_CREDITS, PACK_SIZES, PLANS } from './price-list.ts';

const BOUGHT_BY_A_CREDIT = [
  'The art, drawn from your idea, with a transparent background',
  'Print files at about 300 DPI for the print area of your shirt, in light or dark ink where your colors need it',
  'A report on how it will print, and a mockup for each color',
  'A listing: title, description and 13 tags that follow Etsy’s rules',
  'The product, created and published in your Printify account',
  'With Press, our vector designer: the SVG as well',
];

const FREE_OF_CHARGE = [
  'A design that fails: its credit is refunded automatically',
  'Republishing, and trying again to publish',
  'Concepts by Press and sketches by the AI model, before you choose one',
  'Editing a finished design, and updating its product',
  'Removing the background again, or other shirt colors, during a review',
  'Editing the listing, and every download',
];

export function Pricing() {
  return (
    <div className="grid gap-16">
      <div className="grid gap-8">
        <div className="grid gap-4">
          <h1 className="text-[clamp(2.6rem,7vw,4.6rem)] leading-[0.9]">Pricing</h1>
          <p className="max-w-[38rem] text-lg text-muted-foreground">
            1 credit is one design with its product. A new account starts with {NEW_USER_CREDITS} free credits, no card
            needed.
          </p>
        </div>
        <h2 className="sr-only">Plans</h2>
        <PlanTable />
        <p className="max-w-prose text-muted-foreground">
          Plans renew monthly and can be canceled at any time. Credits are valid for {CREDIT_DAYS} days from the day you
          get them, even if your plan ends sooner.
        </p>
      </div>
      <AddOns />
      <div className="grid gap-12 md:grid-cols-2">
        <CheckList id="one-credit" title="What 1 credit buys" items={BOUGHT_BY_A_CREDIT} />
        <CheckList id="free" title="What costs nothing" items={FREE_OF_CHARGE} />
      </div>
      <p className="max-w-prose text-muted-foreground">
        What Printify charges for printing and shipping and what Etsy takes of a sale is between you and them; the
        profit calculator of every design shows it. Refunds are in the{' '}
        <Link to="/terms#refunds" className="text-foreground underline underline-offset-2">
          Terms &amp; Conditions
        </Link>
        .
      </p>
    </div>
  );
}

/** Prices of packs by plan. */
function AddOns() {
  const columns = [{ name: 'No plan', creditPrice: FREE_TIER_CREDIT_PRICE }, ...PLANS];
  return (
    <section aria-labelledby="add-ons" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="add-ons" className="text-3xl">
          Add-on credits
        </h2>
        <p className="max-w-prose text-muted-foreground">
          A one-time payment, with or without a plan. With a plan a credit costs less.
        </p>
      </div>
      <div className="overflow-hidden rounded-lg border bg-card">
        <table className="w-full text-right text-sm sm:text-base">
          <caption className="sr-only">Prices of add-on credits by plan</caption>
          <thead>
            <tr className="text-muted-foreground">
              <th scope="col" className="py-3 pl-4 text-left font-semibold sm:pl-6">
                Credits
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="py-3 pr-3 font-semibold sm:pr-6">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PACK_SIZES.map((credits) => (
              <tr key={credits} className="border-t">
                <th scope="row" className="figures py-3 pl-4 text-left font-semibold sm:pl-6">
                  {credits}
                </th>
                {columns.map(({ name, creditPrice }) => (
                  <td key={name} className="figures py-3 pr-3 sm:pr-6">
                    {dollars(credits * creditPrice)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function CheckList({ id, title, items }: { id: string; title: string; items: string[] }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <ul className="grid">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[1.75rem_1fr] border-t py-3">
            <Check aria-hidden="true" className="mt-1 size-4 text-good" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
