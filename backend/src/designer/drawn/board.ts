/** A surfboard seen from the side, nose up: the motif set has none. */

import { smoothRing } from '../geometry.ts';
import type { MotifPath } from '../motif.ts';
import { relativePath } from './head.ts';

export function surfboardPaths(): MotifPath[] {
  const deck = smoothRing(
    [
      [20, 700],
      [330, 742],
      [700, 742],
      [1040, 690],
      [1262, 560],
      [1085, 760],
      [720, 830],
      [330, 826],
      [90, 770],
    ],
    8,
  );
  const stripe = smoothRing(
    [
      [60, 722],
      [360, 768],
      [700, 768],
      [1040, 716],
      [1180, 645],
      [1060, 738],
      [700, 800],
      [340, 796],
    ],
    8,
  );
  const fin = [150, 800, 285, 822, 215, 905, 120, 930];
  return [
    ['#2c3a4a', relativePath(fin)],
    ['#f6ead2', relativePath(deck)],
    ['#d2482e', relativePath(stripe)],
  ];
}
