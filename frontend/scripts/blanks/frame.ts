import sharp from 'sharp';
import { type Field, field, sample } from '../../../backend/tools/mockup-maps/field.ts';
import { FRAME, type Place } from '../../src/components/ui/blanks/places.ts';
import { noise } from './noise.ts';

export const WIDTH = FRAME.width;
export const HEIGHT = FRAME.height;
export const ZOOM = 2;
/** Fields are square; the rows below the picture are cut off. */
export const SIDE = WIDTH * ZOOM;

/** How inches of a product lie in the picture. */
export interface Scale extends Place {
  /** How far outlines stray, in inches. */
  sway?: number;
}

export const unitOf = ({ pixelsPerInch }: Scale): number => pixelsPerInch * ZOOM;
export const inchX = ({ origin, pixelsPerInch }: Scale, x: number): number => (x / ZOOM - origin.x) / pixelsPerInch;
export const inchY = ({ origin, pixelsPerInch }: Scale, y: number): number => (y / ZOOM - origin.y) / pixelsPerInch;

export const FILL = 'fill="#fff"';

export const line = (width: number, more = ''): string =>
  `fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}`;

export const STITCHES = 'stroke-dasharray="0.11 0.06"';

/** How much of each pixel a path in inches covers. */
export async function cover(scale: Scale, path: string, style = FILL): Promise<Field> {
  const { x, y } = scale.origin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%"/><g transform="translate(${x * ZOOM} ${y * ZOOM}) scale(${unitOf(scale)})"><path d="${path}" ${style}/></g></svg>`;
  const data = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const drawn: Field = { data: Float32Array.from(data, (byte) => byte / 255), side: SIDE };
  return fill((px, py) => sample(drawn, px + sway(scale, px, py, 1), py + sway(scale, px, py, 2)));
}

/** No cloth lies perfectly straight: outlines and seams stray a little. */
function sway(scale: Scale, x: number, y: number, seed: number): number {
  const reach = scale.sway ?? 0;
  return reach && reach * unitOf(scale) * noise(inchX(scale, x) / 2.2, inchY(scale, y) / 2.2, seed);
}

export function fill(at: (x: number, y: number, i: number) => number): Field {
  return field(SIDE, at);
}
