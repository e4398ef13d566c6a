/** Whoever walks, runs, leaps or sleeps on four legs, several of a kind that run, and one after another. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasTag } from '../../figures/catalog.ts';
import { type Drawing, drawing, figureDrawing } from '../../figures/motif.ts';
import { carriesHolder, isMouthed, isSeat, isTiny, isWearable } from '../../words/outfits.ts';
import { isCreature, RUN, SLEEP } from '../../words/roles.ts';
import { sizeOf } from '../../words/sizes.ts';
import { dressed, type Hand } from './dressing.ts';
import { gaitOf, runnerOf, saysGait } from './gaits.ts';
import { atSide, isMate } from './mates.ts';
import { center, type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { isPedestal, onTop } from './riding.ts';
import { inVessel, isVessel } from './vessels.ts';

/** "Hogs running": one before the others. */
export function packPieces(draw: Draw, source: Drawing, many: number, slot: Box): Piece[] {
  const { x, y, w, h } = slot;
  if (source.box.w > source.box.h) return herdPieces(draw, source, many, slot);
  if (many < 3) return [0, 0.5].map((share) => draw(source, { x: x + w * share, y, w: w * 0.52, h }, true));
  const others = [0, 0.52].map((share) => draw(source, { x: x + w * share, y, w: w * 0.48, h: h * 0.7 }, true));
  return [...others, draw(source, { x: x + w * 0.17, y: y + h * 0.12, w: w * 0.66, h: h * 0.88 }, true)];
}

/** Across and down, in shares of the slot's width and of the height of one; the nearest one last. */
const HERDS = [
  [
    [0.38, 0],
    [0, 0.5],
  ],
  [
    [0.44, 0],
    [0, 0.18],
    [0.3, 0.72],
  ],
] as const;

/** Longer than tall: ahead of one another. */
function herdPieces(draw: Draw, source: Drawing, many: number, slot: Box): Piece[] {
  const wide = slot.w * (many < 3 ? 0.62 : 0.56);
  const tall = (wide * source.box.h) / source.box.w;
  const herd = (HERDS[many < 3 ? 0 : 1] ?? []).map(([across, down]) =>
    draw(source, { x: slot.x + slot.w * across, y: slot.y + tall * down, w: wide, h: tall }, true),
  );
  return fitted(herd, slot, true);
}

/** How large the one that flees may be beside the other. */
const PREY = { least: 0.46, most: 1.5 };

/** "Beagle chasing a rabbit": who runs away is ahead. Undefined where nobody is chased. */
export function chasePieces(draw: Draw, { subject, head, companion, accents }: Shown, slot: Box): Piece[] | undefined {
  const { relation, motif } = companion;
  if (relation !== 'beside' || !accents.includes(RUN) || motif === subject) return undefined;
  if (!isCreature(motif) && !hasTag(motif, 'person')) return undefined;
  const copies = (name: string) => accents.filter((one) => one === name).length + 1;
  const hunters = chasers(draw, head, copies(subject), slot);
  const all = union(hunters.map(({ bounds }) => bounds));
  const share = Math.min(PREY.most, Math.max(PREY.least, sizeOf(motif) / sizeOf(subject)));
  const size = Math.max(all.h, all.w * 0.7) * share;
  const { source, flip } = runnerOf(motif);
  const many = copies(motif);
  const ahead = Array.from({ length: many }, (_, at) =>
    draw(source, fleeing(all, size, at, many, isTiny(motif)), true, { flip }),
  );
  const place = accents.find((one) => !saysGait(one) && one !== motif && one !== subject);
  const behind = place ? [around(draw, place, [...hunters, ...ahead])] : [];
  return fitted([...behind, ...hunters, ...ahead], slot, true);
}

function chasers(draw: Draw, head: string, many: number, { x, y, w, h }: Box): Piece[] {
  const { source, flip } = runnerOf(head);
  const first = draw(source, { x, y: y + h * 0.4, w, h: h * 0.6 }, true, { flip });
  if (many < 2) return [first];
  const { bounds } = first;
  const second = { ...bounds, x: bounds.x - bounds.w * 0.5, y: bounds.y - bounds.h * 0.3 };
  return [draw(source, second, true, { flip }), first];
}

