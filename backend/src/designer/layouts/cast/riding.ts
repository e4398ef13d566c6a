/** Riders on and in what carries them. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { anchorsOf } from '../../figures/anchors.ts';
import { hasTag } from '../../figures/catalog.ts';
import { hasFigure, hasFourLegs, type Pose } from '../../figures/figure.ts';
import { isGroup } from '../../figures/groups.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, drawing, figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import type { Idea } from '../../idea/idea.ts';
import { isFlower } from '../../idea/relations.ts';
import { isFrame, isHollow, isSeat, isTiny } from '../../words/outfits.ts';
import { isCreature, isVehicle, RIDDEN } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { inBeam } from './beam.ts';
import { heaped, inside, isHeaped, isInVase, isPlant } from './filling.ts';
import { leapOf } from './gaits.ts';
import { inLeaves, isLeafy } from './leaves.ts';
import { isMachine, onMachine } from './machines.ts';
import { astride, isFlown, mounted } from './mounts.ts';
import { type Draw, fitted, frameOf, placement, spotOn } from './outfit.ts';
import { frontOf, inVessel, isCupped, isVessel } from './vessels.ts';

export type Companion = NonNullable<Idea['companion']>;

/** In a pose where we draw its body, else as it is drawn. */
export const whole = (head: string, pose: Pose) => (hasFigure(head) ? figureDrawing(head, pose) : head);

/** The whole creature if there is a picture of it: a head alone cannot ride. */
function wholeBody(name: string): string {
  return Object.keys(HEAD_OF).find((key) => HEAD_OF[key] === name) ?? name;
}

const FLAT = new Set(['surfboard', 'snowboard', 'snow-ski']);
export const isFlat = (motif: string) => FLAT.has(motif) || motif === 'skateboard';
export const isBranch = (motif: string) => motif.endsWith('-branch');
const STOOD_ON = new Set([
  'skateboard',
  'surfboard',
  'water-wave',
  'cloud',
  'fluffy-cloud',
  'snowboard',
  'snow-ski',
  'robot-vacuum',
  'rain-puddle',
]);

export function riding(draw: Draw, rider: string, companion: Companion, slot: Box, style: MotifStyle): Piece[] {
  const { motif, relation } = companion;
  if (Object.hasOwn(PERCHES, motif)) return perched(draw, rider, companion, slot, style);
  if (isMachine(motif)) return onMachine(draw, rider, motif, slot);
  if (isSpread(motif) && isCreature(rider)) return onSpread(draw, rider, motif, slot);
  if (relation === 'ride' && isLeafy(motif) && isCreature(rider)) return inLeaves(draw, rider, motif, slot);
  if (motif === 'mud-splash') return inSplash(draw, rider, motif, slot);
  if (motif === 'hamster-wheel') return inWheel(draw, rider, motif, slot);
  if (rider === 'flying-saucer' && isCreature(motif)) return inBeam(draw, rider, motif, slot);
  if (isFrame(motif)) return framed(draw, rider, motif, slot);
  if (hasFourLegs(motif)) return mounted(draw, rider, motif, { slot, style });
  if (relation === 'ride' && isCupped(motif) && !hasFigure(rider)) return inVessel(draw, wholeBody(rider), motif, slot);
  const isHeap = isHeaped(rider) || (motif === 'pickup-truck' && isFlower(rider));
  if (relation === 'ride' && isHollow(motif) && isHeap && !isInVase(rider, motif))
    return heaped(draw, rider, motif, slot);
  if (relation === 'ride' && isVessel(motif) && (isCreature(rider) || motif === 'biplane') && !hasFigure(rider))
    return inVessel(draw, wholeBody(rider), motif, slot);
  if (relation === 'ride' && motif === 'pickup-truck' && !hasFigure(rider)) return inBed(draw, rider, motif, slot);
  if (relation === 'ride' && isHollow(motif) && !hasFigure(rider)) return inside(draw, wholeBody(rider), motif, slot);
  if (relation === 'ride' && isPlant(rider) && !RIDDEN.has(motif) && !isSeat(motif))
    return inside(draw, rider, motif, slot);
  if (relation === 'above' && anchorsOf(motif, 'stand')?.back && !hasFigure(motif))
    return onBack(draw, rider, motif, slot, style);
  if (relation === 'above' && isTiny(rider) && !RIDDEN.has(motif)) return onTop(draw, rider, motif, 0.16, 0.66, slot);
  if (relation === 'ride' && isVehicle(motif) && isCreature(rider) && !hasFigure(rider) && !RIDDEN.has(motif))
    return aboard(draw, wholeBody(rider), motif, slot);
  if (motif === 'dock-lake' && isGroup(rider)) return onTop(draw, rider, 'dock-wide', 0.1, 0.4, slot);
  if (!hasFigure(rider)) {
    const share = mountShare(rider, motif, 0.38);
    return onTop(draw, wholeBody(rider), motif, relation === 'ride' ? 0.34 : 0.22, share, slot);
  }
  if (motif === 'fence') return onTop(draw, figureDrawing(rider, 'sit'), motif, 0.2, 0.42, slot);
  if (motif === 'tire-swing') return onTire(draw, rider, slot);
  if (motif === 'rope-swing') return onSwing(draw, rider, motif, slot);
  if (isFlown(motif)) return astride(draw, rider, motif, { slot, style });
  if (isSeat(motif)) return onTop(draw, figureDrawing(rider, 'sit'), motif, 0.8, SEAT_SHARE, slot);
  if (relation === 'ride' && isVessel(motif)) return inVessel(draw, figureDrawing(rider, 'ride'), motif, slot);
  const pose = poseOn(rider, companion);
  return pose === 'ride' ? seated(draw, rider, motif, slot) : standing(draw, figureDrawing(rider, pose), motif, slot);
}

