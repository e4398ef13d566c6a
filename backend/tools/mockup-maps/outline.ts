import { FRAME, ORIGIN, PIXELS_PER_INCH } from '../../sandbox/src/mockup/geometry.ts';

/** SVG path data of the parts of a shirt, in inches from the high point shoulder (see geometry.ts). */

export const mirror = (path: string): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)},${y}`);

export const ARMHOLE = 'C8.75,4.3 8.55,8.0 10.45,10.2';
const SIDE = 'C10.2,15.5 10.15,22 10.55,28.75';
export const RIGHT_SIDE = `L9.2,1.75 ${ARMHOLE} ${SIDE} C7.2,29.1 3.4,29.18 0,29.18`;
const NECK = 'M3.75,0.02 C3.55,2.5 2.1,4.0 0,4.0';

/** The front panel, from neck seam to hem. */
export const torso = `M0,4 C2.1,4.0 3.55,2.5 3.75,0.02 ${RIGHT_SIDE} L0,29.18 Z ${mirror(
  `M0,4 C2.1,4.0 3.55,2.5 3.75,0.02 ${RIGHT_SIDE} L0,29.18 Z`,
)}`;

export const rightSleeve =
  'M9.2,1.75 C11.4,2.75 14.2,5.0 16.15,7.25 C15.2,9.1 14.0,10.9 12.35,12.3 L10.45,10.2 C8.55,8.0 8.75,4.3 9.2,1.75 Z';
export const leftSleeve = mirror(rightSleeve);

/** The rib that runs round the front of the neck. */
const RIB = 'M3.75,0.02 C3.55,2.5 2.1,4.0 0,4.0 L0,3.1 C1.6,3.1 2.75,1.75 3.0,-0.5 Q3.45,-0.42 3.75,0.02 Z';
export const collar = `${RIB} ${mirror(RIB)}`;

/** The inside of the back, seen through the neck. */
const INSIDE = 'M0,3.3 C1.7,3.3 2.9,1.85 3.1,-0.45 C2.0,0.05 1.0,0.18 0,0.18 Z';
export const inside = `${INSIDE} ${mirror(INSIDE)}`;

/** The back rib within it, and the tape that covers its seam. */
const BACK_RIB = 'M3.05,-0.5 C2.0,0.05 1.0,0.18 0,0.18 L0,1.05 C1.1,1.05 2.1,0.85 2.95,0.5 Z';
export const backRib = `${BACK_RIB} ${mirror(BACK_RIB)}`;
const TAPE = 'M2.92,0.62 C2.1,0.97 1.1,1.17 0,1.17';
export const tape = `${TAPE} ${mirror(TAPE)}`;

const HEM_FOLD = 'M10.52,27.95 C7.2,28.3 3.4,28.36 0,28.36';
const HEM_FOLD_2 = 'M10.52,27.78 C7.2,28.12 3.4,28.18 0,28.18';
const CUFF = 'M15.4,6.45 C14.5,8.25 13.3,10.0 11.7,11.5';
const CUFF_2 = 'M15.26,6.3 C14.35,8.1 13.15,9.82 11.56,11.33';
const SHOULDER_SEAM = 'M3.75,0.1 L9.15,1.86';
const ARMHOLE_SEAM = `M9.2,1.75 ${ARMHOLE}`;
const NECK_STITCH = 'M4.0,0.25 C3.75,2.75 2.2,4.24 0,4.24';

export const both = (...paths: string[]): string => paths.map((path) => `${path} ${mirror(path)}`).join(' ');

export const seams = both(ARMHOLE_SEAM, NECK);
export const stitches = both(HEM_FOLD, HEM_FOLD_2, CUFF, CUFF_2, NECK_STITCH);
export const folds = both(HEM_FOLD, CUFF, SHOULDER_SEAM);

/** One shape or line as an SVG document of the frame times `zoom`; `style` is its paint. */
export function svgOf(path: string, style: string, zoom: number): Buffer {
  const unit = PIXELS_PER_INCH * zoom;
  const side = FRAME * zoom;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#000"/>` +
      `<g transform="translate(${ORIGIN.x * zoom} ${ORIGIN.y * zoom}) scale(${unit})"><path d="${path}" ${style}/></g></svg>`,
  );
}
