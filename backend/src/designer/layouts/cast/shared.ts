/** An umbrella over two or more who share it. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { anchorsOf } from '../../figures/anchors.ts';
import { hasFigure } from '../../figures/figure.ts';
import { HEAD_OF } from '../../figures/heads.ts';
import { isCreature } from '../../words/roles.ts';
import { type Draw, fitted } from './outfit.ts';
import type { Shown } from './parts.ts';
import { whole } from './riding.ts';

const isUmbrella = (motif: string) => /^(?:umbrella-open|leaf-umbrella)$/u.test(motif);

/** With a body, of ours or its own. */
const isWhole = (head: string) => hasFigure(head) || anchorsOf(head, 'stand')?.hand !== undefined;

/** Of the width of all of them. */
const CANOPY = 1.06;
/** Of the height of the umbrella that is over the heads. */
const OVER = 0.44;

/** Undefined where nobody shares one. */
export function underUmbrella(
  draw: Draw,
  { subject, head, companion, accents }: Shown,
  slot: Box,
): Piece[] | undefined {
  const things = [companion.motif, ...accents];
  const umbrella = things.find(isUmbrella);
  const others = things.filter((one) => one !== umbrella);
  if (!umbrella || others.length === 0 || !isCreature(subject) || !others.every(isCreature)) return undefined;
  const bodies = [head, ...others.map((one) => HEAD_OF[one] ?? one)];
  if (!bodies.every(isWhole) || !/^(?:hold|beside|above)$/u.test(companion.relation)) return undefined;
  const { x, y, w, h } = slot;
  const wide = w / bodies.length;
  const pair = bodies.map((one, at) =>
    draw(whole(one, 'sit'), { x: x + wide * 0.92 * at, y: y + h * 0.4, w: wide, h: h * 0.6 }, true),
  );
  const all = union(pair.map(({ bounds }) => bounds));
  const side = all.w * CANOPY;
  const over = draw(umbrella, { x: all.x + (all.w - side) / 2, y: all.y - side * OVER, w: side, h: side }, false);
  return fitted([over, ...pair], slot, true);
}
