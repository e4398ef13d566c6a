/** Glasses and hats on heads, from the front and from the side. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag, sideEyeOf } from '../../figures/catalog.ts';
import { faceOf } from '../../figures/figure.ts';
import { sharesOf } from '../../figures/mascots.ts';
import { drawing } from '../../figures/motif.ts';
import { type Clothes, type Draw, type Frame, headFrame } from './outfit.ts';

/** Of a head from the side, in radii of its eye: glasses and hats, and where a hat sits over the eye. */
const SIDE = { glasses: 8, hat: 9, over: 2.2, behind: 1.2 };

/** Glasses and hats of a creature that is seen from the side. */
function wearingAside(draw: Draw, wearer: string, worn: string, slot: Box, eye: { x: number; y: number; r: number }) {
  const { x, y, w, h } = slot;
  const body = draw(wearer, { x, y: y + h * 0.12, w, h: h * 0.88 }, true);
  const { box } = drawing(wearer);
  const scale = body.bounds.h / box.h;
  const at = { x: body.bounds.x + (640 + eye.x - box.x) * scale, y: body.bounds.y + (eye.y - box.y) * scale };
  return [body, asideHead(draw, worn, at.x, at.y, eye.r * scale)];
}

function asideHead(draw: Draw, worn: string, x: number, y: number, r: number): Piece {
  if (isEyewear(worn)) {
    const wide = SIDE.glasses * r;
    return draw(worn, { x: x - wide / 2, y: y - wide * 0.3, w: wide, h: wide * 0.6 }, false);
  }
  const wide = SIDE.hat * r;
  const foot = y - SIDE.over * r + wide * 0.2;
  return draw(worn, { x: x + SIDE.behind * r - wide / 2, y: foot - wide, w: wide, h: wide }, true);
}

export const isEyewear = (worn: string) =>
  /glasses|goggles|diving-mask|burglar-mask|cucumber-slices/u.test(worn) || hasTag(worn, 'eye');

/** Around the whole head: behind it, or before the face. */
export const isBubble = (worn: string) => hasTag(worn, 'bubble');
const isVeil = (worn: string) => hasTag(worn, 'veil');
const isBeard = (worn: string) => hasTag(worn, 'beard');

/** Size of glasses and hats in the units of a head. */
const WORN_WIDTH = { glasses: 720, hat: 560, brim: 1180, headphone: 1240 };

/** Of the width of glasses: one eye, and how far from the middle it is. */
const ONE_EYE = { width: 0.46, aside: 0.28 };
/** Of the width of a hat. */
const WIDER = { wide: 1.45, band: 1.6, beard: 1.7, marks: 1.5, bubble: 2.6 };
/** Of their own width: how far below the eyes a beard begins, and marks on a face have their middle. */
const BELOW = { beard: 0.08, marks: 0.1 };

export function wearing(draw: Draw, wearer: string, worn: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const isSeveral = sharesOf(wearer).head.length > 1;
  const eye = faceOf(wearer) || isSeveral ? undefined : sideEyeOf(wearer);
  if (eye) return wearingAside(draw, wearer, worn, slot, eye);
  const over = isBeard(worn) ? 0 : 0.2;
  const body = draw(wearer, { x, y: y + h * over, w, h: h * 0.8 }, true);
  const { bounds } = body;
  const { box } = drawing(wearer);
  const scale = bounds.h / box.h;
  const heightOf = (level: number) => bounds.y + (level - box.y) * scale;
  const { head, eyes } = sharesOf(wearer);
  const spots = isEyewear(worn) ? eyes : head;
  const pieces = spots.map(({ x: across }, one) => {
    const middle = bounds.x + bounds.w * (faceOf(wearer) ? 0.5 : across);
    return onHead(draw, worn, { middle, scale, heightOf, face: faceOf(wearer) ?? faceIn(wearer, box, one) });
  });
  return isBubble(worn) ? [...pieces, body] : [body, ...pieces];
}

interface Face {
  eyes: number;
  brow: number;
  /** Widths of what it wears, where it is no drawn head. */
  widths?: Record<'glasses' | 'hat' | 'brim' | 'headphone', number>;
}

/** Of a picture that is no head, or has several. */
function faceIn(name: string, { y, w, h }: Box, one = 0): Face {
  const { head, eyes } = sharesOf(name);
  // A bottle is all neck.
  const hat = h > w * SLENDER ? w * 1.3 : w * (head[one]?.w ?? 0.56) * 0.9;
  return {
    eyes: y + h * (eyes[one]?.y ?? 0.44),
    brow: y + h * (head[one]?.y ?? 0.06),
    widths: { glasses: w * (eyes[one]?.w ?? 0.72), hat, brim: Math.max(w, hat * 1.5), headphone: w * 0.7 },
  };
}

