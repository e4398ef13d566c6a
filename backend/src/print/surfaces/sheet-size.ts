import { LARGEST_FILE, type PrintArea } from '../raster/placement.ts';

/** Of a shirt of 15 x 18 inches: a sheet that is in memory as pixels takes no more than a shirt. */
const MOST_PIXELS = 4500 * 5400;

export interface SheetSize {
  width: number;
  height: number;
  dpi: number;
}

/** Of a picture: 300 DPI to 15 x 18 inches. Larger paper shows no more of it with more pixels: 18 x 24 gets 237, 24 x 36 gets 167. */
export function sheetSize(area: PrintArea): SheetSize {
  return sizeWithin(area, MOST_PIXELS);
}

/** Of a drawing: 300 DPI to 30 x 40 inches. */
export function drawnSheetSize(area: PrintArea): SheetSize {
  return sizeWithin(area, LARGEST_FILE);
}

export function isDrawnInStrips({ width, height }: PrintArea): boolean {
  return width * height > MOST_PIXELS;
}

function sizeWithin({ width, height }: PrintArea, pixels: number): SheetSize {
  const factor = Math.min(1, Math.sqrt(pixels / (width * height)));
  return { width: Math.floor(width * factor), height: Math.floor(height * factor), dpi: 300 * factor };
}
