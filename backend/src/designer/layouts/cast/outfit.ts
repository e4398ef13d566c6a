/** Puts what a figure wears, and what it has in its mouth or in one hand, where its drawing has the place for it. */

import { type Box, grow, place, union } from '../../canvas/geometry.ts';
import { group, type Piece, round } from '../../canvas/svg.ts';
import { type Anchors, anchorsOf, type Spot } from '../../figures/anchors.ts';
import { headOnFour, isGait } from '../../figures/bodies/four-legged.ts';
import { type HeadPlace, skeletonOf } from '../../figures/bodies/skeleton.ts';
import { hasFigure, isPosture, type Pose } from '../../figures/figure.ts';
import { type Drawing, drawing, figureDrawing, type MotifStyle } from '../../figures/motif.ts';
import { areaPaths, outlines, shadesOf } from '../../figures/notation/head.ts';
import { boxOf } from '../../figures/paths.ts';
import { fitOf, type Grip, gripOf, shownWorn } from '../../words/outfits.ts';

export type Draw = (source: string | Drawing, box: Box, seat?: boolean, change?: Partial<MotifStyle>) => Piece;

/** A figure on the canvas, and how to get from its drawing to it. */
export interface Frame {
  name: string;
  body: Piece;
  source: Drawing;
  anchors: Anchors;
  scale: number;
  dx: number;
  dy: number;
  /** Of the head, where it is not as large as the body has it. */
  head?: HeadPlace;
}

/** For what is worn on the head. */
export const headFrame = (frame: Frame): Frame => ({ ...frame, ...frame.head });

/** Undefined where nobody has read the places of the picture. */
export function frameOf(name: string, pose: Pose, body: Piece, style: MotifStyle): Frame | undefined {
  const anchors = anchorsOf(name, pose);
  if (!anchors) return undefined;
  const source = hasFigure(name) ? figureDrawing(name, pose) : drawing(name);
  const at = placement(body.bounds, source, style);
  return { name, body, source, anchors, ...at, ...headOf(name, pose, at) };
}

function headOf(name: string, pose: Pose, { scale, dx, dy }: HeadPlace): { head?: HeadPlace } {
  const head = isPosture(pose) ? skeletonOf(pose).head : isGait(pose) ? headOnFour(name, pose) : undefined;
  if (!head) return {};
  const across = 640 + head.dx - 640 * head.scale;
  return { head: { scale: scale * head.scale, dx: dx + across * scale, dy: dy + head.dy * scale } };
}

/** From a drawing's own units to the canvas, by the box that it was drawn into. */
export function placement(bounds: Box, source: Drawing, style: MotifStyle): { scale: number; dx: number; dy: number } {
  const outer = grow(source.box, reachOf(source, style));
  const scale = bounds.w / outer.w;
  return { scale, dx: bounds.x - outer.x * scale, dy: bounds.y - outer.y * scale };
}

export function reachOf({ box }: Drawing, { outline, keyline }: MotifStyle): number {
  return ((outline?.width ?? 0) + (keyline?.width ?? 0)) * Math.max(box.w, box.h);
}

/** For a small part of a picture: lines are as wide as their share of its size. */
export function thicker({ outline, keyline, ...style }: MotifStyle, factor: number): MotifStyle {
  return {
    ...style,
    outline: outline && { ...outline, width: outline.width * factor },
    keyline: keyline && { ...keyline, width: keyline.width * factor },
  };
}

/** A part of a figure again, exactly where it is: paws over what they hold, a head over a scarf. */
export function partAgain(draw: Draw, part: Drawing, { source, scale, dx, dy }: Frame, style: MotifStyle): Piece {
  const share = Math.max(source.box.w, source.box.h) / Math.max(part.box.w, part.box.h);
  const lines = thicker(style, share / 2);
  const box = place(grow(part.box, reachOf(part, lines)), scale, dx, dy);
  return draw(part, box, false, lines);
}

export interface Clothes {
  behind: Piece[];
  before: Piece[];
}

