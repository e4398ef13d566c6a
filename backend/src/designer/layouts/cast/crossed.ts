/** Two things that cross each other, as tools on a sign do. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { silhouette } from '../../figures/motif.ts';
import type { Draw } from './outfit.ts';

/** Degrees from upright. */
const LEAN = 42;
/** Length by width from which a thing can be crossed. */
const LONG = 1.08;

/** Undefined where one of them is too round to be crossed. */
export function crossed(draw: Draw, first: string, second: string, slot: Box): Piece[] | undefined {
  const axes = [axisOf(first), axisOf(second)];
  if (axes.some(({ length }) => length < LONG)) return undefined;
  return [first, second].map((name, at) => {
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
