/** What is over all of a picture: a banner hangs before it, a rainbow stands behind it. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isGarland, isSky } from '../../words/outfits.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';
import type { Companion } from './riding.ts';

interface Overhead {
  motif: string;
  /** All but what is overhead. */
  rest: { companion?: Companion; accents: string[] };
}

export function overheadOf({ companion, accents }: Shown): Overhead | undefined {
  const isOver = (motif: string) => isGarland(motif) || isSky(motif);
  const motif = accents.find(isOver);
  if (motif) return { motif, rest: { companion, accents: accents.filter((one) => one !== motif) } };
  if (companion.relation !== 'beside' || !isOver(companion.motif)) return undefined;
  const [next, ...others] = accents;
  const rest = next ? { companion: { motif: next, relation: 'beside' } as const, accents: others } : { accents: [] };
  return { motif: companion.motif, rest };
}

export function underIt(draw: Draw, motif: string, slot: Box, pieces: (room: Box) => Piece[]): Piece[] {
  const { x, y, w, h } = slot;
  if (isGarland(motif))
    return [...pieces({ ...slot, y: y + h * 0.2, h: h * 0.8 }), draw(motif, { ...slot, h: h * 0.3 })];
  const sky = draw(motif, { ...slot, h: h * 0.62 });
  return [sky, ...pieces({ x: x + w * 0.12, y: y + h * 0.3, w: w * 0.76, h: h * 0.7 })];
}
