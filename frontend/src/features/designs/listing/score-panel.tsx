import { Check, CircleAlert, CircleX, type LucideIcon } from 'lucide-react';
import type { ListingReason } from '../../../api/model/listingReason.ts';
import type { ListingScoreView } from '../../../api/model/listingScoreView.ts';

const REASON_LEVELS: Record<ListingReason['level'], { name: string; Icon: LucideIcon; tone: string }> = {
  good: { name: 'Good', Icon: Check, tone: 'text-good' },
  warn: { name: 'Could be better', Icon: CircleAlert, tone: 'text-warning' },
  bad: { name: 'Needs a change', Icon: CircleX, tone: 'text-destructive' },
};

export function ScorePanel({ score }: { score: ListingScoreView }) {
  const open = score.reasons.filter(({ level }) => level !== 'good');
  const good = score.reasons.filter(({ level }) => level === 'good');
  return (
    <section aria-label="Listing score" className="grid gap-3 rounded-md bg-muted p-4">
      <p className="flex items-baseline gap-2">
        <span className="figures font-bold text-3xl">{score.points}</span>
        <span className="text-muted-foreground text-sm">of 100 points for Etsy’s search and rules</span>
      </p>
      {open.length > 0 && <Reasons reasons={open} />}
      {/* etsy.com/legal/policy/listing-image-requirements, 2026-07-09; the pictures in the shop are not ours to see. */}
      <p className="text-muted-foreground text-sm">
        Pictures are not scored. Etsy wants the first to be a photo of the real item: order a sample, add its photo and
        a size chart in Etsy, and have five or more.
      </p>
      {good.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-9 pointer-coarse:min-h-11 content-center font-semibold">
            {open.length > 0 ? `What is good (${good.length})` : 'Everything is good. Show the criteria'}
          </summary>
          <Reasons reasons={good} />
        </details>
      )}
    </section>
  );
}

function Reasons({ reasons }: { reasons: ListingReason[] }) {
  return (
    <ul className="grid gap-1.5 pt-1 text-sm">
      {reasons.map(({ id, level, message }) => {
        const { name, Icon, tone } = REASON_LEVELS[level];
        return (
          <li key={id} className="grid grid-cols-[auto_1fr] gap-2">
            <Icon role="img" aria-label={name} className={`mt-0.5 size-4 ${tone}`} />
            <span className="min-w-0 break-words">{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
