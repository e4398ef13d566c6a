/** What vessels are full of: plants that grow out of them, and heaps. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { drawing } from '../../figures/motif.ts';
import { isFlower } from '../../idea/relations.ts';
import { isHollow } from '../../words/outfits.ts';
import { type Draw, fitted } from './outfit.ts';
import { frontOf, isOpen, isVessel, rimOf } from './vessels.ts';

/** Plants whose picture has a pot, or has no stems to grow out of one. */
const ROOTED: Record<string, string> = {
  'potted-plant': 'upright-leaves',
  succulent: 'rosette-bare',
  monstera: 'monstera-stems',
  bouquet: 'bouquet-stems',
  'flower-pot': 'bouquet-stems',
};

/** Nothing else is in a cup that plants grow out of, and no lid on a jar. */
const EMPTIED: Record<string, string> = {
  'mason-jar': 'mason-jar-open',
  jar: 'mason-jar-open',
  'jam-jar': 'mason-jar-open',
  'tin-cans-tied': 'tin-can-open',
  'beer-can': 'tin-can-open',
  'hot-beverage': 'teacup-empty',
  'tea-cup-china': 'teacup-empty',
  'skull-planter': 'skull',
};

export const isPlant = (motif: string) =>
  Object.hasOwn(ROOTED, motif) || /cactus|fern|tree$/u.test(motif) || isFlower(motif);

/** Flowers in a boot, a snail in a cup: the vessel hides their foot. */
export function inside(draw: Draw, filling: string, full: string, { x, y, w, h }: Box): Piece[] {
  const content = ROOTED[filling] ?? filling;
  const { box: form } = drawing(full);
  if (isPlant(filling) && form.h > form.w * 1.5 && !isHollow(full))
    return behindNeck(draw, content, full, { x, y, w, h });
  const motif = isPlant(filling) ? (EMPTIED[full] ?? full) : full;
  const isSingle = isFlower(filling) && !Object.hasOwn(ROOTED, filling);
  if (isSingle) return standingIn(draw, content, motif, { x, y, w, h });
  const vessel = draw(motif, { x: x + w * 0.06, y: y + h * 0.48, w: w * 0.88, h: h * 0.52 }, true);
  const isSling = motif === 'hammock';
  const foot = vessel.bounds.y + vessel.bounds.h * (isSling ? 0.62 : 0.34);
  const usual = Math.min(w, vessel.bounds.w * (isSling ? 0.7 : 1.25));
  const wide = isPlant(filling) ? Math.max(usual, Math.min(w, h * 0.6)) : usual;
  const [middle] = isPlant(filling) ? mouthOf(motif) : [0.5];
  const box = { x: vessel.bounds.x + vessel.bounds.w * middle - wide / 2, y, w: wide, h: foot - y };
  const pieces = [{ ...draw(content, box, true), name: filling }, vessel];
  return isPlant(filling) ? fitted(pieces, { x, y, w, h }, true) : pieces;
}

/** Where flowers come out of it, in shares of its width and height: the middle of its mouth, or of the edge before it. */
const MOUTHS: Record<string, readonly [x: number, y: number]> = {
  'mason-jar-open': [0.5, 0.02],
  'tin-can-open': [0.5, 0.1],
  'pottery-vase': [0.5, 0.01],
  'teacup-empty': [0.44, 0.06],
  'watering-can': [0.44, 0.11],
  'rain-boots': [0.28, 0.01],
  'work-boots': [0.3, 0.02],
};

function mouthOf(motif: string): readonly [x: number, y: number] {
  const [from, to, front] = rimOf(motif);
  return MOUTHS[motif] ?? (isVessel(motif) ? [(from + to) / 2, front] : [0.5, 0.06]);
}

/** From the foot of a bunch: how far they lean, and how tall they are beside the one in the middle. */
const LEANING = [
  { turn: -24, size: 0.88 },
  { turn: 24, size: 0.88 },
  { turn: 0, size: 1 },
] as const;

