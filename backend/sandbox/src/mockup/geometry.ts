export const FRAME = 1200;

/** Pixels of the frame for an inch of cloth. */
export const PIXELS_PER_INCH = 34;

/** The top of the shoulder beside the neck (high point shoulder) in the frame. */
export const ORIGIN = { x: FRAME / 2, y: 92 } as const;

/** Inches from the high point shoulder down to the top of the print area: two finger widths under the collar seam. */
export const PRINT_TOP_INCHES = 5.6;
