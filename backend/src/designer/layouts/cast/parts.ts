/** Which part each of the further pictures of an idea has: worn, held, ridden, beside somebody or small at the foot. */

import { anchorsOf } from '../../figures/anchors.ts';
import { hasFigure } from '../../figures/figure.ts';
import { carriesHolder, fitOf, isAirborne, isHandful, isLimbs, isWearable } from '../../words/outfits.ts';
import { isCreature, isMood, type Relation, SLEEP } from '../../words/roles.ts';
import { isHeaped } from './filling.ts';
import { isEyewear } from './headwear.ts';
import { isMate } from './mates.ts';
import type { Companion } from './riding.ts';
import { isOpen } from './vessels.ts';

/** What is shown of an idea with two pictures or more. */
export interface Shown {
  subject: string;
  /** The drawing that stands for the subject. */
  head: string;
  companion: Companion;
  accents: readonly string[];
}

export interface Parts {
  holds: boolean;
  holdsTwo: boolean;
  worn: readonly string[];
  /** Beside the subject, on what it rides. */
  riders: readonly string[];
  /** What carries the subject that holds something. */
  mount: string | undefined;
  /** What a rider holds: "girl riding a horse with a flag". */
  carried: string | undefined;
  /** What the thing in the hands is full of. */
  load: string | undefined;
  /** In the other hand. */
  other: string | undefined;
  /** Somebody beside who holds something. */
  mate: string | undefined;
  small: readonly string[];
}

export function partsOf({ subject, head, companion, accents }: Shown): Parts {
  const { motif, relation } = companion;
  const isFigure = hasFigure(head);
  const holds = relation === 'hold' && anchorsOf(head, 'stand')?.hand !== undefined;
  const holdsTwo = holds && accents.includes(motif);
  const worn = accents.filter((one) => isDressed(head, companion, one));
  const isShared = worn.length === 0 && (isMounted(companion) || isBehind(companion));
  const riders =
    isShared && (isCreature(subject) || isFigure || accents.every((one) => one === subject))
      ? accents.filter((one) => (isCreature(one) && !isAirborne(one)) || one === subject)
      : [];
  const mount =
    holds && !isBehind(companion) ? accents.find((one) => carriesHolder(one) && !isCreature(one)) : undefined;
  const isOnAnimal = isFigure && relation === 'ride' && isCreature(motif);
  const carried = isOnAnimal ? accents.find((one) => !isCreature(one) && !isWearable(one)) : undefined;
  const load = relation === 'hold' && isOpen(motif) ? accents.find(isLoad) : undefined;
  const isFree = holds && !mount && isFigure && !accents.includes(subject);
  const other = isFree && isHandful(motif) ? accents.find(isHandful) : undefined;
  const mate = isFree && !holdsTwo && !other ? accents.find((one) => isMate(one) && !isAirborne(one)) : undefined;
  const taken = new Set([...worn, ...riders, mount, carried, load, other, mate, holdsTwo ? motif : undefined]);
  if (mount || (relation === 'hold' && (isFigure || isCreature(subject)))) taken.add(subject);
  if (isWornByAll(companion, subject)) taken.add(subject);
  const small = accents.filter((one) => !taken.has(one));
  return { holds, holdsTwo, worn, riders, mount, carried, load, other, mate, small };
}

const ACTIVE: readonly Relation[] = ['hold', 'ride', 'above', 'wear'];

/** What a figure that does something else wears, too. */
function isDressed(head: string, { relation, motif: other }: Companion, motif: string): boolean {
  if (motif === SLEEP || isMood(motif)) return hasFigure(head) && ACTIVE.includes(relation);
  if (isLimbs(other) && !hasFigure(head)) return isEyewear(motif);
  const isSmoked = motif === 'smoking-pipe' || motif === 'cigar';
  if (!ACTIVE.includes(relation) || !(isWearable(motif) || isSmoked) || other === motif) return false;
  return fitOf(motif) ? hasPlaceFor(head, motif) : hasFigure(head) || anchorsOf(head, 'stand') !== undefined;
}

/** Each of several animals has it. */
export const isWornByAll = ({ motif, relation }: Companion, subject: string) =>
  relation === 'wear' && isCreature(subject) && isWearable(motif);

const isMounted = ({ motif, relation }: Companion) =>
  (relation === 'ride' || relation === 'above') && !isCreature(motif);

/** "Cowboy leaning on a fence with his horse". */
const isBehind = ({ motif, relation }: Companion) => relation === 'hold' && motif === 'fence';

export const hasPlaceFor = (head: string, motif: string) => {
  const fit = fitOf(motif);
  return fit !== undefined && anchorsOf(head, 'stand')?.[fit.place] !== undefined;
};

const isLoad = (motif: string) => isHeaped(motif) || motif === 'bouquet';