/** They rise out of its mouth, their stems together. */
function standingIn(draw: Draw, flower: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const vessel = draw(motif, { x: x + w * 0.06, y: y + h * 0.54, w: w * 0.88, h: h * 0.46 }, true);
  const { bounds } = vessel;
  const [right, down] = mouthOf(motif);
  const mouth = { x: bounds.x + bounds.w * right, y: bounds.y + bounds.h * (down + STUCK) };
  const form = drawing(flower).box;
  const tall = Math.min(mouth.y - y, (w * 0.56 * form.h) / form.w);
  const all = LEANING.map(({ turn, size }) => {
    const [high, wide] = [tall * size, (tall * size * form.w) / form.h];
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const box = { w: wide * cos + high * Math.abs(sin), h: high * cos + wide * Math.abs(sin) };
    const [cx, cy] = [mouth.x + (sin * high) / 2, mouth.y - (cos * high) / 2];
    return draw(flower, { x: cx - box.w / 2, y: cy - box.h / 2, ...box }, false, { turn });
  });
  return fitted([...all, vessel], { x, y, w, h }, true);
}

/** How far down in it their stems are seen no more. */
const STUCK = 0.07;

/** "Guitar with flowers growing out of it": on both sides of its neck. */
function behindNeck(draw: Draw, content: string, full: string, { x, y, w, h }: Box): Piece[] {
  const thing = draw(full, { x, y, w, h }, true);
  const box = { x: x + w * 0.1, y: y + h * 0.12, w: w * 0.8, h: h * 0.5 };
  const isSingle = isFlower(content) && !content.endsWith('-stems');
  return [...(isSingle ? bunch(draw, content, box) : [draw(content, box, true)]), thing];
}

/** Three of a flower, the tallest in the middle. */
function bunch(draw: Draw, flower: string, { x, y, w, h }: Box): Piece[] {
  const side = { w: w * 0.5, h: h * 0.84 };
  const [left, middle, right] = [-0.06, 0.25, 0.56].map((share) => x + w * share);
  const sides = [left, right].map((at = x) => draw(flower, { x: at, y: y + h - side.h, ...side }, true));
  return [...sides, draw(flower, { x: middle ?? x, y, w: side.w, h }, true)];
}

export const isHeaped = (motif: string) =>
  (hasTag(motif, 'food') ||
    /^(?:pumpkin-plain|jack-o-lantern|red-heart|sunflower|baseball|farm-eggs|easter-egg|wrapped-gift)$/u.test(motif)) &&
  !/wine|beer|coffee|tea|milk|soup|cocktail/u.test(motif);

/** "Vase of sunflowers": they stand in it, with their stems. */
export const isInVase = (content: string, motif: string) =>
  isFlower(content) && !isOpen(motif) && motif !== 'pickup-truck';

/** Shares of the width where the heap is, and of the height where the front of what it is in begins. */
const HEAPS: Record<string, readonly [number, number, number]> = {
  'pickup-truck': [0.48, 0.99, 0.5],
  jar: [0.16, 0.84, 0.9],
  'mason-jar': [0.16, 0.84, 0.9],
};

/** Of a picture that shows several. */
export const oneOf = (motif: string) => (motif === 'farm-eggs' ? 'hen-egg' : motif);

/** Of the width of a heap, and of a side of one, from its left and from its foot. */
const HEAP = [
  [0.2, 0.98],
  [1.1, 0.98],
  [0, 0.24],
  [1.36, 0.24],
  [0.67, 0.3],
] as const;

/** "Basket of tomatoes": five of them over its edge, in a jar at its foot, in the bed of a truck at its end. */
export function heaped(draw: Draw, content: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const vessel = draw(motif, { x: x + w * 0.06, y: y + h * 0.36, w: w * 0.88, h: h * 0.64 }, true);
  const one = oneOf(content);
  const { bounds } = vessel;
  const [from, to, front] = HEAPS[motif] ?? rimOf(motif);
  const side = (bounds.w * (to - from)) / 2.36;
  const rim = bounds.y + bounds.h * front;
  const isClear = motif.endsWith('jar');
  const heap = HEAP.map(([right, up]) =>
    draw(
      one,
      {
        x: bounds.x + bounds.w * from + side * right,
        y: rim - side * (up + (isClear ? 0.72 : 0.46)),
        w: side,
        h: side,
      },
      true,
    ),
  );
  return isClear ? [vessel, ...heap] : [vessel, ...heap, frontOf(draw, motif, bounds, rim)];
}
