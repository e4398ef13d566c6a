import { ExternalLink } from 'lucide-react';
import type { RowView } from '../../../api/model/rowView.ts';
import { wordsOfRow } from '../model/states.ts';
import { RowProducts } from '../parts/row-products.tsx';
import { StateName } from '../parts/state-name.tsx';
import { PlannedTime } from './planned-time.tsx';

/** What became of a row, with the reason where there is one. */
export function StateCell({ row }: { row: RowView }) {
  const { state, design, plannedAt } = row;
  const words = state === 'skipped' ? 'You had this design already. It was not drawn again.' : design?.message;
  return (
    <div className="grid content-start gap-0.5 py-1.5">
      <StateName {...wordsOfRow(state)} />
      {state === 'approved' && plannedAt && (
        <p className="figures text-muted-foreground text-sm">
          Goes out <PlannedTime at={plannedAt} />
        </p>
      )}
      {words && <p className="line-clamp-4 break-words text-muted-foreground text-sm leading-snug">{words}</p>}
      <RowProducts row={row} />
      {design?.externalUrl && (
        <a
          href={design.externalUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 justify-self-start text-sm underline underline-offset-4"
        >
          In your shop
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
    </div>
  );
}
