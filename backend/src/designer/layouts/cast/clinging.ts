/** Who hangs from a branch or climbs a trunk, what hangs from a hook, and snakes around a sword. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { drawing } from '../../figures/motif.ts';
import { fitOf } from '../../words/outfits.ts';
import { CLINGING, CORD } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';
import { type Companion, whole } from './riding.ts';

/** With arms of its own, or on a cord. */
export const isClinging = (head: string, { motif }: Companion, hold: string | undefined) =>
  (motif === CLINGING && hasFigure(head)) || (motif === CORD && hold !== undefined);

export function clingingPieces(
  draw: Draw,
  head: string,
  { companion, hold = 'tree-branch' }: { companion: Companion; hold: string | undefined },
  { x, y, w, h }: Box,
): Piece[] {
  const above = hold === 'deciduous-tree' ? 'climbed-trunk' : (HEAD_OF[hold] ?? hold);
  const { box } = drawing(above);
  if (companion.motif === CORD) return onCord(draw, head, above, { x, y, w, h });
  if (HUNG.test(above)) return underHung(draw, head, above, { x, y, w, h });
  const isTall = box.h > box.w * 1.1;
  const body = whole(head, 'hang');
  if (isTall)
    return [
      draw(above, { x, y, w, h }, true),
      draw(body, { x: x + w * 0.22, y: y + h * 0.3, w: w * 0.56, h: h * 0.62 }),
    ];
  const branch = draw(above, { x, y, w, h: h * 0.42 });
  const top = branch.bounds.y + branch.bounds.h * 0.34;
  return [branch, draw(body, { x: x + w * 0.08, y: top, w: w * 0.84, h: y + h - top })];
}

/** They end where hands take hold of them. */
const HUNG = /ball|chandelier|lamp|balloon|umbrella|parachute|chime/u;

/** "Sloth hanging from a disco ball": all of both. */
function underHung(draw: Draw, head: string, above: string, { x, y, w, h }: Box): Piece[] {
  const thing = draw(above, { x: x + w * 0.2, y, w: w * 0.6, h: h * 0.42 });
  const top = thing.bounds.y + thing.bounds.h * 0.86;
  return [thing, draw(whole(head, 'hang'), { x: x + w * 0.08, y: top, w: w * 0.84, h: y + h - top })];
}

/** Shoes hang in pairs, one at each end. */
function onCord(draw: Draw, head: string, above: string, { x, y, w, h }: Box): Piece[] {
  const isPair = fitOf(head)?.place === 'foot';
  const branch = draw(above, { x, y, w, h: h * 0.34 });
  const top = branch.bounds.y + branch.bounds.h * 0.46;
  const middle = branch.bounds.x + branch.bounds.w * 0.5;
  const wide = w * (isPair ? 0.4 : 0.12);
  const cord = draw(CORD, { x: middle - wide / 2, y: top, w: wide, h: h * 0.34 });
  const foot = cord.bounds.y + cord.bounds.h * 0.9;
  const room = y + h - foot;
  if (!isPair) return [cord, branch, draw(head, { x: x + w * 0.14, y: foot, w: w * 0.72, h: room })];
  const { x: left, w: apart } = cord.bounds;
  const shoe = (end: number, flip: boolean) =>
    draw(head, { x: end - w * (flip ? 0.34 : 0.1), y: foot - room * 0.06, w: w * 0.44, h: room }, false, { flip });
  return [cord, branch, shoe(left + apart, false), shoe(left, true)];
}

const COILS: Record<string, string> = {
  snake: 'snake-coil',
  'snake-head': 'snake-coil',
  dragon: 'dragon-coil',
  'dragon-face': 'dragon-coil',
  'dragon-sleeping': 'dragon-coil',
};

export const coilOf = (head: string): string | undefined => (Object.hasOwn(COILS, head) ? COILS[head] : undefined);

/** As wide as the coil where it lies behind it. */
export function coiledPieces(draw: Draw, coil: string, around: string, { x, y, w, h }: Box): Piece[] {
  const core = draw(HEAD_OF[around] ?? around, { x: x + w * 0.22, y, w: w * 0.56, h }, true);
  const { bounds } = core;
  const wide = Math.max(bounds.w * 1.5, w * 0.5);
  const box = { x: bounds.x + bounds.w / 2 - wide / 2, y: bounds.y + bounds.h * 0.16, w: wide, h: bounds.h * 0.76 };
  return [core, draw(coil, box)];
}
