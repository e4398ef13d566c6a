import type { RowView } from '../../../api/model/rowView.ts';
import { ArtTile } from '../../designs/index.ts';
import { useShirtColors } from '../../printify/index.ts';

/** The art of a row, small. */
export function RowPicture({ row: { design }, className }: { row: Pick<RowView, 'design'>; className?: string }) {
  const palette = useShirtColors();
  const generation = { image_url: design?.imageUrl ?? null, prints: design?.prints ?? [] };
  return <ArtTile generation={generation} colors={design?.colors ?? []} palette={palette} className={className} />;
}