/** What is worn elsewhere than on the head, and bitten. Undefined where the figure has no place for it. */
export function wornPieces(draw: Draw, motif: string, frame: Frame, style: MotifStyle): Clothes | undefined {
  const fit = fitOf(motif);
  const spots = fit && frame.anchors[fit.place];
  if (!fit || !spots || spots.length === 0) return undefined;
  const drawn = spots.map((spot) => {
    const flip = fit.place === 'foot' && (spot.x < 0 || facesLeft(spots));
    return placed(draw, shownWorn(motif), spotOn(frame, spot), fit, {
      flip,
      turn: fit.place === 'mouth' ? turnOf(motif) : 0,
    });
  });
  if ((fit.isBehind || fit.place === 'back') && hasFigure(frame.name))
    return { behind: drawn, before: strapsOf(motif).map((strap) => partAgain(draw, strap, frame, bare(style))) };
  const isUnderHead = (fit.place === 'neck' && motif !== 'bow-tie') || fit.place === 'body';
  const head =
    isUnderHead && hasFigure(frame.name) ? [partAgain(draw, drawing(frame.name), headFrame(frame), bare(style))] : [];
  return { behind: [], before: [...drawn, ...head] };
}

/** As large as the body that it hides, but for head and limbs. */
const COSTUME = { wide: 2300, tall: 1350, above: 0.42 };

export function costumePieces(draw: Draw, motif: string, frame: Frame, style: MotifStyle): Piece[] {
  const [spot] = frame.anchors.body ?? [];
  if (!spot) return [];
  const { box } = drawing(motif);
  const width = Math.min(COSTUME.wide, (COSTUME.tall * box.w) / box.h) / spot.w;
  const suit = placed(draw, motif, spotOn(frame, spot), { width, above: COSTUME.above }, {});
  return [suit, partAgain(draw, drawing(frame.name), headFrame(frame), bare(style))];
}

/** Over the shoulders of a figure that has something on its back. */
function strapsOf(name: string): Drawing[] {
  const fill = STRAP_INKS[name];
  if (!fill) return [];
  const areas = outlines([{ pair: STRAP, fill, smooth: true }]);
  const paths = areaPaths(areas);
  return [{ name, paths, shades: shadesOf(areas), box: boxOf(paths) }];
}

const STRAP_INKS: Record<string, string> = { backpack: '#24707f', 'hero-cape': '#b3282e' };

const STRAP = '190,1090 300,1110 345,1300 300,1540 215,1560 250,1310';

/** Feet on both sides of the middle are those of a creature that is seen from the front. */
const facesLeft = (feet: readonly Spot[]) => feet.reduce((sum, { x }) => sum + x, 0) !== 0;

/** Stalks lie across the mouth. */
const turnOf = (motif: string) => (/^(?:rose|tulip|blossom|sunflower|poppy|herb|hibiscus)$/u.test(motif) ? 62 : 0);

/** Its contour is that of the body. */
const bare = ({ outline: _, keyline: __, ...style }: MotifStyle): MotifStyle => style;

export function spotOn({ scale, dx, dy }: Frame, { x, y, w }: Spot): Spot {
  return { x: dx + (640 + x) * scale, y: dy + y * scale, w: w * scale };
}

function placed(
  draw: Draw,
  motif: string,
  { x, y, w }: Spot,
  { width, above }: { width: number; above: number },
  change: Partial<MotifStyle>,
): Piece {
  const wide = w * width;
  const { box } = drawing(motif);
  const tall = (wide / box.w) * box.h;
  return draw(motif, { x: x - wide / 2, y: y - tall * above, w: wide, h: tall }, false, change);
}

/** Held by one hand: raised, or standing beside the figure. */
export function raisedPieces(draw: Draw, motif: string, frame: Frame, style: MotifStyle): Clothes | undefined {
  const grip = gripOf(motif);
  const [hand] = frame.anchors.hand ?? frame.anchors.mouth ?? [];
  if (!grip || !hand) return undefined;
  const thing = grippedPiece(draw, motif, spotOn(frame, hand), frame.body.bounds, grip);
  const hands = hasFigure(frame.name) ? [partAgain(draw, figureDrawing(frame.name, 'hands'), frame, bare(style))] : [];
  return { behind: [thing], before: hands };
}

