/** Somebody in a posture, and the thing that it is done to where the hands or feet are. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import type { Spot } from '../../figures/anchors.ts';
import { postureOf } from '../../figures/bodies/posed.ts';
import type { PostureName } from '../../figures/bodies/postures.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure, postureHands } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { areaPaths } from '../../figures/notation/head.ts';
import { boxOf } from '../../figures/paths.ts';
import { isWearable } from '../../words/outfits.ts';
import { OWN_THINGS, type Place, placeIn } from './acts.ts';
import { pulled, pushed } from './hauling.ts';
import { onTheHead } from './headwear.ts';
import { clungTo, hugged, huggingAgain } from './hugging.ts';
import { ropePiece } from './leading.ts';
import { moodPieces } from './moods.ts';
import {
  type Clothes,
  type Draw,
  type Frame,
  fitted,
  frameOf,
  holdingDraw,
  partAgain,
  spotOn,
  wornPieces,
} from './outfit.ts';
import { boxOfSource, footLine, handsOf, heightOf, isRound, type Placed, sourceOf, standing } from './posed-things.ts';
import type { Companion } from './riding.ts';
import { tumbled, turnOf } from './tumbling.ts';

interface Posed {
  draw: Draw;
  style: MotifStyle;
  head: string;
  companion: Companion;
  accents: readonly string[];
}

/** Room of the figure in the slot, before all of it is fitted into it. */
const FIGURE = { x: 0.1, w: 0.62 };

/** Undefined where nobody is in a posture. Several do it side by side, each with its own thing. */
export function posedPieces(posed: Posed, slot: Box): Piece[] | undefined {
  const alone = posed.accents.filter((motif) => (HEAD_OF[motif] ?? motif) !== posed.head);
  const many = posed.accents.length - alone.length + 1;
  if (many === 1) return onePosed(posed, slot);
  const each = Array.from({ length: many }, () => onePosed({ ...posed, accents: alone }, slot) ?? []);
  const { w } = union((each[0] ?? []).map(({ bounds }) => bounds));
  return each[0]?.length
    ? fitted(
        each.flatMap((one, at) => fitted(one, { ...slot, x: slot.x + w * at, w }, true)),
        slot,
        true,
      )
    : undefined;
}

function onePosed({ draw, style, head, companion, accents }: Posed, slot: Box): Piece[] | undefined {
  const posture = hasFigure(head) ? [companion.motif, ...accents].map(postureOf).find(Boolean) : undefined;
  if (!posture) return undefined;
  const box = { x: slot.x + slot.w * FIGURE.x, y: slot.y, w: slot.w * FIGURE.w, h: slot.h };
  const body = draw(figureDrawing(head, posture), box, true);
  const frame = frameOf(head, posture, body, style);
  if (!frame) return [body];
  const others = [companion.motif, ...accents].filter((motif) => postureOf(motif) === undefined);
  const clothes = others.filter(isWearable).map((motif) => clothesOf(draw, motif, frame, style));
  const [thing, load] = others.filter((motif) => !isWearable(motif));
  const near = posture === 'hugging' ? holdingDraw(draw, style) : draw;
  const dressed = [...clothes.flatMap(({ behind }) => behind), body, ...clothes.flatMap(({ before }) => before)];
  const figure = turnOf(posture) ? tumbled(dressed, frame, turnOf(posture), style) : dressed;
  const at = { ...frame, body: figure[dressed.indexOf(body)] ?? body };
  const placed = [
    ...ownThings(draw, posture, at, thing, load),
    ...(thing ? [placeOf(posture, thing)(near, thing, at, load)] : []),
  ];
  const pieces = [
    ...placed.flatMap((one) => (one.isBehind ? one.pieces : [])),
    ...figure,
    ...placed.flatMap((one) => (one.isBehind ? [] : one.pieces)),
  ];
  return fitted([...pieces, ...again(draw, posture, frame, style)], slot, true);
}

const placeOf = (posture: PostureName, thing: string): Place => PLACES[posture] ?? placeIn(posture, thing) ?? besideIt;

const NONE: Placed = { pieces: [] };

const clothesOf = (draw: Draw, motif: string, frame: Frame, style: MotifStyle): Clothes =>
  moodPieces(draw, motif, frame, style) ?? wornPieces(draw, motif, frame, style) ?? onTheHead(draw, motif, frame);

function again(draw: Draw, posture: PostureName, frame: Frame, style: MotifStyle): Piece[] {
  if (posture === 'hugging' || posture === 'clinging') return huggingAgain(draw, posture, frame, style);
  return HELD_OVER.has(posture) ? [handsAgain(draw, posture, frame, style)] : [];
}

function handsAgain(draw: Draw, posture: PostureName, frame: Frame, style: MotifStyle): Piece {
  const paths = areaPaths(postureHands(frame.name, posture));
  const { outline: _, keyline: __, ...bare } = style;
  return partAgain(draw, { name: 'hands', paths, box: boxOf(paths) }, frame, bare);
}

