/** Further pictures around those in the middle: behind them, at their feet, in the air and overhead. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { type Drawing, drawing } from '../../figures/motif.ts';
import { carriesHolder, isAirborne, isDraped, isWearable } from '../../words/outfits.ts';
import { isVehicle } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { atSide, isMate } from './mates.ts';
import { type Draw, fitted } from './outfit.ts';

/** Trees and buildings are larger than who is before them. */
export const isBackdrop = (motif: string) =>
  hasTag(motif, 'building') ||
  /^(?:waterfall|geyser|volcano|street-lamp|finish-line|bookshelf-full|chalkboard|swing-set|clothesline-laundry)$/u.test(
    motif,
  ) ||
  (/(?:^|-)(?:tree|birch-trees)$/u.test(motif) && !isWearable(motif));

export const isField = (motif: string) => /^(?:(?:sunflower|flower|wheat)-field|lavender-rows)$/u.test(motif);

/** "Dachshund in a sunflower field": it grows on both sides and before whoever is there. */
export function inField(draw: Draw, body: string | Drawing, field: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const middle = draw(body, { x: x + w * 0.2, y, w: w * 0.6, h: h * 0.9 }, true);
  const foot = y + h;
  const size = Math.max(middle.bounds.h * 0.62, middle.bounds.w * 0.42);
  const grow = (from: number, share: number, down: number) => {
    const side = size * share;
    return draw(field, { x: from - side / 2, y: foot - side + size * down, w: side, h: side }, true);
  };
  const { bounds } = middle;
  const [left, right] = [bounds.x - size * 0.1, bounds.x + bounds.w + size * 0.1];
  const behind = [grow(left, 1.1, -0.12), grow(right, 1.1, -0.12)];
  const before = [
    grow(left - size * 0.1, 0.8, 0),
    grow(bounds.x + bounds.w / 2, 0.62, 0.06),
    grow(right + size * 0.1, 0.8, 0),
  ];
  return fitted([...behind, middle, ...before], slot, true);
}

/** What somebody is under, or else before. */
export function pairsBefore(draw: Draw, backdrop: string, slot: Box, front: (room: Box) => Piece[]): Piece[] {
  const { x, y, w, h } = slot;
  const { box } = drawing(backdrop);
  const isThin = box.w < box.h * 0.5;
  const from = isThin ? 0.5 : 0.26;
  const [wide, tall] = isThin ? [0.8, 0.78] : [0.7, 0.64];
  const behind = draw(backdrop, { x: x + w * from, y, w: w * (1 - from), h }, true);
  return [behind, ...front({ x, y: y + h * (1 - tall), w: w * wide, h: h * tall })];
}

/** "Grandpa and granddaughter fixing a truck": as large as they are, at their side and a little behind them. */
export function besideVehicle(draw: Draw, vehicle: string, slot: Box, front: (room: Box) => Piece[]): Piece[] {
  const pair = front(slot);
  const { x, y, w, h } = union(pair.map(({ bounds }) => bounds));
  const tall = h * 0.94;
  const parked = draw(vehicle, { x: x + w * 0.72, y: y + h * 0.96 - tall, w: w * 1.1, h: tall }, true);
  return fitted([parked, ...pair], slot, true);
}

/** On the ground. */
export const isParked = (motif: string) => isVehicle(motif) && !isAirborne(motif) && !carriesHolder(motif);

/** "Lighthouse and wild horses": all of them before it. */
export const manyBefore = (draw: Draw, body: string | Drawing, many: number, backdrop: string, slot: Box): Piece[] =>
  fitted(
    pairsBefore(draw, backdrop, slot, ({ x, y, w, h }) =>
      Array.from({ length: many }, (_, at) =>
        draw(body, { x: x + (w / many) * at * 0.94, y: y + (h * 0.06 * at) / many, w: w / many, h }, true),
      ),
    ),
    slot,
    true,
  );

export const isTable = (motif: string) => /^(?:table-cloth|picnic-table|workbench)$/u.test(motif);

/** "Vase of sunflowers on a table". */
export function onTable(draw: Draw, table: string, { x, y, w, h }: Box, front: (room: Box) => Piece[]): Piece[] {
  const below = draw(table, { x: x + w * 0.04, y: y + h * 0.62, w: w * 0.92, h: h * 0.38 }, true);
  const top = below.bounds.y + below.bounds.h * 0.08;
  return [below, ...front({ x: x + w * 0.14, y, w: w * 0.72, h: top - y })];
}

