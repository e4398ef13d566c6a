/** Whoever waters plants: a can in the hand, and the plants where its water falls. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { type Drawing, drawing, figureDrawing } from '../../figures/motif.ts';
import { areaPaths, outlines } from '../../figures/notation/head.ts';
import { boxOf } from '../../figures/paths.ts';
import { isFlower } from '../../idea/relations.ts';
import type { Grip } from '../../words/outfits.ts';
import { dressed, type Hand } from './dressing.ts';
import { fitted, frameOf, grippedPiece, mirrored } from './outfit.ts';
import type { Shown } from './parts.ts';
import { handsOf } from './posed-things.ts';

const CAN = 'watering-can';

const isWatered = (motif: string) =>
  isFlower(motif) || /plant|monstera|seedling|herb|fern|succulent|cactus|carrot|tomato|bonsai/u.test(motif);

export const isWatering = ({ head, companion, accents }: Shown) =>
  companion.motif === CAN && companion.relation === 'hold' && hasFigure(head) && accents.some(isWatered);

/** By its handle, with the spout down. */
const TILTED: Grip = { x: 0.93, y: 0.5, size: 0.36, turn: -26 };

export function wateringPieces(hand: Hand, { head, accents }: Shown, slot: Box): Piece[] {
  const { draw, style } = hand;
  const body = draw(figureDrawing(head, 'watering'), { ...slot, w: slot.w * 0.6 }, true);
  const frame = frameOf(head, 'watering', body, style);
  if (!frame) return [body];
  const [spot] = handsOf(frame);
  const pouring = grippedPiece(draw, CAN, spot, body.bounds, TILTED);
  const can = mirrored([pouring], spot.x * 2 - pouring.bounds.x * 2 - pouring.bounds.w);
  const { x, y, w, h } = union(can.map(({ bounds }) => bounds));
  const spout = { x: x + w * 0.93, y: y + h * 0.66 };
  const foot = body.bounds.y + body.bounds.h;
  const tall = (foot - spout.y) * 0.8;
  const water = draw(WATER, { x: spout.x - w * 0.1, y: spout.y, w: w * 0.6, h: (foot - spout.y) * 0.5 }, false);
  const plants = planted(hand, accents.filter(isWatered), {
    x: spout.x - tall * 0.2,
    y: foot - tall,
    w: tall,
    h: tall,
  });
  return fitted([water, ...plants, ...dressed(hand, head, 'watering', [body, ...can], slot)], slot, true);
}

/** In a row, of one height. */
function planted({ draw }: Hand, motifs: readonly string[], { x, y, h }: Box): Piece[] {
  let from = x;
  return motifs.map((motif) => {
    const { box } = drawing(motif);
    const w = (h * box.w) / box.h;
    const piece = draw(motif, { x: from, y, w, h }, true);
    from += w * 0.8;
    return piece;
  });
}

const WATER: Drawing = (() => {
  const drop = (x: number, y: number) =>
    `${x},${y - 70} ${x + 34},${y} ${x + 24},${y + 40} ${x},${y + 52} ${x - 24},${y + 40} ${x - 34},${y}`;
  const spots = [
    [0, 0],
    [110, 30],
    [20, 170],
    [140, 190],
    [250, 150],
    [60, 340],
    [190, 360],
  ] as const;
  const paths = areaPaths(outlines(spots.map(([x, y]) => ({ lone: drop(x, y), fill: '#4aa3d8', smooth: true }))));
  return { name: 'water-drops', paths, box: boxOf(paths) };
})();
