/** The limbs of every posture alone, for food and plants: drawn behind a thing in the middle of the picture. */

import type { Area } from '../notation/head.ts';
import { roundEnds, type Spot, sides, throughPoints } from '../notation/outlines.ts';
import { footRing, handRing } from './jointed.ts';
import type { Posture } from './posture.ts';
import { POSTURES, type PostureName } from './postures.ts';
import { type Limb, skeletonOf } from './skeleton.ts';

const INKS = { limb: '#1c1a1f', hand: '#fbf6ea', shoe: '#c93a33' };
const WIDTH = 60;
/** From a body of ours to the room of the thing. */
const SCALE = 0.78;
const MIDDLE = 1440;
/** There is no large head between the arms. */
const LONGEST_REACH = 1.4;

export function mascotLimbs(posture: PostureName): Area[] {
  const { arms, legs } = skeletonOf(posture, LONGEST_REACH);
  const { isSideways = false }: Posture = POSTURES[posture];
  return [
    ...legs.flatMap((leg, at) => [tube(leg), { fill: INKS.shoe, ring: footRing(leg, isSideways || at === 1) }]),
    ...arms.flatMap((arm) => [tube(arm), { fill: INKS.hand, ring: handRing(arm) }]),
  ].map((area) => ({ ...area, ring: area.ring.map(inRoom) }));
}

/** Of the right limb, then the left one: where they end, in the units of the picture of the limbs. */
export function mascotEnds(posture: PostureName): { hands: Spot[]; feet: Spot[] } {
  const { arms, legs } = skeletonOf(posture, LONGEST_REACH);
  const ends = (limbs: readonly Limb[]) =>
    limbs.map(({ course: [, , [x, y]] }): Spot => [inRoom(x, 0), inRoom(y, 1)]).reverse();
  return { hands: ends(arms), feet: ends(legs) };
}

const inRoom = (value: number, at: number) => (at % 2 ? (value - MIDDLE) * SCALE + 640 : value * SCALE);

function tube({ course: [start, ...rest] }: Limb): Area {
  const inside: Spot = [start[0] * 0.4, start[1]];
  return { fill: INKS.limb, ring: roundEnds(sides(throughPoints([inside, ...rest]), WIDTH)) };
}