/** "Bear by a waterfall": whole, and smaller than what is behind it. */
export function beforeBackdrop(draw: Draw, body: string | Drawing, backdrop: string, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  const behind = draw(backdrop, { x: x + w * 0.26, y, w: w * 0.74, h }, true);
  const foot = behind.bounds.y + behind.bounds.h * 1.02;
  const front = draw(body, { x: x + w * 0.02, y: foot - h * 0.56, w: w * 0.56, h: h * 0.56 }, true);
  return fitted([behind, front], slot, true);
}

/** "Tent between two pine trees". */
export const isFlanking = (motif: string) => /^(?:pine|palm|oak)-pair$/u.test(motif);

export function betweenTrees(draw: Draw, body: string | Drawing, trees: string, { x, y, w, h }: Box): Piece[] {
  const behind = draw(trees, { x, y, w, h }, true);
  const { bounds } = behind;
  const front = { x: bounds.x + bounds.w * 0.24, y, w: bounds.w * 0.52, h: bounds.h * 0.72 };
  const foot = bounds.y + bounds.h;
  return fitted([behind, draw(body, { ...front, y: foot - front.h }, true)], { x, y, w, h }, true);
}

/** With small pictures around them. */
export function withSmall(draw: Draw, motifs: readonly string[], slot: Box, pieces: readonly Piece[]): Piece[] {
  const flying = motifs.filter(isAirborne);
  const lying = motifs.filter((motif) => !isAirborne(motif) && !isDraped(motif));
  const draped = motifs.filter(isDraped).map((motif) => across(draw, motif, pieces));
  const all = [...pieces, ...draped, ...atFoot(draw, lying, slot, pieces)];
  if (flying.length > 0) return fitted([...all, ...inAir(draw, flying, pieces)], slot, true);
  return lying.some(isLarge) ? fitted(all, slot, true) : all;
}

/** "Camper with string lights and a campfire": over the upper part of the largest one. */
function across(draw: Draw, motif: string, pieces: readonly Piece[]): Piece {
  const [largest] = [...pieces].sort((p, q) => q.bounds.w * q.bounds.h - p.bounds.w * p.bounds.h);
  const { x, y, w, h } = (largest ?? { bounds: union(pieces.map(({ bounds }) => bounds)) }).bounds;
  return draw(motif, { x: x + w * 0.04, y: y + h * 0.16, w: w * 0.92, h: h * 0.4 }, false);
}

/** Small, on both sides of the others and a little before them; what is large has its size, and less before it. */
function atFoot(draw: Draw, motifs: readonly string[], slot: Box, pieces: readonly Piece[]): Piece[] {
  const all = union(pieces.map(({ bounds }) => bounds));
  const isWhole = pieces.some(({ bounds }) => bounds.h > bounds.w * 1.2);
  return motifs.map((motif, at) => {
    const source = isWhole && isMate(motif) ? atSide(motif) : (HEAD_OF[motif] ?? motif);
    return draw(source, isLarge(motif) ? largeSpot(all, at) : smallSpot(all, slot, at), true);
  });
}

const isLarge = (motif: string) => sizeOf(motif) === 5;

function smallSpot({ x, y, w, h }: Box, slot: Box, at: number): Box {
  const side = Math.min(slot.w * 0.34, h * 0.42);
  const [left, right] = [Math.max(slot.x, x - side * 0.86), Math.min(slot.x + slot.w - side, x + w - side * 0.14)];
  return { x: at === 0 ? left : right, y: y + h - side, w: side, h: side };
}

function largeSpot({ x, y, w, h }: Box, at: number): Box {
  const side = h * 0.68;
  return { x: at === 0 ? x - side * 0.72 : x + w - side * 0.28, y: y + h - side, w: side, h: side };
}

/** Shares of the width and the height of the others, from their upper right. */
const ALOFT = [
  [1.02, -0.06],
  [-0.02, 0.06],
] as const;

function inAir(draw: Draw, motifs: readonly string[], pieces: readonly Piece[]): Piece[] {
  const { x, y, w, h } = union(pieces.map(({ bounds }) => bounds));
  const side = Math.max(w, h) * 0.27;
  return motifs.map((motif, at) => {
    const [across, down] = ALOFT[at % 2] ?? ALOFT[0];
    const box = { x: x + w * across - side / 2, y: y + h * down, w: side, h: side };
    return draw(motif, box, false, { flip: at % 2 === 1 });
  });
}
