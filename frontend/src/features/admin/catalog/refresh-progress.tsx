import type { CatalogProgress } from '../../../api/model/catalogProgress.ts';
import { wholeNumber } from '../../../lib/format.ts';

export function RefreshProgress({ progress }: { progress: CatalogProgress }) {
  const { done, total, trouble } = progress;
  const words = progressText(progress);
  return (
    <div className="grid max-w-xl gap-2">
      <p role="status">{words}</p>
      <div
        role="progressbar"
        aria-label="Catalog refresh"
        aria-valuetext={words}
        aria-valuemin={0}
        aria-valuemax={total ?? 1}
        aria-valuenow={done}
        className="h-1.5 overflow-hidden rounded-sm bg-muted"
      >
        <div className="h-full bg-spot" style={{ width: `${total ? (100 * done) / total : 0}%` }} />
      </div>
      <p className="text-muted-foreground text-sm">
        {trouble
          ? `${trouble} We continue automatically.`
          : 'Printify limits how fast we can read its catalog, so this takes a while. You can leave this page.'}
      </p>
    </div>
  );
}

function progressText({ phase, done, total, variant_count }: CatalogProgress): string {
  switch (phase) {
    case 'blueprints':
      return 'Reading the list of blueprints…';
    case 'providers':
      return `Reading print providers: ${wholeNumber(done)} of ${wholeNumber(total ?? 0)} blueprints`;
    case 'variants':
      return `Reading variants: ${wholeNumber(done)} of ${wholeNumber(total ?? 0)} offers, ${wholeNumber(variant_count)} variants so far`;
  }
}
