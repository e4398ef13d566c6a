/** What somebody holds: in both hands, in one, raised, or in front of it. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { anchorsOf } from '../../figures/anchors.ts';
import { hasTag } from '../../figures/catalog.ts';
import { HANDS_HEIGHT, hasFigure, hasFourLegs } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import { isFlower } from '../../idea/relations.ts';
import { fitOf, gripOf, isHandful, isSeat, standsInFront } from '../../words/outfits.ts';
import { sizeOf } from '../../words/sizes.ts';
import { withSmall } from './around.ts';
import { boxingPieces } from './boxing.ts';
import { hasBed, withCargo } from './cargo.ts';
import { coiledPieces, coilOf } from './clinging.ts';
import { dressed, type Hand, roomFor } from './dressing.ts';
import { inside, isHeaped } from './filling.ts';
import { sheltered } from './mates.ts';
import {
  center,
  type Draw,
  fitted,
  frameOf,
  handPieces,
  holdingDraw,
  mirrored,
  partAgain,
  raisedPieces,
} from './outfit.ts';
import { isBranch, isFlat, riding, seated, whole } from './riding.ts';

/** Of the height of what one is in, where it is open lower than its top. */
const SUNK: Record<string, number> = {
  'hot-tub': 0.48,
  canoe: 0.62,
  rowboat: 0.5,
  'red-wagon': 0.5,
  'bathtub-duck': 0.46,
  'claw-tub': 0.3,
};

/** With its sticks in the air. */
const PLAYED: Record<string, string> = { 'drum-kit': 'drum-kit-played' };

/** "On a surfboard holding a ukulele": before a vehicle, on a board. */
export function carriedHolder(hand: Hand, head: string, motif: string, mount: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  if (hasFourLegs(mount)) {
    const below = hand.draw(figureDrawing(mount, 'all-fours'), { x, y: y + h * 0.46, w, h: h * 0.54 }, true);
    const { bounds } = below;
    const room = { x: bounds.x, y, w: bounds.w * 0.66, h: bounds.y + bounds.h * 0.56 - y };
    return fitted([below, ...held({ ...hand, seat: true }, head, motif, room)], slot, true);
  }
  // Nobody holds corn while driving.
  if (/tractor$/u.test(mount))
    return withSmall(
      hand.draw,
      [motif, motif],
      slot,
      riding(hand.draw, head, { motif: mount, relation: 'ride' }, slot, hand.style),
    );
  if (hasBed(mount) && isHeaped(motif)) return withCargo(hand.draw, head, motif, { vessel: mount, slot });
  const onIt = isFlat(mount) || isSeat(mount) || isBranch(mount) || mount === 'mushroom';
  const isChair = isSeat(mount) && /chair|throne/u.test(mount);
  const share = isChair ? 0.66 : mount === 'hot-tub' ? 0.5 : 0.4;
  const below = hand.draw(mount, { x, y: y + h * (1 - share), w, h: h * share }, true);
  const sunk = isFlat(mount) || isBranch(mount) ? 0.55 : isChair ? 0.78 : (SUNK[mount] ?? 0.3);
  const footing = below.bounds.y + below.bounds.h * sunk;
  const holder = held({ ...hand, seat: true }, head, motif, { x: x + w * 0.12, y, w: w * 0.76, h: footing - y });
  return center(onIt ? [below, ...holder] : [...holder, below], slot);
}

/** "Skeleton couple drinking wine on a couch": both are on it, and both have it. */
export function carriedPair(hand: Hand, head: string, motif: string, mount: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const below = hand.draw(mount, { x, y: y + h * 0.5, w, h: h * 0.5 }, true);
  const isNarrow = isFlat(mount) || isBranch(mount);
  const footing = below.bounds.y + below.bounds.h * (isNarrow ? 0.55 : isSeat(mount) ? 0.72 : 0.3);
  const { x: left, w: wide } = below.bounds;
  const pair = [0, 0.5].flatMap((share) => {
    const box = { x: left + wide * share, y, w: wide * 0.5, h: footing - y };
    return held({ ...hand, seat: true }, head, motif, box);
  });
  return center([below, ...pair], slot);
}

