/** A posture: the angles of the joints of a body, in degrees from straight down, to the right where positive. */

/** Of the upper and of the lower half of a limb. */
export type Bend = readonly [upper: number, lower: number];

/** Left, then right. */
export type Pair = readonly [Bend, Bend];

export interface Posture {
  /** Of the trunk. */
  lean?: number;
  arms: Pair;
  legs: Pair;
  /** Of the length of an arm that hangs, or of each: whoever reaches over a large head has longer ones. */
  reach?: number | readonly [number, number];
  /** Both feet point to the right: seen from the side. */
  isSideways?: boolean;
  /** Both arms are before the trunk, also from the side. */
  inFront?: boolean;
  /** Legs are crossed before the trunk. */
  isSeated?: boolean;
  /** Knees are before the trunk. */
  isTucked?: boolean;
  /** A trunk that lies has one shoulder behind the other. */
  isProne?: boolean;
  /** The right arm is before the face. */
  overFace?: boolean;
  /** One finger of the hand before the face points up. */
  hasFingerUp?: boolean;
  /** Clockwise, of the whole figure: whoever stands on the hands is upside down. */
  turn?: number;
}

export const pair = (leftUpper: number, leftLower: number, rightUpper: number, rightLower: number): Pair => [
  [leftUpper, leftLower],
  [rightUpper, rightLower],
];

/** The right limb as in a mirror. */
export const alike = (upper: number, lower: number): Pair => pair(-upper, -lower, upper, lower);

export const UPRIGHT: Pair = alike(8, 2);