/** By the hand at the spot, and as large as the grip says of the body. */
export function grippedPiece(draw: Draw, motif: string, { x, y }: Spot, body: Box, grip: Grip): Piece {
  const { box } = drawing(motif);
  const size = grip.size * Math.max(body.h, body.w * 0.8);
  const scale = size / Math.max(box.w, box.h);
  const [w, h] = [box.w * scale, box.h * scale];
  const [gx, gy] = turnedBy((grip.x - 0.5) * w, (grip.y - 0.5) * h, grip.turn);
  const slot = outerBox({ x: x - gx - w / 2, y: y - gy - h / 2, w, h }, grip.turn);
  return draw(motif, slot, false, { turn: grip.turn });
}

/** For what is in somebody's hands or arms. */
export const holdingDraw =
  (draw: Draw, { held }: MotifStyle): Draw =>
  (source, box, foot, change) =>
    draw(source, box, foot, { ...held, ...change });

/** Held by the first hand, with the hand over it where it is one of ours. */
export function handPieces(draw: Draw, motif: string, frame: Frame, style: MotifStyle): Piece[] {
  const [hand] = frame.anchors.hand ?? [];
  if (!hand) return [];
  const { x, y, w } = spotOn(frame, hand);
  const thing = holdingDraw(draw, style)(motif, { x: x - w / 2, y: y - w / 2, w, h: w }, false);
  return hasFigure(frame.name)
    ? [thing, partAgain(draw, figureDrawing(frame.name, 'hands'), frame, bare(style))]
    : [thing];
}

function turnedBy(x: number, y: number, degrees: number): [number, number] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** What a box needs when it is turned around its middle. */
function outerBox({ x, y, w, h }: Box, degrees: number): Box {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const wide = w * Math.cos(angle) + h * Math.sin(angle);
  const tall = w * Math.sin(angle) + h * Math.cos(angle);
  return { x: x + (w - wide) / 2, y: y + (h - tall) / 2, w: wide, h: tall };
}

/** As in a mirror, within the same box or so much further to the right. */
export function mirrored(pieces: readonly Piece[], by = 0): Piece[] {
  const { x, w } = union(pieces.map(({ bounds }) => bounds));
  const over = x * 2 + w + by;
  return pieces.map((piece) => ({
    ...piece,
    svg: group({ transform: `translate(${round(over)} 0) scale(-1 1)` }, piece.svg),
    bounds: { ...piece.bounds, x: over - piece.bounds.x - piece.bounds.w },
  }));
}

/** All pieces smaller together where they are larger than the slot, in its middle and, with `seat`, at its foot. */
export function fitted(pieces: readonly Piece[], slot: Box, seat: boolean): Piece[] {
  const all = union(pieces.map(({ bounds }) => bounds));
  const scale = Math.min(1, slot.w / all.w, slot.h / all.h);
  const dx = slot.x + slot.w / 2 - (all.x + all.w / 2) * scale;
  const room = slot.h - all.h * scale;
  const dy = slot.y + (seat ? room : room / 2) - all.y * scale;
  const transform = `translate(${round(dx)} ${round(dy)}) scale(${scale.toFixed(4)})`;
  return pieces.map((piece) => ({
    ...piece,
    svg: group({ transform }, piece.svg),
    bounds: place(piece.bounds, scale, dx, dy),
  }));
}

/** Moves all pieces so that their common middle is that of the slot. */
export function center(pieces: Piece[], slot: Box): Piece[] {
  const all = union(pieces.map((piece) => piece.bounds));
  const dx = Math.round(slot.x + slot.w / 2 - (all.x + all.w / 2));
  return pieces.map((piece) => ({
    ...piece,
    svg: group({ transform: `translate(${dx} 0)` }, piece.svg),
    bounds: { ...piece.bounds, x: piece.bounds.x + dx },
  }));
}