/** What a posture has whatever else is named: the rope that is skipped, the wheel that is steered. */
function ownThings(draw: Draw, posture: PostureName, frame: Frame, thing?: string, load?: string): Placed[] {
  return OWN_THINGS[posture]?.(draw, frame, thing, load) ?? [ownThing(draw, posture, frame, thing)];
}

function ownThing(draw: Draw, posture: PostureName, frame: Frame, thing?: string): Placed {
  if (posture === 'throwing' && !thing) return thrown(draw, 'baseball', frame);
  if (posture === 'skipping') return skipped(draw, frame);
  if (posture === 'batting') return swung(draw, 'wooden-bat', frame);
  return posture === 'steering' ? inBothHands(0.62)(draw, 'ship-wheel', frame) : NONE;
}

/** Under the feet, from hand to hand. */
function skipped(draw: Draw, frame: Frame): Placed {
  const { bounds } = frame.body;
  const [right, left = right] = handsOf(frame);
  const low = bounds.y + bounds.h * 1.1;
  const aside = bounds.w * 0.1;
  const points = [
    [left.x, left.y],
    [left.x - aside, (left.y + low) / 2],
    [(left.x * 2 + right.x) / 3, low],
    [(left.x + right.x * 2) / 3, low],
    [right.x + aside, (right.y + low) / 2],
    [right.x, right.y],
  ] as const;
  return { pieces: [ropePiece(draw, points, bounds.w * 0.022)], isBehind: true };
}

/** Hands are drawn over what these hold. */
const HELD_OVER: ReadonlySet<PostureName> = new Set([
  'pushing',
  'batting',
  'throwing',
  'waltzing',
  'steering',
  'cradling',
  'laundering',
  'squatting',
  'casting',
  'sniffing',
]);

const PLACES: Partial<Record<PostureName, Place>> = {
  pushing: pushed,
  pulling: pulled,
  kicking: kicked,
  throwing: thrown,
  waltzing: thrown,
  climbing: climbed,
  cradling: inBothHands(0.5),
  hugging: hugged,
  clinging: clungTo,
};

/** Further to the right, on the same ground. */
function besideIt(draw: Draw, thing: string, frame: Frame): Placed {
  const { bounds } = frame.body;
  const source = sourceOf(thing);
  const tall = bounds.h * heightOf(thing);
  return { pieces: [standing(draw, source, [bounds.x + bounds.w * 0.98, footLine(frame)], tall)] };
}

/** Off the toes. */
function kicked(draw: Draw, thing: string, frame: Frame): Placed {
  const { bounds } = frame.body;
  const foot = spotOn(frame, footOf(frame));
  const tall = bounds.h * (isRound(thing) ? 0.26 : 0.34);
  const x = foot.x + bounds.w * 0.1;
  return { pieces: [draw(sourceOf(thing), { x, y: foot.y - tall * 0.9, w: tall, h: tall }, false)] };
}

const LONG = /axe$|broom|mop|cane|umbrella|spear|dart|javelin|trident|paper-airplane/u;

/** In the raised hand. */
function thrown(draw: Draw, thing: string, frame: Frame): Placed {
  const hand = handsOf(frame)[1] ?? handsOf(frame)[0];
  const side = frame.body.bounds.h * (isRound(thing) ? 0.19 : hasTag(thing, 'long') || LONG.test(thing) ? 0.46 : 0.28);
  const box = { x: hand.x - side / 2, y: hand.y - side * 0.86, w: side, h: side };
  return { pieces: [draw(sourceOf(thing), box, false)] };
}

/** Higher than whoever is on it, and behind. */
function climbed(draw: Draw, thing: string, frame: Frame): Placed {
  const { bounds } = frame.body;
  const tall = bounds.h * CLIMBED.tall;
  const { w, h } = boxOfSource(sourceOf(thing));
  const wide = Math.min((tall * w) / h, bounds.w * 1.9);
  const box = { x: bounds.x + bounds.w / 2 - wide / 2, y: bounds.y - bounds.h * CLIMBED.above, w: wide, h: tall };
  return { pieces: [draw(sourceOf(thing), box, true)], isBehind: true };
}

const CLIMBED = { tall: 1.5, above: 0.24 };

function inBothHands(share: number): Place {
  return (draw, thing, frame) => {
    const [one, other = one] = handsOf(frame);
    const side = frame.body.bounds.h * share;
    const box = { x: (one.x + other.x) / 2 - side / 2, y: (one.y + other.y) / 2 - side / 2, w: side, h: side };
    return { pieces: [draw(sourceOf(thing), box, false)] };
  };
}

/** A bat, a club or a racket over the shoulder. */
function swung(draw: Draw, thing: string, frame: Frame): Placed {
  const [hand] = handsOf(frame);
  const side = frame.body.bounds.h * 0.62;
  const box = { x: hand.x - side * 0.3, y: hand.y - side * 0.9, w: side, h: side };
  return { pieces: [draw(sourceOf(thing), box, false, { turn: 24 })] };
}

const footOf = ({ anchors }: Frame): Spot => anchors.foot?.[0] ?? { x: 0, y: 0, w: 0 };