/** "Two cats drinking wine": each has it; what is raised is over all of them. */
export function groupHolding(hand: Hand, head: string, motif: string, many: number, { x, y, w, h }: Box): Piece[] {
  const share = w / (many - (many - 1) * 0.08);
  const isRaised = gripOf(motif) !== undefined && anchorsOf(head, 'stand')?.hand !== undefined;
  if (!isRaised) return eachHolding(hand, head, motif, many, { x, y, w, h });
  const pieces = held({ ...hand, seat: true }, head, motif, { x, y, w: share, h });
  const body = pieces.find(({ name }) => name === head)?.bounds;
  const others = Array.from({ length: body ? many - 1 : 0 }, (_, at) =>
    hand.draw(whole(head, 'stand'), { ...body, x: (body?.x ?? 0) + (body?.w ?? 0) * 0.86 * (at + 1) } as Box, true),
  );
  return fitted([...pieces, ...others], { x, y, w, h }, hand.seat);
}

/** Of the width of one with a body of ours: the next one sits a little before it. */
const CLOSE = 0.1;

/** The last turns to the others, and what is held hides nobody. */
function eachHolding(hand: Hand, head: string, motif: string, many: number, slot: Box): Piece[] {
  const isOurs = hasFigure(head);
  const facesLeft = !isOurs && (anchorsOf(head, 'stand')?.hand?.[0]?.x ?? 0) < 0;
  const one = held({ ...hand, seat: true }, head, motif, { ...slot, w: slot.w / many });
  const { w } = union(one.map(({ bounds }) => bounds));
  const step = w * (isOurs ? 1 - CLOSE : 1);
  const all = Array.from({ length: many }, (_, at) => {
    const next = at === 0 ? one : held({ ...hand, seat: true }, head, motif, { ...slot, w: slot.w / many });
    const turned = (at === many - 1) === facesLeft ? next : mirrored(next);
    return fitted(turned, { ...slot, x: slot.x + step * at, w }, true);
  });
  return fitted(all.flat(), slot, hand.seat);
}

/** "Grandma baking cookies with her granddaughter": whoever is met is smaller than who holds something, at its side. */
export function withMate(hand: Hand, head: string, motif: string, mate: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const isSmall = !hasTag(mate, 'person') || hasTag(mate, 'small');
  const isLarge = wholeOf(mate) !== undefined && sizeOf(mate) > 4;
  const share = isLarge ? 0.9 : isSmall ? 0.56 : 0.86;
  const first = held({ ...hand, seat: true }, head, motif, { x, y, w: w * 0.62, h });
  const { bounds } = first.find(({ name }) => name === head) ?? first[0] ?? { bounds: slot };
  const all = union(first.map((piece) => piece.bounds));
  const side = {
    x: all.x + all.w * 0.92,
    y: bounds.y + bounds.h * (1 - share),
    w: w * (isLarge ? 0.7 : 0.42),
    h: bounds.h * share,
  };
  const body = wholeOf(mate) ?? whole(HEAD_OF[mate] ?? mate, hasTag(mate, 'person') ? 'stand' : 'sit');
  return fitted([...first, hand.draw(body, side, true)], slot, hand.seat);
}

export function held(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, style, seat, worn } = hand;
  const room = roomFor(slot, hand);
  if (motif === 'boxing-glove' && hasFigure(head)) return boxingPieces(hand, head, slot);
  if (gripOf(motif) && anchorsOf(head, 'stand')?.hand) return raised(hand, head, motif, slot);
  if (!hasFigure(head) && standsInFront(motif))
    return dressed(hand, head, 'sit', inside(draw, head, PLAYED[motif] ?? motif, room), slot);
  if (motif === 'mushroom' && !hasFigure(head)) return sheltered(draw, head, motif, slot);
  const coil = isHandful(motif) ? undefined : coilOf(head);
  if (coil) return coiledPieces(draw, coil, motif, slot);
  if (!hasFigure(head)) return dressed(hand, head, 'sit', besideHand(hand, head, motif, room), slot);
  const onFeet = worn.some((one) => fitOf(one)?.place === 'foot');
  if (onFeet) return dressed(hand, head, 'stand', inOneHand(hand, head, motif, room), slot);
  if (standsInFront(motif))
    return dressed(
      hand,
      head,
      'ride',
      seated(draw, head, PLAYED[motif] ?? motif, room, motif === 'fence' ? 0.4 : 0.58),
      slot,
    );
  return dressed(hand, head, 'sit', inHands(draw, head, motif, room, seat, style), slot);
}

