import type { Raster } from '../../print/browser.ts';
import type { BrushStroke, Edit, InkChange } from '../model/edits.ts';
import { removeColor } from './color-removal.ts';
import { parsePath } from './path.ts';
import { recolor } from './recolor.ts';
import { areaAround, type EditSource, isEmpty, StrokePainter } from './stroke-painter.ts';

export type { EditSource };

/** The picture after all edits, in its own size. */
export function editPicture(source: EditSource, edits: readonly Edit[], inks: readonly InkChange[]): Raster {
  const { width, height, data } = source.cut;
  // A Buffer's own slice would share its memory.
  const raster = { width, height, data: new Uint8Array(data) };
  for (const edit of edits) applyEdit(raster, source, edit);
  recolor(raster, inks);
  return raster;
}

/** In place. */
export function applyEdit(raster: Raster, source: EditSource, edit: Edit): void {
  if (edit.kind === 'brush') applyStroke(raster, source, edit);
  else removeColor(raster, source, edit);
}

function applyStroke(raster: Raster, source: EditSource, { mode, size, path }: BrushStroke): void {
  const points = parsePath(path);
  const area = areaAround(points, size / 2 + 1, raster);
  if (isEmpty(area)) return;
  const painter = new StrokePainter(raster, source, mode, size, area);
  for (let at = 0; at < points.length; at += 2) painter.add(points[at]!, points[at + 1]!);
}