/** Behind the middle of all of them, where they run around it or past it. */
function around(draw: Draw, place: string, pieces: readonly Piece[]): Piece {
  const all = union(pieces.map(({ bounds }) => bounds));
  const isTall = sizeOf(place) > 4;
  const side = all.h * (isTall ? 1.9 : 0.8);
  const foot = all.y + all.h * (isTall ? 0.86 : 1);
  return draw(place, { x: all.x + all.w * 0.58 - side / 2, y: foot - side, w: side, h: side }, true);
}

/** Ahead of who runs after it; the farther ones of several are higher, over the first, and so is what flies. */
function fleeing({ x, y, w, h }: Box, size: number, at: number, many: number, flies: boolean): Box {
  const lift = (flies ? h * 0.5 : 0) + size * 0.5 * (many - 1 - at);
  return { x: x + w * (many > 1 ? 0.9 : 1.02) + size * 0.34 * at, y: y + h - size - lift, w: size * 1.3, h: size };
}

/** Undefined for whoever goes on two legs. */
export function gaitPieces(hand: Hand, { subject, head, companion, accents }: Shown, slot: Box): Piece[] | undefined {
  const motifs = [companion.motif, ...accents];
  const gait = gaitOf(head, motifs);
  if (!gait) return undefined;
  const body = figureDrawing(head, gait);
  const others = motifs.filter((motif) => !saysGait(motif) && motif !== subject);
  const worn = others.filter((motif) => isWearable(motif) || (isMouthed(motif) && companion.relation === 'wear'));
  const [thing] = others.filter((motif) => !worn.includes(motif));
  const many = motifs.filter((motif) => motif === subject).length + 1;
  const pack = many > 1 ? packPieces(hand.draw, body, many, slot) : undefined;
  const pieces = thing
    ? withThing(hand.draw, body, { motif: thing, isUnder: isUnder(thing, companion) }, slot)
    : (pack ?? [hand.draw(body, slot, true)]);
  const done = dressed({ ...hand, worn }, head, gait, pieces, slot, true);
  return center(motifs.includes(SLEEP) ? withSleep(hand.draw, done, head, slot) : done, slot);
}

const isUnder = (thing: string, { motif, relation }: Shown['companion']) =>
  carriesHolder(thing) || isVessel(thing) || (thing === motif && /^(?:above|ride)$/u.test(relation));

/** Under or around whoever lies on it; else behind or before whoever passes it. */
function withThing(draw: Draw, body: Drawing, thing: { motif: string; isUnder: boolean }, slot: Box): Piece[] {
  const { motif } = thing;
  if (thing.isUnder && isVessel(motif)) return inVessel(draw, body, motif, slot);
  if (thing.isUnder && isPedestal(motif)) return onTop(draw, body, motif, 0.2, 0.62, slot);
  if (thing.isUnder) return onTop(draw, body, motif, isSeat(motif) ? 0.74 : 0.26, isSeat(motif) ? 0.62 : 0.42, slot);
  const { x, y, w, h } = slot;
  const mover = draw(body, { x, y: y + h * 0.4, w: w * 0.66, h: h * 0.6 }, true);
  const { bounds } = mover;
  const source = isMate(motif) ? atSide(motif) : motif;
  const { box } = typeof source === 'string' ? drawing(source) : source;
  const tall = bounds.h * Math.min(2, Math.max(0.42, (sizeOf(motif) / sizeOf(body.name)) * 0.9));
  const wide = (tall * box.w) / box.h;
  const isLarge = tall > bounds.h;
  const left = bounds.x + bounds.w * (isLarge ? 0.62 : 0.98);
  const other = draw(source, { x: left, y: bounds.y + bounds.h - tall, w: wide, h: tall }, true);
  return fitted(isLarge ? [other, mover] : [mover, other], slot, true);
}

/** Above the back. */
function withSleep(draw: Draw, pieces: Piece[], head: string, slot: Box): Piece[] {
  const body = pieces.find(({ name }) => name === head)?.bounds ?? union(pieces.map(({ bounds }) => bounds));
  const side = Math.min(body.w * 0.3, body.h * 0.7);
  const box = { x: body.x + body.w * 0.34, y: body.y - side * 0.7, w: side, h: side };
  return fitted([...pieces, draw(SLEEP, box, false)], slot, true);
}