/** "Dinosaur in a school bus": behind its side. */
function aboard(draw: Draw, rider: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const below = draw(motif, { x, y: y + h * 0.42, w, h: h * 0.58 }, true);
  const { bounds } = below;
  const foot = bounds.y + bounds.h * 0.46;
  const room = { x: bounds.x + bounds.w * 0.16, y: foot - h * 0.62, w: bounds.w * 0.68, h: h * 0.62 };
  return fitted([draw(rider, room, true), below], { x, y, w, h }, true);
}

/** Towels and blankets that lie on the ground, wide enough for all of who is on them. */
const isSpread = (motif: string) => motif === 'spread-towel' || motif === 'picnic-spread';

/** Who is drawn from above lies on it, seen from the side. */
const BASKING: Record<string, string> = { gecko: 'lizard-basking', chameleon: 'lizard-basking' };

function onSpread(draw: Draw, rider: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const mat = draw(motif, { x, y: y + h * 0.5, w, h: h * 0.5 }, true);
  const { bounds } = mat;
  const source = hasFigure(rider) ? figureDrawing(rider, 'sit') : drawing(BASKING[rider] ?? wholeBody(rider));
  const foot = bounds.y + bounds.h * 0.74;
  const wide = bounds.w * (source.box.w > source.box.h ? 0.8 : 0.56);
  const body = draw(source, { x: bounds.x + (bounds.w - wide) / 2, y: foot - h, w: wide, h }, true);
  return fitted([mat, { ...body, name: rider }], { x, y, w, h }, true);
}

/** Of the height of the picture. */
const SEAT_SHARE = 0.66;

/** Astride of it, before its rope. */
function onTire(draw: Draw, rider: string, slot: Box): Piece[] {
  const swing = draw('tire-hung', slot, true);
  const { x, y, w, h } = swing.bounds;
  const seat = { x: x + w * 0.2, y: y + h * 0.16, w: w * 0.6, h: h * 0.52 };
  return [
    swing,
    draw(figureDrawing(rider, 'ride'), seat, true),
    frontOf(draw, 'tire-hung', swing.bounds, y + h * 0.62),
  ];
}

/** Between its ropes. */
function onSwing(draw: Draw, rider: string, motif: string, slot: Box): Piece[] {
  const swing = draw(motif, slot, true);
  const { x, y, w, h } = swing.bounds;
  const seat = { x: x + w * 0.18, y: y + h * 0.2, w: w * 0.64, h: h * 0.72 };
  return [swing, draw(figureDrawing(rider, 'sit'), seat, true)];
}

