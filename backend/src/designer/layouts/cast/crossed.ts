/** Two things that cross each other, as tools on a sign do. */

import { type Box, union } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { silhouette } from '../../figures/motif.ts';
import { isCreature } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';

/** Degrees from upright. */
const LEAN = 42;
/** Length by width from which a thing can be crossed. */
const LONG = 1.08;

/** Without the ball beside them. */
const BARE: Record<string, string> = { 'pickleball-paddle': 'pickleball-bare', lacrosse: 'lacrosse-bare' };

/** A picture of two that are crossed. */
const isCross = (motif: string) => /crossed|clubs$|bats$|hockey$/u.test(motif);

export const isCrossedBehind = ({ head, companion, accents }: Shown) =>
  companion.relation === 'crossed' && !isCreature(head) && accents.length === 1;

/** A shield before two swords, a ball below two rackets. */
export function crossedBehind(draw: Draw, { head, companion, accents }: Shown, slot: Box): Piece[] | undefined {
  const [emblem = ''] = accents;
  const pieces = isCross(head) ? [draw(head, slot)] : crossed(draw, head, companion.motif, slot);
  if (!pieces) return undefined;
  const { x, y, w, h } = union(pieces.map(({ bounds }) => bounds));
  const isBall = /ball|puck/u.test(emblem);
  const side = Math.min(w, h) * (isBall ? 0.3 : 0.52);
  const middle = y + h * (isBall ? 0.9 : 0.5);
  return [...pieces, draw(emblem, { x: x + (w - side) / 2, y: middle - side / 2, w: side, h: side })];
}

/** Undefined where one of them is too round to be crossed. */
export function crossed(draw: Draw, first: string, second: string, slot: Box): Piece[] | undefined {
  const axes = [first, second].map((name) => axisOf(BARE[name] ?? name));
  if (axes.some(({ length }) => length < LONG)) return undefined;
  return [first, second].map((thing, at) => {
    const name = BARE[thing] ?? thing;
    const { angle } = axes[at] ?? { angle: 0 };
    const target = at === 0 ? LEAN : -LEAN;
    const flip = angle * target < 0 && Math.abs(angle) > LEAN / 2;
    return draw(name, slot, false, { flip, turn: target - (flip ? -angle : angle) });
  });
}

/** The direction in which a picture is longest: degrees clockwise from upright, from -90 to 90. */
function axisOf(name: string): { angle: number; length: number } {
  const points = silhouette(name).rings.flat();
  const count = points.length / 2;
  const mean = (odd: number) => points.reduce((sum, value, at) => sum + (at % 2 === odd ? value : 0), 0) / count;
  const [cx, cy] = [mean(0), mean(1)];
  let [xx, yy, xy] = [0, 0, 0];
  for (let at = 0; at < points.length; at += 2) {
    const [dx, dy] = [(points[at] ?? 0) - cx, (points[at + 1] ?? 0) - cy];
    [xx, yy, xy] = [xx + dx * dx, yy + dy * dy, xy + dx * dy];
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const angle = (Math.atan2(-2 * xy, yy - xx) * 90) / Math.PI;
  return { angle, length: Math.sqrt((xx + yy + spread) / Math.max(1, xx + yy - spread)) };
}
