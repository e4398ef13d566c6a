/** What somebody pushes, pulls behind on a rope, or pulls out of the ground. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isCreature } from '../../words/roles.ts';
import { ropePiece } from './leading.ts';
import type { Draw, Frame } from './outfit.ts';
import { boxOfSource, footLine, handsOf, heightOf, type Placed, sourceOf, standing } from './posed-things.ts';

/** Where the handles of a thing are, in shares of its width and height; on its left once it is turned. */
const HANDLES: Record<string, { x: number; y: number; tall: number; flip?: boolean }> = {
  wheelbarrow: { x: 0.06, y: 0.16, tall: 0.5, flip: true },
  'cart-shopping': { x: 0.05, y: 0.1, tall: 0.62, flip: true },
  'baby-stroller': { x: 0.04, y: 0.36, tall: 0.6, flip: true },
  // Its keys, under the hands.
  'upright-piano': { x: 0.16, y: 0.66, tall: 0.6 },
};
const EDGE = { x: 0, y: 0.3, tall: 0.56 };

/** The handle is in the hands, and the wheels are on the ground. */
export function pushed(draw: Draw, thing: string, frame: Frame, load?: string): Placed {
  const [hand] = handsOf(frame);
  const source = sourceOf(thing);
  const { w, h } = boxOfSource(source);
  const handle: { x: number; y: number; tall: number; flip?: boolean } = HANDLES[thing] ?? EDGE;
  const foot = footLine(frame);
  const isHandled = Object.hasOwn(HANDLES, thing);
  const tall = isHandled
    ? (foot - hand.y) / (1 - handle.y)
    : frame.body.bounds.h * (isCreature(thing) ? 0.7 : handle.tall);
  const wide = (tall * w) / h;
  const vessel = standing(draw, source, [hand.x - wide * handle.x, foot], tall, handle.flip);
  return { pieces: [...(load ? heap(draw, load, vessel.bounds) : []), vessel] };
}

/** Three, one above the others, their foot behind the edge of what they are in. */
function heap(draw: Draw, load: string, { x, y, w, h }: Box): Piece[] {
  const side = w * 0.28;
  const spots = [
    [0.24, 0],
    [0.54, 0],
    [0.39, 0.5],
  ];
  const pieces = spots.map(([across = 0, up = 0]) =>
    draw(sourceOf(load), { x: x + w * across, y: y + h * 0.3 - side * (0.8 + up), w: side, h: side }, true),
  );
  return pieces.reverse();
}

/** In the ground to its half, with its upper end in the hands. */
function uprooted(draw: Draw, thing: string, frame: Frame): Placed {
  const { bounds } = frame.body;
  const hand = handsOf(frame)[1] ?? handsOf(frame)[0];
  const foot = footLine(frame);
  const side = (foot - hand.y) * 1.2;
  const middle = hand.x - side * 0.06;
  const turn = thing === 'carrot' ? -32 : thing === 'bone' ? 42 : 0;
  const root = draw(sourceOf(thing), { x: middle - side / 2, y: hand.y - side * 0.3, w: side, h: side }, true, {
    turn,
  });
  const wide = bounds.w * 0.9;
  const soil = draw(
    'dirt-mound',
    { x: middle - wide / 2, y: foot - bounds.h * 0.22, w: wide, h: bounds.h * 0.24 },
    true,
  );
  return { pieces: [root, soil], isBehind: true };
}

/** Behind, on a rope from the hands. */
export function pulled(draw: Draw, thing: string, frame: Frame, soil?: string): Placed {
  if (soil === 'dirt-mound') return uprooted(draw, thing, frame);
  const { bounds } = frame.body;
  const hand = handsOf(frame)[1] ?? handsOf(frame)[0];
  const source = sourceOf(thing);
  const { w, h } = boxOfSource(source);
  const tall = Math.min(bounds.h * heightOf(thing), (bounds.w * 1.2 * h) / w);
  const wide = (tall * w) / h;
  const load = standing(draw, source, [bounds.x - bounds.w * 0.3 - wide, footLine(frame)], tall);
  const end = [load.bounds.x + load.bounds.w * 0.88, load.bounds.y + load.bounds.h * 0.68] as const;
  const sag = [(end[0] + hand.x) / 2, (end[1] + hand.y) / 2 + bounds.h * 0.03] as const;
  return { pieces: [load, ropePiece(draw, [end, sag, [hand.x, hand.y]], bounds.w * 0.024)], isBehind: true };
}
