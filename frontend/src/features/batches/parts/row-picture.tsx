import type { RowView } from '../../../api/model/rowView.ts';
import { cn } from '../../../lib/cn.ts';
import { UNKNOWN_COLOR_HEX } from '../../../lib/shirt-colors.ts';
import { withParameter } from '../../designs/index.ts';
import { useShirtColors } from '../../printify/index.ts';

/** The art of a row on its first shirt color, small. */
export function RowPicture({ row: { design }, className }: { row: Pick<RowView, 'design'>; className?: string }) {
  const colors = useShirtColors();
  const hex = colors.find(({ color }) => color === design?.colors[0])?.hex ?? UNKNOWN_COLOR_HEX;
  return (
    <span className={cn('block rounded-sm p-0.5', className)} style={{ backgroundColor: hex }}>
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
