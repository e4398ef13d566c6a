import type { PackSize } from '../../api/model/packSize.ts';
import type { PackView } from '../../api/model/packView.ts';
import { Button } from '../../components/ui/button.tsx';
import { dollars, pluralize } from '../../lib/format.ts';

interface PacksProps {
  packs: PackView[];
  busy: boolean;
  onBuy: (credits: PackSize) => void;
}

/** Credits to buy without a plan or in addition to one. */
export function Packs({ packs, busy, onBuy }: PacksProps) {
  const [first] = packs;
  return (
    <div className="grid gap-3">
      {first && <p className="text-muted-foreground">{dollars(first.price / first.credits)} per credit, paid once.</p>}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {packs.map(({ credits, price }) => (
          <li key={credits} className="grid">
            <Button className="h-auto flex-col gap-0 py-2.5" disabled={busy} onClick={() => onBuy(credits)}>
              <span className="sr-only">Buy </span>
              <span className="figures">{pluralize(credits, 'credit')}</span>
              <span className="figures font-normal text-muted-foreground text-sm">{dollars(price)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
