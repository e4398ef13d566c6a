/** What is much smaller than the other: bees around a flower, a boat over a whale. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isSmallFlier } from '../../words/outfits.ts';
import { isCreature } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';
import type { Companion } from './riding.ts';

export const isSwarmed = ({ subject, companion: { motif, relation }, accents }: Shown) =>
  relation === 'beside' && isSmallFlier(motif) && !isCreature(subject) && accents.every((one) => one === motif);

/** Shares of the width and the height of what they fly around. */
const ALOFT = [
  [1.06, 0.1],
  [-0.06, 0.02],
  [0.98, 0.48],
] as const;

export function swarmPieces(draw: Draw, { subject, companion, accents }: Shown, { x, y, w, h }: Box): Piece[] {
  const thing = draw(subject, { x: x + w * 0.16, y: y + h * 0.1, w: w * 0.68, h: h * 0.9 }, true);
  const { bounds } = thing;
  const side = Math.min(Math.max(bounds.w, bounds.h * 0.75) * 0.36, h * 0.3);
  const isFlat = bounds.w > bounds.h * 1.4;
  const fliers = [companion.motif, ...accents].slice(0, ALOFT.length).map((motif, at) => {
    const [right, level] = ALOFT[at] ?? ALOFT[0];
    const down = isFlat ? level - 0.5 : level;
    const box = {
      x: bounds.x + bounds.w * right - side / 2,
      y: bounds.y + bounds.h * down - side / 2,
      w: side,
      h: side,
    };
    return draw(motif, box, false, { flip: at === 1 });
  });
  return [thing, ...fliers];
}

const GIANTS = /^(?:whale|spouting-whale|humpback|orca|shark|whale-shark|sperm-whale|narwhal)/u;
const BOATS = /(?:boat|ship|canoe|submarine|kayak)$/u;

export const isBoatMet = (head: string, { motif, relation }: Companion) =>
  GIANTS.test(head) && BOATS.test(motif) && relation !== 'ride';

/** The animal is below the boat, and far larger. */
export function belowBoat(draw: Draw, head: string, boat: string, { x, y, w, h }: Box): Piece[] {
  const body = draw(head, { x, y: y + h * 0.24, w, h: h * 0.76 }, true);
  const { bounds } = body;
  const side = bounds.w * 0.3;
  const above = { x: bounds.x + bounds.w * 0.56, y: bounds.y - bounds.h * 0.01 - side, w: side, h: side };
  return [body, draw(boat, above, true)];
}
