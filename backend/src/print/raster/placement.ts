import { PrintError } from './errors.ts';
import type { Box } from './raster.ts';

/** A product's printable rectangle, in pixels at 300 DPI. */
export interface PrintArea {
  width: number;
  height: number;
}

/** In Printify's terms: center and width as fractions of the area. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** Print pixels (2.5 mm): printers place a shirt about that exactly. */
export const SAFE_MARGIN = 30;

/** Share of the free height that is left above a design: it belongs on the chest, not on the belly. */
const SHARE_ABOVE = 0.12;

const LARGEST_SIDE = 9000;
/** Paper of 50 inches: its file may have fewer pixels (`sheetSize`). */
const LARGEST_SHEET_SIDE = 15_000;

/** Pixels: of a sheet of 30 x 40 inches, which is drawn in strips. Printify's posters have up to 24 x 36. */
export const LARGEST_FILE = 9000 * 12_000;

export function checkSheet(area: PrintArea): void {
  checkArea(area, LARGEST_SHEET_SIDE);
}

export function checkArea(area: PrintArea, largest = LARGEST_SIDE): void {
  const fits = (side: number) => Number.isInteger(side) && side >= 4 * SAFE_MARGIN && side <= largest;
  if (!fits(area.width) || !fits(area.height)) {
    throw new PrintError('invalid_area', `A print area of ${area.width} x ${area.height} pixels cannot be printed.`);
  }
}

export function fitInto(
  area: PrintArea,
  box: Pick<Box, 'width' | 'height'>,
  extra = 0,
): { width: number; height: number; factor: number } {
  const roomX = area.width - 2 * (SAFE_MARGIN + extra);
  const roomY = area.height - 2 * (SAFE_MARGIN + extra);
  const factor = Math.min(roomX / box.width, roomY / box.height);
  return {
    width: Math.max(1, Math.min(roomX, Math.round(box.width * factor))),
    height: Math.max(1, Math.min(roomY, Math.round(box.height * factor))),
    factor,
  };
}

/** Above the middle, as on a chest. */
export function placeIn(area: PrintArea, size: { width: number; height: number }): Placement & { angle: 0 } {
  const free = area.height - 2 * SAFE_MARGIN - size.height;
  const top = SAFE_MARGIN + free * SHARE_ABOVE;
  return { x: 0.5, y: (top + size.height / 2) / area.height, scale: size.width / area.width, angle: 0 };
}

export function placeInMiddle(area: PrintArea, size: { width: number }): Placement & { angle: 0 } {
  return { x: 0.5, y: 0.5, scale: size.width / area.width, angle: 0 };
}
