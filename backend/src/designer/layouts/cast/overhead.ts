/** What is over all of a picture: a lamp or a parachute above it, a banner before it, a rainbow behind it. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { isGarland, isSky } from '../../words/outfits.ts';
import { CLINGING, isCreature } from '../../words/roles.ts';
import type { Draw } from './outfit.ts';
import type { Shown } from './parts.ts';
import type { Companion } from './riding.ts';

interface Overhead {
  motif: string;
  /** All but what is overhead. */
  rest: { companion?: Companion; accents: string[] };
}

const isHung = (motif: string) => /mistletoe|chandelier|wind-chime|banner|bunting|disco|mirror-ball/u.test(motif);

const isOverhead = (motif: string) => isHung(motif) || isGarland(motif) || isSky(motif) || motif === 'parachute';

export function overheadOf({ subject, companion, accents }: Shown): Overhead | undefined {
  // A sloth hangs from it.
  if (companion.motif === CLINGING) return undefined;
  const motif = accents.find(isOverhead);
  if (motif) return { motif, rest: { companion, accents: accents.filter((one) => one !== motif) } };
  // Whoever is alive has a rainbow in the hands; a ship has fireworks over it.
  const isInHands = isCreature(subject) && companion.motif !== 'moon-phases';
  const isBeside = companion.relation === 'beside' || (companion.relation === 'hold' && !isInHands);
  if (!isBeside || !isOverhead(companion.motif)) return undefined;
  const [next, ...others] = accents;
  const rest = next ? { companion: { motif: next, relation: 'beside' } as const, accents: others } : { accents: [] };
  return { motif: companion.motif, rest };
}

export function underIt(draw: Draw, motif: string, slot: Box, pieces: (room: Box) => Piece[]): Piece[] {
  if (isHung(motif)) return underHung(draw, motif, slot, pieces);
  if (motif === 'parachute') return underParachute(draw, slot, pieces);
  const { x, y, w, h } = slot;
  if (isGarland(motif))
    return [...pieces({ ...slot, y: y + h * 0.2, h: h * 0.8 }), draw(motif, { ...slot, h: h * 0.3 })];
  const sky = draw(motif, { ...slot, h: h * 0.62 });
  return [sky, ...pieces({ x: x + w * 0.12, y: y + h * 0.3, w: w * 0.76, h: h * 0.7 })];
}

function underHung(draw: Draw, motif: string, { x, y, w, h }: Box, below: (room: Box) => Piece[]): Piece[] {
  const side = h * 0.34;
  const pieces = below({ x, y: y + side * 0.86, w, h: h - side * 0.86 });
  const top = Math.min(...pieces.map(({ bounds }) => bounds.y));
  return [...pieces, draw(motif, { x: x + w / 2 - side / 2, y: top - side * 0.94, w: side, h: side }, false)];
}

/** Its cords end behind whoever hangs on it. */
function underParachute(draw: Draw, { x, y, w, h }: Box, below: (room: Box) => Piece[]): Piece[] {
  const canopy = draw('parachute', { x: x + w * 0.12, y, w: w * 0.76, h: h * 0.56 });
  return [canopy, ...below({ x: x + w * 0.26, y: y + h * 0.42, w: w * 0.48, h: h * 0.58 })];
}