/** Persons stand on things; animals sit on what does not move. */
export function poseOn(rider: string, { motif, relation }: Companion): Pose {
  if (motif === 'crescent-moon' || motif === 'fence' || isSeat(motif)) return 'sit';
  if (STOOD_ON.has(motif)) return 'stand';
  if (relation !== 'above' && !isPile(motif)) return 'ride';
  return hasTag(rider, 'person') || RIDDEN.has(motif) || isFlat(motif) ? 'stand' : 'sit';
}

/** In the units of its drawing: where one sits in the bow of the moon, and how tall who sits there is. */
const PERCHES: Record<string, { x: number; y: number; size: number }> = {
  'crescent-moon': { x: 800, y: 985, size: 720 },
  'hot-air-balloon-stripes': { x: 640, y: 1130, size: 400 },
};

function perched(draw: Draw, rider: string, companion: Companion, slot: Box, style: MotifStyle): Piece[] {
  const { motif } = companion;
  const { x, y, size } = PERCHES[motif] ?? { x: 0, y: 0, size: 0 };
  const perch = draw(motif, slot);
  const { scale, dx, dy } = placement(perch.bounds, drawing(motif), style);
  const side = size * scale;
  const box = { x: dx + x * scale - side / 2, y: dy + y * scale - side, w: side, h: side };
  return [perch, draw(whole(rider, poseOn(rider, companion)), box, true)];
}

/** Of the width of the first rider and of its height. */
const ROW = { apart: 0.86, size: 0.78 };

/** Smaller than their mother. */
const YOUNG = /-cub$|kitten|puppy|piglet|^lamb|calf|chick$|duckling|fawn|foal|^baby-/u;

/** "Two owls on a branch": all riders side by side where the first one is. */
export function inRow(
  draw: Draw,
  riders: readonly string[],
  companion: Companion,
  pieces: readonly Piece[],
  slot: Box,
): Piece[] {
  const at = pieces.findIndex(({ name }) => name !== companion.motif && name !== HEAD_OF[companion.motif]);
  const mount = pieces.find((_, other) => other !== at);
  const first = pieces[at]?.bounds;
  if (!first || !mount) return [...pieces];
  const size = Math.min(
    ROW.size,
    (mount.bounds.w * (companion.motif === 'picnic-spread' ? 0.84 : 1.1)) / (first.w * ROW.apart * riders.length),
  );
  const [w, h] = [first.w * size, first.h * size];
  const left = first.x + first.w / 2 - (w * ROW.apart * (riders.length - 1)) / 2 - w / 2;
  const hasYoung = riders.some((rider) => YOUNG.test(rider)) && !riders.every((rider) => YOUNG.test(rider));
  const row = riders.map((rider, place) => {
    const tall = hasYoung && YOUNG.test(rider) ? h * 0.66 : h;
    const box = { x: left + w * ROW.apart * place, y: first.y + first.h - tall, w, h: tall };
    return draw(riderDrawing(rider, companion), box, true);
  });
  if (companion.motif === 'broom') return [...row, underRow(draw, row)];
  const all = [...pieces.slice(0, at), ...row, ...pieces.slice(at + 1)];
  return isPedestal(companion.motif) || companion.motif === 'mushroom' ? fitted(all, slot, true) : all;
}

/** A broom under all of them, nearly level. */
function underRow(draw: Draw, row: readonly Piece[]): Piece {
  const { x, y, w, h } = union(row.map(({ bounds }) => bounds));
  return draw('broom', { x: x - w * 0.1, y: y + h * 0.86 - w * 0.6, w: w * 1.2, h: w * 1.2 }, false, { turn: 36 });
}

function riderDrawing(rider: string, companion: Companion): string | Drawing {
  const head = HEAD_OF[rider] ?? rider;
  return hasFigure(head) ? whole(head, poseOn(head, companion)) : wholeBody(head);
}

/** Of an open window: from and to of its width, its upper edge and its sill. */
interface Opening {
  from: number;
  to: number;
  top: number;
  sill: number;
}

