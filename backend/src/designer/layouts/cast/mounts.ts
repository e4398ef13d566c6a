/** Who rides on an animal, and what it carries on its back. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure, hasFourLegs, ridersLeg } from '../../figures/figure.ts';
import { type Drawing, drawing, figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { areaPaths, shadesOf } from '../../figures/notation/head.ts';
import { boxOf } from '../../figures/paths.ts';
import { sizeOf } from '../../words/sizes.ts';
import { type Draw, type Frame, fitted, frameOf, partAgain, spotOn } from './outfit.ts';
import type { Shown } from './parts.ts';

/** Of the height of the mount: how tall a rider is who is as large, and at least and at most. */
const RIDER = { alike: 0.92, least: 0.58, most: 1.02 };

/** The mount is before the rider, whose leg hangs down on its side. */
export function mounted(
  draw: Draw,
  rider: string,
  motif: string,
  { slot, style }: { slot: Box; style: MotifStyle },
): Piece[] {
  const { x, y, w, h } = slot;
  const mount = draw(figureDrawing(motif, 'all-fours'), { x, y: y + h * 0.4, w, h: h * 0.6 }, true);
  const frame = frameOf(motif, 'all-fours', mount, style);
  const [back] = frame?.anchors.back ?? [];
  if (!frame || !back) return [mount];
  const seat = spotOn(frame, back);
  const tall = mount.bounds.h * sharedSize(rider, motif);
  if (!hasFigure(rider)) return fitted([mount, loadOn(draw, rider, seat, tall)], slot, true);
  const source = figureDrawing(rider, 'ride');
  const wide = (tall * source.box.w) / source.box.h;
  const foot = seat.y + mount.bounds.h * 0.09;
  const body = draw(source, { x: seat.x - wide / 2, y: foot - tall, w: wide, h: tall }, true);
  const on = frameOf(rider, 'ride', body, style);
  return fitted(on ? [body, mount, legOf(draw, on, style)] : [body, mount], slot, true);
}

/** Turned from where it points, in degrees, and where one sits, in shares of its width and height. */
const FLOWN: Record<string, { turn: number; x: number; y: number }> = {
  rocket: { turn: 40, x: 0.46, y: 0.36 },
};

export const isFlown = (motif: string) => Object.hasOwn(FLOWN, motif);

/** "Cat riding a rocket": astride of it, as it flies. */
export function astride(
  draw: Draw,
  rider: string,
  motif: string,
  { slot, style }: { slot: Box; style: MotifStyle },
): Piece[] {
  const { turn, x, y } = FLOWN[motif] ?? { turn: 0, x: 0.5, y: 0.3 };
  const mount = draw(motif, { ...slot, w: slot.h, y: slot.y + slot.h * 0.4 }, true, { turn });
  const { bounds } = mount;
  const source = figureDrawing(rider, 'ride');
  const tall = bounds.w * 0.72;
  const wide = (tall * source.box.w) / source.box.h;
  const [middle, foot] = [bounds.x + bounds.w * x, bounds.y + bounds.h * y + tall * 0.1];
  const body = draw(source, { x: middle - wide / 2, y: foot - tall, w: wide, h: tall }, true);
  const on = frameOf(rider, 'ride', body, style);
  return fitted(on ? [body, mount, legOf(draw, on, style)] : [body, mount], slot, true);
}

export const isCarryingYoung = ({ subject, head, companion }: Shown) =>
  companion.relation === 'ride' && companion.motif === subject && hasFourLegs(head);

/** "Possum carrying her babies on her back": small ones of its kind. */
export function carryingYoung(
  draw: Draw,
  { head, accents }: Shown,
  { slot, style }: { slot: Box; style: MotifStyle },
): Piece[] {
  const { x, y, w, h } = slot;
  const mother = draw(figureDrawing(head, 'all-fours'), { x, y: y + h * 0.3, w, h: h * 0.7 }, true);
  const frame = frameOf(head, 'all-fours', mother, style);
  const [back] = frame?.anchors.back ?? [];
  if (!frame || !back) return [mother];
  const seat = spotOn(frame, back);
  const tall = mother.bounds.h * 0.46;
  const apart = mother.bounds.w * 0.2;
  const young = [-accents.length / 2, accents.length / 2].slice(accents.length > 0 ? 0 : 1).map((side) => {
    const middle = seat.x - mother.bounds.w * 0.06 + side * apart;
    const box = { x: middle - tall / 2, y: seat.y + mother.bounds.h * 0.06 - tall, w: tall, h: tall };
    return draw(figureDrawing(head, 'sit'), box, true);
  });
  return fitted([...young, mother], slot, true);
}

const sharedSize = (rider: string, motif: string) =>
  Math.min(RIDER.most, Math.max(RIDER.least, (RIDER.alike * sizeOf(rider)) / sizeOf(motif)));

function loadOn(draw: Draw, load: string, { x, y }: { x: number; y: number }, tall: number): Piece {
  const { box } = drawing(load);
  const wide = Math.min((tall * 0.9 * box.w) / box.h, tall * 1.3);
  return draw(load, { x: x - wide / 2, y: y - tall * 0.86, w: wide, h: tall * 0.9 }, true);
}

function legOf(draw: Draw, rider: Frame, style: MotifStyle): Piece {
  const areas = ridersLeg(rider.name);
  const paths = areaPaths(areas);
  const leg: Drawing = { name: 'leg', paths, shades: shadesOf(areas), box: boxOf(paths) };
  return partAgain(draw, leg, rider, style);
}
