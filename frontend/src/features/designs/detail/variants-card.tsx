import { useGetGenerationVariants } from '../../../api/generated/generations/generations.ts';
import type { DesignColor } from '../../../api/model/designColor.ts';
import type { GenerationVariants } from '../../../api/model/generationVariants.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { ShirtSummary } from '../../printify/index.ts';
import { DesignProfit } from '../../profit/index.ts';
import { VariantsSkeleton } from '../parts/skeletons.tsx';

export function VariantsCard({ id }: { id: string }) {
  const query = useGetGenerationVariants(id);
  return (
    <Card aria-labelledby="variants" className="lg:col-start-1 lg:row-start-3">
      <CardHeader id="variants" title="Profit and variants" />
      <QueryState query={query} skeleton={<VariantsSkeleton />}>
        {(variants) => (
          <div className="grid gap-6">
            {variants.catalogKnown && (
              <>
                <DesignProfit id={id} />
                <p className="max-w-prose text-muted-foreground text-sm">
                  Based on this design’s prices. Changes made in Printify aren’t included.
                </p>
              </>
            )}
            <PrintedOn {...variants} />
            <Sold {...variants} />
            <SwitchedOff {...variants} />
            <LeftOut {...variants} />
          </div>
        )}
      </QueryState>
    </Card>
  );
}

function PrintedOn({ blueprint, provider }: GenerationVariants) {
  if (!blueprint || !provider)
    return <p className="text-muted-foreground">We couldn’t read the product from Printify. Try again later.</p>;
  return (
    <div className="grid gap-2">
      <ShirtSummary shirt={blueprint} />
      <p>
        Printed by {provider.title}
        {provider.location && `, ${provider.location}`}
      </p>
    </div>
  );
}

/** Colors with the same sizes are in one line. */
function Sold({ made, catalogKnown, colors }: GenerationVariants) {
  if (!catalogKnown)
    return <p className="text-muted-foreground">We couldn’t read the sizes from Printify. Try again later.</p>;
  const groups = groupBySizes(colors);
  return (
    <section aria-labelledby="sold" className="grid gap-2">
      <h3 id="sold" className="text-xl">
        {made ? 'In the product' : 'What would be made today'}
      </h3>
      {groups.length === 0 && <p>None of its colors is in stock.</p>}
      <dl className="grid gap-2">
        {groups.map(([sizes, alike]) => (
          <div key={sizes} className="grid gap-x-4 sm:grid-cols-[1fr_auto]">
            <dt>{alike.join(', ')}</dt>
            <dd className="figures font-semibold">{sizes}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SwitchedOff({ colors }: GenerationVariants) {
  const off = colors.filter(({ switchedOff }) => switchedOff).map(({ color }) => color);
  return off.length > 0 && <p>Switched off: {off.join(', ')}.</p>;
}

function LeftOut({ leftOut }: GenerationVariants) {
  if (leftOut.length === 0) return null;
  return (
    <section aria-labelledby="left-out" className="grid gap-2">
      <h3 id="left-out" className="text-xl">
        Left out
      </h3>
      <ul className="grid gap-1">
        {leftOut.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

function groupBySizes(colors: DesignColor[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { color, sizes } of colors.filter((one) => one.sizes.length > 0)) {
    const key = sizes.join(', ');
    groups.set(key, [...(groups.get(key) ?? []), color]);
  }
  return [...groups];
}
