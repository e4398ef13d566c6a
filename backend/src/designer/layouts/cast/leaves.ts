/** Who looks out of a tree. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import type { Draw } from './outfit.ts';

export const isLeafy = (motif: string) => /^(?:christmas|evergreen|deciduous)-tree$/u.test(motif);

/** "Cat in a Christmas tree": its head among the leaves. */
export function inLeaves(draw: Draw, rider: string, motif: string, slot: Box): Piece[] {
  const tree = draw(motif, slot, true);
  const { x, y, w, h } = tree.bounds;
  const side = Math.min(w * 0.62, h * 0.42);
  return [
    tree,
    draw(
      rider,
      { x: x + (w - side) / 2, y: y + h * (motif.startsWith('deciduous') ? 0.12 : 0.38), w: side, h: side },
      false,
    ),
  ];
}
