/** Whoever a flying saucer takes away. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { figureDrawing } from '../../figures/motif.ts';
import { wholeOf } from '../../figures/whole-of.ts';
import { leapOf } from './gaits.ts';
import type { Draw } from './outfit.ts';

/** In shares of the ship with its beam: from the left, from its top, and how wide and how tall. */
const BEAM = { x: 0.2, y: 0.57, w: 0.6, h: 0.4 };

/** "UFO abducting a cow": in the air, in the light. */
export function inBeam(draw: Draw, ship: string, motif: string, slot: Box): Piece[] {
  const saucer = draw(ship, slot, true);
  const { x, y, w, h } = saucer.bounds;
  const head = HEAD_OF[motif] ?? motif;
  const body = hasFigure(head) ? figureDrawing(head, leapOf(head)) : (wholeOf(motif) ?? motif);
  const box = { x: x + w * BEAM.x, y: y + h * BEAM.y, w: w * BEAM.w, h: h * BEAM.h };
  return [saucer, draw(body, box, false, hasFigure(head) ? { turn: -10 } : {})];
}
