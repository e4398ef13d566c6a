/** Pixels at 300 DPI. */
export interface PrintArea {
  width: number;
  height: number;
}

export type FabricKind = 'kids_t_shirt' | 'hoodie' | 'sweatshirt' | 'tote';
/** What is sewn, as it is seen: from the front, and from behind where it looks another way there. */
export type FabricView = FabricKind | 't_shirt_back' | 'kids_t_shirt_back' | 'hoodie_back' | 'sweatshirt_back';
export type BlankKind = 't_shirt' | FabricKind | 'mug' | 'poster';

/** Every blank stands in the middle of a picture of the T-shirt's size. In its pixels: */
export const FRAME = { width: 1120, height: 1040 };

/** Where a product lies in its picture. Drawings measure in inches from its origin. */
export interface Place {
  /** Pixels of the picture. */
  pixelsPerInch: number;
  origin: { x: number; y: number };
}

interface FabricPlace extends Place {
  /** Inches from the origin down to the print area; across, the area lies in the middle. */
  printTop: number;
  /** Where the product's own area is not known. */
  area: PrintArea;
}

/**
 * The origin is the top of the shoulder beside the neck (high point shoulder), or the middle of a bag's upper edge.
 *
 * Areas are those at Printify Choice, as sellers' programs read them of the catalog in 2026: 2919x1944 is 9.7 by 6.5
 * inches on a Gildan 18500 (blueprint 77, above its pocket), 3185x3636 is 10.6 by 12.1 on a Gildan 18000 (49),
 * 2244x2564 is 7.5 by 8.5 on a Gildan 5000B (157), 3600x3600 is 12 by 12 on a tote of 15 by 16 (1313).
 * Prints begin two to three finger widths under a collar seam, and are centered on the bag under its hem. Backs have the
 * areas of their fronts where we know no other, and a hoodie's, which no pocket ends, that of a sweatshirt.
 */
export const FABRIC_PLACES: Record<FabricView, FabricPlace> = {
  kids_t_shirt: place(42, 62, 4.4, [2244, 2564]),
  hoodie: place(29, 212, 6.8, [2919, 1944]),
  sweatshirt: place(29, 126, 6.1, [3185, 3636]),
  tote: place(36, 408, 2.4, [3600, 3600]),
  t_shirt_back: place(34, 32, 2.7, [4682, 5787]),
  kids_t_shirt_back: place(42, 62, 2.2, [2244, 2564]),
  hoodie_back: place(29, 212, 2.8, [3852, 4398]),
  sweatshirt_back: place(29, 126, 2.3, [3852, 4398]),
};

function place(pixelsPerInch: number, y: number, printTop: number, [width, height]: [number, number]): FabricPlace {
  return { pixelsPerInch, origin: { x: FRAME.width / 2, y }, printTop, area: { width, height } };
}

/** Shares of the picture, 0-1. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a print area lies on cloth, in its true size. */
export function areaOnFabric(view: FabricView, area: PrintArea = FABRIC_PLACES[view].area): Box {
  const { pixelsPerInch, origin, printTop } = FABRIC_PLACES[view];
  const pixels = (print: number) => (print / 300) * pixelsPerInch;
  return inFrame({
    left: origin.x - pixels(area.width) / 2,
    top: origin.y + printTop * pixelsPerInch,
    width: pixels(area.width),
    height: pixels(area.height),
  });
}

/** 18 by 24 inches, the most sold of blueprint 282. A poster is printed to its edges: its area is the sheet. */
const POSTER_AREA: PrintArea = { width: 5400, height: 7200 };
/** The room that any sheet is fitted into, in pixels of the picture. */
const WALL = { width: 940, height: 920 };

/** Where a sheet of that shape hangs, a little above the middle. */
export function sheetOnWall({ width, height }: PrintArea = POSTER_AREA): Box {
  const scale = Math.min(WALL.width / width, WALL.height / height);
  const sheet = { width: width * scale, height: height * scale };
  const left = (FRAME.width - sheet.width) / 2;
  return inFrame({ left, top: (FRAME.height - sheet.height) / 2 - 8, ...sheet });
}

/** How far a sheet's shadow reaches beyond it, as a share of its sides. */
export const SHADOW_MARGIN = 0.05;

function inFrame({ left, top, width, height }: Box): Box {
  return {
    left: left / FRAME.width,
    top: top / FRAME.height,
    width: width / FRAME.width,
    height: height / FRAME.height,
  };
}

export function styleOf({ left, top, width, height }: Box) {
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
