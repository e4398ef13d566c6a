/** Somebody in a vessel: behind its front, and before its back and its handle. */

import type { Box } from '../../canvas/geometry.ts';
import { type Piece, round } from '../../canvas/svg.ts';
import type { Drawing } from '../../figures/motif.ts';
import type { Draw } from './outfit.ts';

/** Where a vessel is open: from and to of its width, and how far down its front begins. */
const RIMS: Record<string, readonly [from: number, to: number, front: number]> = {
  'hot-beverage': [0.2, 0.8, 0.4],
  basket: [0.04, 0.96, 0.38],
  'laundry-basket': [0.05, 0.95, 0.37],
  bucket: [0.08, 0.92, 0.2],
  'shopping-cart': [0.02, 0.78, 0.24],
  wastebasket: [0.06, 0.94, 0.08],
  'shirt-pocket': [0.08, 0.92, 0.03],
  purse: [0.2, 0.8, 0.42],
  'hatching-egg': [0, 1, 0.16],
  'wicker-basket': [0.06, 0.94, 0.6],
  'easter-basket': [0.04, 0.96, 0.64],
  'trick-treat-bucket': [0.04, 0.96, 0.38],
  taco: [0.1, 0.9, 0.34],
  'steaming-bowl': [0.06, 0.84, 0.5],
  cauldron: [0.12, 0.88, 0.36],
  'wrapped-gift': [0.04, 0.96, 0.22],
  'moving-box': [0.1, 0.88, 0.26],
  'christmas-stocking': [0.42, 1, 0.02],
  dumpster: [0.06, 0.94, 0.34],
  'cowboy-boot': [0.02, 0.58, 0.06],
  'hiking-boot': [0.06, 0.52, 0.03],
  'combat-boots': [0.06, 0.54, 0.03],
  wheelbarrow: [0.06, 0.84, 0.2],
  'watering-can': [0.3, 0.8, 0.12],
  'campfire-mug': [0.04, 0.82, 0.16],
  'latte-cup': [0.18, 0.84, 0.26],
  backpack: [0.1, 0.9, 0.14],
  'beer-mug': [0.04, 0.76, 0.3],
  cooler: [0.05, 0.95, 0.34],
  'hot-tub': [0.08, 0.92, 0.36],
  'chimney-brick': [0.06, 0.94, 0.08],
  'pool-float': [0.2, 0.8, 0.5],
  'mine-cart': [0.12, 0.88, 0.1],
  'pot-of-food': [0.12, 0.88, 0.3],
  'ice-pail': [0.12, 0.88, 0.5],
  'litter-box': [0.04, 0.96, 0.34],
  'sand-box': [0.04, 0.96, 0.7],
  'open-hands': [0.17, 0.83, 0.62],
  'empty-skillet': [0.01, 0.69, 0.36],
  biplane: [0.36, 0.74, 0.3],
};

export const rimOf = (motif: string) => RIMS[motif] ?? ([0.1, 0.9, 0.3] as const);

const OPEN = new Set([
  'wicker-basket',
  'basket',
  'bucket',
  'easter-basket',
  'wheelbarrow',
  'red-wagon',
  'shopping-cart',
]);

/** What things can be heaped in. */
export const isOpen = (motif: string) => OPEN.has(motif);

/** "Girl with a basket of eggs": three of them, behind the edge of what they are in. */
export function withLoad(draw: Draw, load: string | undefined, vessel: string, pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(({ name }) => name === vessel);
  const found = pieces[at];
  if (!load || !found) return [...pieces];
  const [from, to, front] = rimOf(vessel);
  const { x, y, w, h } = found.bounds;
  const side = (w * (to - from)) / 2.4;
  const foot = y + h * (front + 0.1);
  const heap = [0, 1.4, 0.7].map((step, one) =>
    draw(load, { x: x + w * from + side * step, y: foot - side * (one === 2 ? 1.35 : 1), w: side, h: side }, true),
  );
  const edge = frontOf(draw, vessel, found.bounds, y + h * front);
  return [...pieces.slice(0, at + 1), ...heap, edge, ...pieces.slice(at + 1)];
}

/** Whatever is in them is between their sides. */
export const isCupped = (motif: string) => motif === 'open-hands' || motif === 'empty-skillet';

export const isVessel = (motif: string) => Object.hasOwn(RIMS, motif);

/** Of the height of the vessel that the lower end of its content is below its rim. */
const DEPTH = 0.2;

export function inVessel(draw: Draw, content: string | Drawing, motif: string, { x, y, w, h }: Box): Piece[] {
  const [from, to, front] = RIMS[motif] ?? [0, 1, 0];
  const tall = h * Math.min(0.86, 0.56 + front * 0.5);
  const vessel = draw(motif, { x, y: y + h - tall, w, h: tall }, true);
  const { bounds } = vessel;
  const rim = bounds.y + bounds.h * front;
  const wide = bounds.w * (to - from);
  const depth = typeof content === 'string' ? DEPTH / 3 : DEPTH;
  const foot = rim + bounds.h * Math.min(depth, 0.96 - front);
  const inner = draw(content, { x: bounds.x + bounds.w * from, y, w: wide, h: foot - y }, true);
  return front < 0.05 ? [inner, vessel] : [vessel, inner, frontOf(draw, motif, bounds, rim)];
}

/** The vessel again, from its rim down. */
export function frontOf(draw: Draw, motif: string, bounds: Box, rim: number): Piece {
  const again = draw(motif, bounds, true);
  const { x, y, w, h } = { ...again.bounds, y: rim, h: again.bounds.y + again.bounds.h - rim };
  const view = [x, y, w, h].map(round).join(' ');
  const size = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"`;
  return { ...again, svg: `<svg ${size} viewBox="${view}">${again.svg}</svg>`, bounds: { x, y, w, h } };
}
