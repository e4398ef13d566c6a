/** Tails of bodies that stand or sit. */

import type { Part } from '../notation/head.ts';

export interface Tail {
  kind: 'bushy' | 'slim' | 'ringed';
  fill: string;
  tip: string;
}

const BUSHY = '330,1700 520,1760 640,1640 690,1420 780,1300 860,1420 850,1640 720,1850 500,1930 320,1860';
const SLIM = '300,1740 520,1800 650,1720 640,1560 700,1440 780,1460 750,1580 770,1760 620,1910 420,1900 290,1840';

/** At the side of a body that stands or sits. */
export function tailParts({ kind, fill, tip }: Tail): readonly Part[] {
  const lone = kind === 'slim' ? SLIM : BUSHY;
  const end = kind === 'slim' ? '645,1540 700,1440 780,1460 752,1570' : '705,1400 780,1300 860,1420 862,1530 790,1470';
  const rings = kind === 'ringed' ? ['662,1520 845,1600 835,1680 650,1590', '610,1680 790,1780 735,1835 560,1735'] : [];
  return [
    { lone, fill, smooth: true },
    { lone: end, fill: tip, flat: true, smooth: true },
    ...rings.map((ring): Part => ({ lone: ring, fill: tip, flat: true })),
  ];
}