const OPENING: Opening = { from: 0.2, to: 0.8, top: 0.12, sill: 0.84 };

const HATCH: Opening = { from: 0.38, to: 0.74, top: 0.22, sill: 0.6 };

const OPENINGS: Record<string, Opening> = {
  'ice-cream-truck': HATCH,
  'food-truck': HATCH,
  'taco-truck': { ...HATCH, top: 0.36, sill: 0.66 },
  'lemonade-stand': { from: 0.2, to: 0.8, top: 0.24, sill: 0.66 },
  'wanted-notice': { from: 0.16, to: 0.84, top: 0.28, sill: 0.78 },
  'golf-cart': { from: 0.24, to: 0.72, top: 0.1, sill: 0.72 },
};

/** A cat at a window, or serving from a truck: inside of it, behind its sill. */
function framed(draw: Draw, rider: string, motif: string, slot: Box): Piece[] {
  const frame = draw(motif, slot, true);
  const { x, y, w, h } = frame.bounds;
  const { from, to, top, sill } = OPENINGS[motif] ?? OPENING;
  const opening = { x: x + w * from, y: y + h * top, w: w * (to - from), h: h * (sill - top + 0.13) };
  const source = hasFigure(rider) ? figureDrawing(rider, 'ride') : wholeBody(rider);
  return [frame, draw(source, opening, true), frontOf(draw, motif, frame.bounds, y + h * sill)];
}

/** "Truck driving through mud": it flies up before the wheels. */
function inSplash(draw: Draw, rider: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const source = hasFourLegs(rider) ? figureDrawing(rider, 'all-fours') : whole(rider, 'stand');
  const body = draw(source, { x: x + w * 0.08, y, w: w * 0.84, h: h * 0.92 }, true);
  const { bounds } = body;
  const tall = Math.min(bounds.h * 0.5, bounds.w * 0.42);
  const foot = bounds.y + bounds.h + tall * 0.16;
  return [body, draw(motif, { x: bounds.x - bounds.w * 0.08, y: foot - tall, w: bounds.w * 1.16, h: tall }, true)];
}

/** As large as the wheel lets it be, and running. */
function inWheel(draw: Draw, rider: string, motif: string, slot: Box): Piece[] {
  const wheel = draw(motif, slot, true);
  const { x, y, w, h } = wheel.bounds;
  const box = { x: x + w * 0.2, y: y + h * 0.1, w: w * 0.6, h: h * 0.66 };
  return [wheel, draw(whole(rider, 'run'), box, true)];
}

/** In the units of a snail: as far as its shell goes down. */
const SHELL = 560;

/** A whale with a lighthouse: the load is as wide as the back. */
function onBack(draw: Draw, load: string, carrier: string, slot: Box, style: MotifStyle): Piece[] {
  const { x, y, w, h } = slot;
  const below = draw(carrier, { x, y: y + h * 0.34, w, h: h * 0.66 }, true);
  const frame = frameOf(carrier, 'stand', below, style);
  const [back] = frame?.anchors.back ?? [];
  if (!frame || !back) return [below];
  const spot = spotOn(frame, back);
  const wide = Math.max(spot.w, w * 0.34);
  const foot = spot.y + (carrier === 'snail' ? SHELL * frame.scale : below.bounds.h * 0.05);
  const top = draw(
    load === 'bouquet' ? 'flower-wreath' : load,
    { x: spot.x - wide / 2, y, w: wide, h: foot - y },
    true,
  );
  return [below, top];
}

/** "Truck with a Christmas tree": behind the side of its bed. */
export function inBed(draw: Draw, load: string, truck: string, { x, y, w, h }: Box): Piece[] {
  const isTall = sizeOf(load) > 4;
  const below = draw(truck, { x, y: y + h * 0.36, w, h: h * 0.64 }, true);
  const { bounds } = below;
  const foot = bounds.y + bounds.h * 0.62;
  const tall = Math.min(foot - y, bounds.h * (isTall ? 1.5 : 0.74));
  const bed = { x: bounds.x + bounds.w * 0.5, y: foot - tall, w: bounds.w * 0.46, h: tall };
  return [draw(wholeBody(load), bed, true), below];
}

