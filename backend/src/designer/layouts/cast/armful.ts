/** Whoever has more than two arms holds something in each of four. */

import type { Box } from '../../canvas/geometry.ts';
import type { Piece } from '../../canvas/svg.ts';
import { drawing } from '../../figures/motif.ts';
import { isWearable } from '../../words/outfits.ts';
import { dressed, type Hand } from './dressing.ts';
import { frameOf, handPieces, partAgain } from './outfit.ts';
import type { Shown } from './parts.ts';

const BODY = 'octopus-armful';
const TOOLS = ['hammer', 'wrench', 'screwdriver', 'pliers'];

const heldBy = ({ companion, accents }: Shown) => [
  companion.motif,
  ...accents.filter((motif) => !isWearable(motif) && motif !== companion.motif),
];

export const isArmful = ({ head, companion, accents }: Shown) =>
  head === 'octopus' &&
  companion.relation === 'hold' &&
  (companion.motif === 'hammer-and-wrench' || accents.includes(companion.motif));

export function armfulPieces(hand: Hand, shown: Shown, slot: Box): Piece[] {
  const { draw, style, seat } = hand;
  const body = draw(BODY, slot, seat);
  const frame = frameOf(BODY, 'stand', body, style);
  if (!frame) return [body];
  const all = shown.companion.motif === 'hammer-and-wrench' ? TOOLS : heldBy(shown);
  const things = (frame.anchors.hand ?? []).flatMap((spot, at) =>
    handPieces(draw, all[at % all.length] ?? '', { ...frame, anchors: { hand: [spot] } }, style),
  );
  const { keyline: _, outline: __, ...bare } = style;
  const tips = partAgain(draw, { ...drawing('octopus-grip'), partOf: frame.source }, frame, bare);
  return dressed(hand, BODY, 'stand', [body, ...things, tips], slot, true);
}
