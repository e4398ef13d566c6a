/** Postures by name, as the limbs of a picture are named. */

import { POSTURES, type PostureName } from './postures.ts';

const LIMBS = '-arms';

/** "pushing-arms" of "pushing". */
export const limbsOf = (posture: PostureName): string => `${posture}${LIMBS}`;

/** Undefined for limbs of no posture, and for other pictures. */
export function postureOf(motif: string): PostureName | undefined {
  const name = motif.endsWith(LIMBS) ? motif.slice(0, -LIMBS.length) : '';
  return Object.hasOwn(POSTURES, name) ? (name as PostureName) : undefined;
}
