import type { Fold } from './folds.ts';

/** Folds of a child's T-shirt, in inches from the high point shoulder. */
export const BODY_FOLDS: Fold[] = [
  {
    points: [
      [8.3, 7.5],
      [6.6, 8.5],
      [4.7, 10.5],
    ],
    width: 0.42,
    height: 0.19,
    lean: -1,
  },
  {
    points: [
      [7.9, 6.4],
      [6.5, 5.9],
      [5.2, 4.4],
    ],
    width: 0.4,
    height: 0.14,
    lean: 1,
  },
  {
    points: [
      [8.4, 8.3],
      [7.3, 10.6],
      [6.9, 13.6],
    ],
    width: 0.42,
    height: 0.16,
    lean: -1,
  },
  {
    points: [
      [8.3, 12.4],
      [7.0, 13.6],
      [5.4, 16.2],
    ],
    width: 0.42,
    height: 0.13,
    lean: 1,
  },
  {
    points: [
      [8.5, 16.2],
      [7.4, 18.2],
      [6.9, 21.7],
    ],
    width: 0.46,
    height: 0.16,
    lean: -1,
  },
  {
    points: [
      [3.6, 6.0],
      [3.2, 9.4],
      [3.9, 13.2],
      [3.2, 17.0],
    ],
    width: 0.6,
    height: 0.09,
    lean: 1,
  },
  {
    points: [
      [4.9, 22.4],
      [4.6, 19.6],
      [5.1, 16.8],
    ],
    width: 0.5,
    height: 0.15,
    lean: 1,
  },
  {
    points: [
      [1.9, 22.6],
      [1.5, 19.4],
      [2.1, 15.8],
    ],
    width: 0.55,
    height: 0.14,
    lean: -1,
  },
  {
    points: [
      [0.4, 13.4],
      [0.9, 10.4],
      [0.5, 7.6],
    ],
    width: 0.5,
    height: 0.06,
    lean: 1,
  },
];
/** Folds of its sleeves. */
export const SLEEVE_FOLDS: Fold[] = [
  {
    points: [
      [8.3, 7.2],
      [9.2, 5.4],
      [9.8, 3.4],
    ],
    width: 0.4,
    height: 0.18,
    lean: 1,
  },
  {
    points: [
      [8.7, 7.8],
      [10.2, 6.8],
      [11.4, 5.2],
    ],
    width: 0.4,
    height: 0.18,
    lean: 1,
  },
  {
    points: [
      [9.5, 8.9],
      [10.7, 8.4],
      [12.2, 6.6],
    ],
    width: 0.34,
    height: 0.13,
    lean: -1,
  },
  {
    points: [
      [7.7, 2.4],
      [9.2, 3.4],
      [10.6, 5.6],
    ],
    width: 0.5,
    height: 0.1,
  },
];

/** The same folds on a larger shirt. */
export function larger(folds: readonly Fold[], across: number, down: number): Fold[] {
  return folds.map((fold) => ({
    ...fold,
    points: fold.points.map(([x, y]) => [x * across, y * down] as const),
    width: fold.width * across,
  }));
}