const SLENDER = 2.4;

interface HeadSpot {
  middle: number;
  scale: number;
  /** On the canvas, of a height in the units of the head. */
  heightOf: (level: number) => number;
  face: Face;
}

function onHead(draw: Draw, worn: string, { middle, scale, heightOf, face }: HeadSpot): Piece {
  const widths = face.widths ?? WORN_WIDTH;
  if (isBeard(worn)) {
    const wide = widths.hat * WIDER.beard * scale;
    const { box } = drawing(worn);
    const top = heightOf(face.eyes) + wide * BELOW.beard;
    return draw(worn, { x: middle - wide / 2, y: top, w: wide, h: (wide * box.h) / box.w }, false);
  }
  if (hasTag(worn, 'eye')) {
    const wide = widths.glasses * ONE_EYE.width * scale;
    const x = middle + widths.glasses * ONE_EYE.aside * scale;
    return draw(worn, { x: x - wide / 2, y: heightOf(face.eyes) - wide / 2, w: wide, h: wide }, false);
  }
  if (hasTag(worn, 'marks')) {
    const wide = widths.hat * WIDER.marks * scale;
    const middleY = heightOf(face.eyes) + wide * BELOW.marks;
    return draw(worn, { x: middle - wide / 2, y: middleY - wide / 2, w: wide, h: wide }, false);
  }
  if (hasTag(worn, 'band') || isBubble(worn) || isVeil(worn)) {
    const isAround = isBubble(worn) || isVeil(worn);
    const wide = widths.hat * (isAround ? WIDER.bubble : WIDER.band) * scale;
    const level = isAround ? face.eyes : (face.eyes + face.brow * 3) / 4;
    return draw(worn, { x: middle - wide / 2, y: heightOf(level) - wide / 2, w: wide, h: wide }, false);
  }
  if (isEyewear(worn)) {
    const wide = widths.glasses * scale;
    return draw(worn, { x: middle - wide / 2, y: heightOf(face.eyes) - wide * 0.3, w: wide, h: wide * 0.6 }, false);
  }
  if (worn === 'headphone' || hasTag(worn, 'ears')) {
    const wide = widths.headphone * scale;
    const ears = heightOf(face.eyes) + wide * 0.16;
    return draw(worn, { x: middle - wide / 2, y: ears - wide, w: wide, h: wide }, true);
  }
  const brimmed = worn === 'cowboy-hat' || worn === 'sombrero' || hasTag(worn, 'brim');
  const wide = widths[brimmed ? 'brim' : 'hat'] * (hasTag(worn, 'wide') ? WIDER.wide : 1) * scale;
  const foot = heightOf(face.brow) + wide * (brimmed ? 0.16 : 0.2);
  return draw(worn, { x: middle - wide / 2, y: foot - wide, w: wide, h: wide }, true);
}

/** Of a figure that does something else, too. */
export function onTheHead(draw: Draw, motif: string, frame: Frame): Clothes {
  const { name, scale, dx, dy, anchors, source } = headFrame(frame);
  const middle = dx + 640 * scale;
  const heightOf = (y: number) => dy + y * scale;
  const face = faceOf(name);
  if (face) {
    const piece = onHead(draw, motif, { middle, scale, heightOf, face });
    return isBubble(motif) ? { behind: [piece], before: [] } : { behind: [], before: [piece] };
  }
  const [spot] = anchors.head ?? [];
  if (spot && !isEyewear(motif)) {
    const widths = { glasses: spot.w, hat: spot.w * 0.9, brim: spot.w * 1.7, headphone: spot.w * 1.3 };
    const at = { middle: middle + spot.x * scale, scale, heightOf, face: { eyes: spot.y, brow: spot.y, widths } };
    return { behind: [], before: [onHead(draw, motif, at)] };
  }
  const eye = sideEyeOf(name);
  const [gaze] = anchors.eyes ?? [];
  const across = middle + (gaze?.x ?? 0) * scale;
  if (!eye)
    return {
      behind: [],
      before: [onHead(draw, motif, { middle: across, scale, heightOf, face: faceIn(name, source.box) })],
    };
  return { behind: [], before: [asideHead(draw, motif, middle + eye.x * scale, heightOf(eye.y), eye.r * scale)] };
}
