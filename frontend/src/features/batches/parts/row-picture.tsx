import type { RowView } from '../../../api/model/rowView.ts';
import { cn } from '../../../lib/cn.ts';
import { withParameter } from '../../designs/index.ts';

/** The art of a row, small, on a background that shows light and dark inks. */
export function RowPicture({ row: { design }, className }: { row: Pick<RowView, 'design'>; className?: string }) {
  return (
    <span className={cn('block rounded-sm bg-plate p-0.5', className)}>
      {design?.imageUrl && (
        <img
          src={withParameter(design.imageUrl, 'w', 160)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-contain"
        />
      )}
    </span>
  );
}
