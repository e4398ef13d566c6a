/** What belongs to an exercise, a dance or a gesture, and where it is. */

import { place } from '../../canvas/geometry.ts';
import type { PostureName } from '../../figures/bodies/postures.ts';
import { drawing } from '../../figures/motif.ts';
import { isLimbs } from '../../words/outfits.ts';
import { BALL, BARBELL, ballOf, hoopHalf, MAT, ROD, STREAKS } from './act-drawings.ts';
import { type Draw, type Frame, spotOn } from './outfit.ts';
import { boxOfSource, footLine, handsOf, isRound, type Placed, sourceOf } from './posed-things.ts';
import { isFlat } from './riding.ts';
import { turnOf } from './tumbling.ts';

export type Place = (draw: Draw, thing: string, frame: Frame, load?: string) => Placed;
type Own = (draw: Draw, frame: Frame, thing?: string, load?: string) => Placed[];

export const OWN_THINGS: Partial<Record<PostureName, Own>> = {
  juggling: (draw, frame, thing = BALL, load = thing) => [thrownUp(draw, [thing, load], frame)],
  'hula-hooping': hoop,
  squatting: (draw, frame) => [barbell(draw, frame)],
  'disco-dancing': (draw, frame) => [pointedAt(draw, 'mirror-ball', frame)],
  cannonball: splash(0.36),
  'belly-flop': splash(0.2),
  meditating: onMat,
  'tree-pose': onMat,
  moonwalking: (draw, frame) => [streaks(draw, frame)],
  'push-ups': onMat,
  'sit-ups': onMat,
  stretching: onMat,
  'toe-touch': onMat,
  warrior: onMat,
  lunging: onMat,
  selfie: (draw, frame) => [inHand(draw, 'mobile-phone', frame)],
  casting: (draw, frame) => [rod(draw, frame)],
  laundering: (draw, frame) => [inArms(draw, 'clothes-basket', frame)],
  'hanging-up': (draw, frame) => [clothesline(draw, frame)],
};

/** Undefined for what is beside whoever does it. */
export function placeIn(posture: PostureName, thing: string): Place | undefined {
  if (posture === 'juggling' || (FALLS.has(posture) && thing === 'swimming-pool')) return () => ({ pieces: [] });
  if (posture === 'slipping' && isSlippery(thing)) return underFoot;
  if (posture === 'sniffing') return atNose;
  return (turnOf(posture) || posture === 'one-leg') && isUnderfoot(thing) ? underIt : undefined;
}

/** Into the water. */
const FALLS: ReadonlySet<PostureName> = new Set(['cannonball', 'belly-flop']);

const isSlippery = (thing: string) => /peel$|patch$|puddle$|skateboard$|soap/u.test(thing);

/** What acrobats are on. */
const isUnderfoot = (thing: string) => isFlat(thing) || isRound(thing) || /board|mat$|stool|beam$/u.test(thing);

/** Under the hands of whoever stands on them. */
const underIt: Place = (draw, thing, { body: { bounds } }) => {
  const { w, h } = boxOfSource(sourceOf(thing));
  const wide = isRound(thing) ? bounds.w * 0.5 : bounds.w * 0.94;
  const tall = Math.min((wide * h) / w, bounds.h * 0.4);
  const box = { x: bounds.x + bounds.w / 2 - wide / 2, y: bounds.y + bounds.h * 0.98, w: wide, h: tall };
  return { pieces: [draw(sourceOf(thing), box, false)], isBehind: true };
};

/** Under whoever does yoga, push-ups and sit-ups. */
function onMat(draw: Draw, { body: { bounds } }: Frame): Placed[] {
  const wide = Math.max(bounds.w, bounds.h * 0.6) * 1.16;
  const tall = wide * 0.11;
  const [left, top] = [bounds.x + bounds.w / 2 - wide / 2, bounds.y + bounds.h - tall * 0.7];
  return [{ pieces: [draw(MAT, { x: left, y: top, w: wide, h: tall }, false)], isBehind: true }];
}

/** In shares of the way from one hand to the other, and of the height of the body above the hands. */
const FLIGHT: readonly (readonly [number, number])[] = [
  [-0.06, 0.14],
  [0.12, 0.5],
  [0.5, 0.68],
  [0.88, 0.5],
  [1.06, 0.14],
];

/** By turns. */
function thrownUp(draw: Draw, things: readonly [string, string], frame: Frame): Placed {
  const [right, left = right] = handsOf(frame);
  const { h } = frame.body.bounds;
  const side = h * (things[0] === BALL ? 0.13 : 0.2);
  return {
    pieces: FLIGHT.map(([along, above], at) => {
      const [x, y] = [left.x + (right.x - left.x) * along, left.y - h * above];
      const thing = things[at % 2] ?? BALL;
      const source = thing === BALL ? ballOf(at) : sourceOf(thing);
      return draw(source, { x: x - side / 2, y: y - side / 2, w: side, h: side }, false);
    }),
  };
}

/** Food is not as wide as a body with arms. */
const SLIM = 0.66;

/** Behind the waist and before it. */
function hoop(draw: Draw, frame: Frame): Placed[] {
  const [waist = { x: 0, y: 1600, w: 0 }] = frame.anchors.waist ?? [];
  const { x, y } = spotOn(frame, waist);
  return [false, true].map((isBehind) => {
    const half = hoopHalf(isBehind ? -1 : 1);
    const scale = frame.scale * (isLimbs(frame.name) ? SLIM : 1);
    const [w, h] = [half.box.w * scale, half.box.h * scale];
    return { pieces: [draw(half, { x: x - w / 2, y: isBehind ? y - h : y, w, h }, false)], isBehind };
  });
}