function raised(hand: Hand, head: string, motif: string, slot: Box): Piece[] {
  const { draw, style, seat } = hand;
  const body = draw(whole(head, 'stand'), slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  const thing = frame && raisedPieces(draw, motif, frame, style);
  if (!thing) return [body];
  return dressed(hand, head, 'stand', [...thing.behind, body, ...thing.before], slot, true);
}

/** At the side of a figure that stands. */
function inOneHand({ draw, style, seat }: Hand, head: string, motif: string, slot: Box): Piece[] {
  const body = draw(whole(head, 'stand'), slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  if (!frame) return [body];
  return [body, ...handPieces(draw, motif, frame, style)];
}

/** "Panda eating ramen with chopsticks". */
export function oneInEachHand(hand: Hand, head: string, motifs: readonly [string, string], slot: Box): Piece[] {
  const { draw, style, seat } = hand;
  const body = draw(whole(head, 'stand'), slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  const [first] = frame?.anchors.hand ?? [];
  if (!frame || !first) return [body];
  const both = frame.anchors.hand?.[1] ? frame.anchors.hand : [first, { ...first, x: -first.x }];
  const things = both.flatMap((spot, at) =>
    handPieces(draw, motifs[at] ?? motifs[0], { ...frame, anchors: { hand: [spot] } }, style),
  );
  return dressed(hand, head, 'stand', [body, ...things], slot, true);
}

/** "Shark eating a donut", "hummingbird drinking from a flower". */
const isInMouth = (head: string, motif: string) =>
  !HAS_ARMS.test(head) && (hasTag(motif, 'food') || (head === 'hummingbird' && isFlower(motif)));

const HAS_ARMS =
  /^(?:octopus|squid|crab|lobster|turkey|bigfoot|t-rex|honeybee|ghost|snowman|cactus|tree-frog|prairie-dog|emperor-penguin|dog-begging|bug|astronaut|octopus-juggling|seal|mermaid)/u;

/** Of a figure whose places are known; another has it beside itself. */
function besideHand({ draw, style, seat }: Hand, head: string, motif: string, slot: Box): Piece[] {
  if (!anchorsOf(head, 'stand')?.hand) return holding(draw, head, motif, slot, seat);
  const body = draw(head, slot, seat);
  const frame = frameOf(head, 'stand', body, style);
  if (!frame) return [body];
  const [mouth] = isInMouth(head, motif) ? (frame.anchors.mouth ?? []) : [];
  const [hand] = frame.anchors.hand ?? [];
  const spot = mouth ? { ...mouth, w: mouth.w * 1.15 } : hand && { ...hand, w: hand.w * (isLong(motif) ? 1.8 : 1.3) };
  return [body, ...handPieces(draw, motif, spot ? { ...frame, anchors: { hand: [spot] } } : frame, style)];
}

/** Things longer than the distance between both hands. */
const LONG_THINGS = new Set([
  'guitar',
  'fishing-pole',
  'axe',
  'saxophone',
  'banjo',
  'violin',
  'trumpet',
  'dagger',
  'bow-and-arrow',
  'pick',
]);

const isLong = (motif: string) => LONG_THINGS.has(motif) || hasTag(motif, 'long');

function inHands(draw: Draw, holder: string, held: string, slot: Box, seat: boolean, style: MotifStyle): Piece[] {
  const source = figureDrawing(holder, 'sit');
  const body = draw(source, slot, seat);
  const frame = frameOf(holder, 'sit', body, style);
  if (!frame) return [body];
  const { scale, dx, dy } = frame;
  const side = (isLong(held) ? 1180 : 760) * scale;
  const thing = { x: dx + 640 * scale - side / 2, y: dy + (HANDS_HEIGHT - 40) * scale - side / 2, w: side, h: side };
  return [
    body,
    hasFigure(held) ? draw(figureDrawing(held, 'sit'), thing, false) : holdingDraw(draw, style)(held, thing, false),
    partAgain(draw, figureDrawing(holder, 'paws'), frame, style),
  ];
}

function holding(draw: Draw, holder: string, held: string, { x, y, w, h }: Box, seat: boolean): Piece[] {
  const body = draw(holder, { x, y, w: w * 0.88, h }, seat);
  const { bounds } = body;
  const hand = { x: bounds.x + bounds.w * 0.66, y: bounds.y + bounds.h * 0.56, w: w * 0.44, h: h * 0.44 };
  return [body, draw(held, hand, false)];
}
