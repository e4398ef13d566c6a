import { alphaBox, crop, fitInto, type PrintArea, type Raster } from '../../print/index.ts';
import type { Design } from '../design/design.ts';
import { renderDesignRaster } from '../design/render.ts';

/** Wide enough to find the ink's edges to two tenths of a percent. */
const MEASURED_WIDTH = 1000;

/** Only what is inked, as large as it prints on the area; null where nothing is. */
export function renderInk(design: Design, area: PrintArea): Raster | null {
  const width = printWidth(design, area);
  if (!width) return null;
  const raster = renderDesignRaster(design, { width });
  const ink = alphaBox(raster);
  return ink && crop(raster, ink);
}

/** Of the whole canvas. The ink is measured: wear takes edges away, and layer bounds are only near. */
export function printWidth(design: Design, area: PrintArea): number | null {
  const ink = alphaBox(renderDesignRaster(design, { width: MEASURED_WIDTH }));
  if (!ink) return null;
  // Of a pixel at either edge we know only that some of it is inked.
  const { factor } = fitInto(area, { width: ink.width + 1, height: ink.height + 1 });
  return Math.floor(MEASURED_WIDTH * factor);
}
