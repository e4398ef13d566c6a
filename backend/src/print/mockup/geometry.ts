/** Side of the square picture that the maps are made for, in pixels. */
export const FRAME = 1200;

/** Pixels an inch of cloth takes in the frame. */
export const PIXELS_PER_INCH = 34;

/** Where the top of the shoulder beside the neck (high point shoulder) lies in the frame. */
export const ORIGIN = { x: FRAME / 2, y: 92 } as const;

/** Inches from the high point shoulder down to the top of the print area: two finger widths under the collar seam. */
export const PRINT_TOP_INCHES = 5.6;

/** A shirt in inches from its high point shoulder, right half; the left half is its mirror. Size L of a unisex tee. */
export const SHIRT = {
  neckSide: [3.75, 0.02],
  shoulder: [9.2, 1.75],
  underarm: [10.45, 10.2],
  hemSide: [10.55, 28.75],
  hemMiddle: [0, 29.15],
  sleeveTop: [16.1, 7.2],
  sleeveBottom: [12.35, 12.25],
  collarFront: [0, 4.0],
  collarInnerSide: [2.95, -0.52],
  collarInnerFront: [0, 3.08],
  collarBack: [0, 0.28],
} as const;