/** Its water is below the drops that fly up. */
const PUDDLE = 0.76;

/** A rider on a mount: `share` of the slot's height belongs to the mount, and the rider's foot sinks into it by `sunk`. */
export function onTop(
  draw: Draw,
  rider: string | Drawing,
  motif: string,
  sunk: number,
  share: number,
  slot: Box,
): Piece[] {
  const { x, y, w, h } = slot;
  const below = draw(motif, { x: x + w * 0.04, y: y + h * (1 - share), w: w * 0.92, h: h * share }, true);
  const footing = below.bounds.y + below.bounds.h * (motif === 'rain-puddle' ? PUDDLE : sunk);
  return [below, draw(rider, { x: x + w * 0.08, y, w: w * 0.84, h: footing - y }, true)];
}

const isPile = (motif: string) => /^books$|-stack$|-pile$/u.test(motif);

/** Of the height of a cake: before its candles. */
const CANDLES = 0.3;

function standing(draw: Draw, rider: Drawing, motif: string, slot: Box): Piece[] {
  const usual = isPile(motif) ? 0.46 : 0.32;
  const share = STOOD_ON.has(motif) || isBranch(motif) ? 0.32 : mountShare(rider.name, motif, usual);
  const sunk = motif.endsWith('cake') ? CANDLES : share > 0.32 ? 0.2 : 0.3;
  return onTop(draw, rider, motif, FLAT.has(motif) ? 0.62 : sunk, share, slot);
}

/** As large as who is on it, however small it is elsewhere. */
export const isPedestal = (motif: string) => /pumpkin|jack-o-lantern|(?:^|-)cake$/u.test(motif);

/** "Candle on a table", "bird on a mailbox": what is larger than who is on it has more of the height. */
function mountShare(rider: string, motif: string, usual: number): number {
  const ratio = sizeOf(motif) / sizeOf(rider);
  if (isPedestal(motif)) return 0.5;
  if (ratio < 1.4 || RIDDEN.has(motif)) return usual;
  return ratio < 3 ? 0.52 : 0.66;
}

/** In the air: a little turned, as whoever jumps is. */
export function over(draw: Draw, flier: string, motif: string, { x, y, w, h }: Box): Piece[] {
  const share = motif.includes('moon') ? 0.54 : motif === 'swimming-pool' ? 0.4 : 0.32;
  const below = draw(motif, { x: x + w * 0.1, y: y + h * (1 - share), w: w * 0.8, h: h * share }, true);
  const top = below.bounds.y - y;
  // Headlong, with the arms in front.
  const dives = motif === 'water-splash' || motif === 'swimming-pool';
  const leap = dives ? 'hang' : leapOf(flier);
  const turn = hasFigure(flier) && leap !== 'bounding' ? (dives ? 148 : -12) : 0;
  return [below, draw(whole(flier, leap), { x: x + w * 0.08, y, w: w * 0.84, h: top }, true, { turn })];
}

/** Where one sits in what carries one: in shares of its width, and of its height. */
const PLACES: Record<string, { from: number; to: number; waist: number; share: number }> = {
  'pickup-truck': { from: 0.5, to: 0.96, waist: 0.62, share: 0.6 },
  'mechanical-bull': { from: 0.14, to: 0.66, waist: 0.42, share: 0.7 },
};

export function seated(draw: Draw, rider: string, motif: string, { x, y, w, h }: Box, usual = 0.54): Piece[] {
  const place = Object.hasOwn(PLACES, motif) ? PLACES[motif] : undefined;
  const share = place?.share ?? usual;
  const below = draw(motif, { x, y: y + h * (1 - share), w, h: h * share }, true);
  const { bounds } = below;
  const waist = bounds.y + bounds.h * (place?.waist ?? 0.52);
  const room = place
    ? { x: bounds.x + bounds.w * place.from, w: bounds.w * (place.to - place.from) }
    : { x: x + w * 0.12, w: w * 0.76 };
  return [draw(figureDrawing(rider, 'ride'), { ...room, y, h: waist - y }, true), below];
}
