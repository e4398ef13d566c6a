import type { PrintArea } from '../raster/placement.ts';

/** Of a shirt of 15 x 18 inches: no sheet takes more memory than a shirt. */
const MOST_PIXELS = 4500 * 5400;

export interface SheetSize {
  width: number;
  height: number;
  dpi: number;
}

/** 300 DPI to 15 x 18 inches. Larger paper is seen from further away: 18 x 24 gets 237 DPI, 24 x 36 gets 167. */
export function sheetSize({ width, height }: PrintArea): SheetSize {
  const factor = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.floor(width * factor), height: Math.floor(height * factor), dpi: 300 * factor };
}
