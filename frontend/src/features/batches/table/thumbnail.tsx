import { Link } from 'react-router';
import type { RowView } from '../../../api/model/rowView.ts';
import { RowPicture } from '../parts/row-picture.tsx';

/** The place of a row, and its design once there is one. */
export function Thumbnail({ row }: { row: RowView }) {
  const { position, design, state } = row;
  const isOpenable = design && state !== 'discarded';
  return (
    <div className="grid content-start justify-items-center gap-1 py-1.5">
      <span className="figures text-muted-foreground text-sm">{position}</span>
      {isOpenable && design.imageUrl && (
        <Link to={`/library/${design.id}`} aria-label={`Open the design of row ${position}`}>
          <RowPicture row={row} className="size-12 rounded-md p-1" />
        </Link>
      )}
    </div>
  );
}
