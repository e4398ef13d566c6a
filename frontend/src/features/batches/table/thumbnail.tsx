import { Link } from 'react-router';
import type { RowView } from '../../../api/model/rowView.ts';

/** The place of a row, and its design once there is one. */
export function Thumbnail({ row: { position, design, state } }: { row: RowView }) {
  const isOpenable = design && state !== 'discarded';
  return (
    <div className="grid content-start justify-items-center gap-1 py-1.5">
      <span className="figures text-muted-foreground text-sm">{position}</span>
      {isOpenable && design.imageUrl && (
        <Link
          to={`/library/${design.id}`}
          aria-label={`Open the design of row ${position}`}
          className="block size-12 rounded-md bg-plate p-1"
        >
          <img
            src={`${design.imageUrl}&w=160`}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            decoding="async"
            className="size-full object-contain"
          />
        </Link>
      )}
    </div>
  );
}