/** Of the distance of the hands. */
const BAR = 2;

/** Across the shoulders, behind the head. */
function barbell(draw: Draw, frame: Frame): Placed {
  const [right, left = right] = handsOf(frame);
  const wide = (right.x - left.x) * BAR;
  const tall = (wide * BARBELL.box.h) / BARBELL.box.w;
  const [x, y] = [(left.x + right.x) / 2, (left.y + right.y) / 2];
  return { pieces: [draw(BARBELL, { x: x - wide / 2, y: y - tall / 2, w: wide, h: tall }, false)], isBehind: true };
}

/** Above the hand that points up. */
function pointedAt(draw: Draw, thing: string, frame: Frame): Placed {
  const [hand] = handsOf(frame);
  const side = frame.body.bounds.h * 0.34;
  return { pieces: [draw(thing, { x: hand.x - side * 0.1, y: hand.y - side * 1.2, w: side, h: side }, false)] };
}

/** Under whoever falls into it, as deep as said; a pool that is named is around the water. */
function splash(deep: number): Own {
  return (draw, { body: { bounds } }, thing) => {
    const foot = bounds.y + bounds.h;
    const wide = Math.max(bounds.w, bounds.h * 0.8) * 1.1;
    const water = {
      x: bounds.x + bounds.w / 2 - wide / 2,
      y: foot - Math.min(wide * deep, bounds.h * 0.4),
      w: wide,
      h: wide * 0.52,
    };
    const before = { pieces: [draw('water-splash', water, false)] };
    if (thing !== 'swimming-pool') return [before];
    const pool = { x: water.x - wide * 0.16, y: water.y + wide * 0.24, w: wide * 1.32, h: wide * 0.8 };
    return [{ pieces: [draw(thing, pool, false)], isBehind: true }, before];
  };
}

/** Where the feet come from. */
function streaks(draw: Draw, { body: { bounds } }: Frame): Placed {
  const { x, y, w, h } = bounds;
  return {
    pieces: [draw(STREAKS, { x: x + w * 0.92, y: y + h * 0.84, w: w * 0.5, h: h * 0.14 }, false)],
    isBehind: true,
  };
}

/** In both hands, thrown out to the right. */
function rod(draw: Draw, { scale, dx, dy }: Frame): Placed {
  return { pieces: [draw(ROD, place(ROD.box, scale, dx, dy), false)] };
}

function inArms(draw: Draw, thing: string, frame: Frame): Placed {
  const [one, other = one] = handsOf(frame);
  const side = frame.body.bounds.h * 0.44;
  return {
    pieces: [draw(thing, { x: (one.x + other.x) / 2 - side / 2, y: one.y - side * 0.66, w: side, h: side }, false)],
  };
}

/** In the right hand. */
function inHand(draw: Draw, thing: string, frame: Frame): Placed {
  const [{ x, y }] = handsOf(frame);
  const side = frame.body.bounds.h * 0.17;
  return { pieces: [draw(thing, { x: x - side * 0.5, y: y - side * 0.86, w: side, h: side }, false, { turn: -8 })] };
}

/** Of the height of the line: where the clothes are pegged to it. */
const LINE = 0.16;

/** Behind whoever hangs clothes on it, at the height of the hands. */
function clothesline(draw: Draw, frame: Frame): Placed {
  const { bounds } = frame.body;
  const [hand] = handsOf(frame);
  const { w, h } = drawing('washing-line').box;
  const tall = (footLine(frame) - hand.y) / (1 - LINE);
  const wide = (tall * w) / h;
  const box = { x: bounds.x + bounds.w / 2 - wide / 2, y: footLine(frame) - tall, w: wide, h: tall };
  return { pieces: [draw('washing-line', box, true)], isBehind: true };
}

/** On the ground, under the foot that has slid away from it. */
function underFoot(draw: Draw, thing: string, frame: Frame): Placed {
  const { bounds } = frame.body;
  const [low = { x: 0, y: 0 }] = [...(frame.anchors.foot ?? [])].sort((p, q) => q.y - p.y);
  const foot = spotOn(frame, { ...low, w: 0 });
  const isPatch = thing === 'ice-patch';
  const tall = bounds.h * (isPatch ? 0.18 : 0.32);
  const wide = isPatch ? bounds.w * 1.2 : tall * 1.4;
  const x = isPatch ? bounds.x + bounds.w / 2 - wide / 2 : foot.x - wide * 0.66;
  const y = bounds.y + bounds.h - tall * (isPatch ? 0.3 : 0.18);
  return { pieces: [draw(sourceOf(thing), { x, y, w: wide, h: tall }, false)], isBehind: true };
}

/** A flower with its blossom before the nose. */
function atNose(draw: Draw, thing: string, frame: Frame): Placed {
  const [mouth = { x: 0, y: 0, w: 0 }] = frame.anchors.mouth ?? [];
  const nose = spotOn(frame, mouth);
  const tall = frame.body.bounds.h * 0.34;
  return { pieces: [draw(sourceOf(thing), { x: nose.x - tall * 0.2, y: nose.y, w: tall, h: tall }, false)] };
}
