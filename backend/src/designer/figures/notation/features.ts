import type { Part, Point } from './head.ts';

export const NIGHT = '#1c1a1f';
export const WHITE = '#fbf6ea';

export function eyes(dx: number, y: number, size: number, iris: string, slant = 0.35): Part[] {
  const s = size;
  const lid: Point[] = [
    [dx - s, y + s * slant],
    [dx - s * 0.3, y - s * 0.42],
    [dx + s * 0.55, y - s * (0.35 + slant)],
    [dx + s, y - s * slant],
    [dx + s * 0.35, y + s * 0.38],
    [dx - s * 0.4, y + s * 0.55],
  ];
  const disc = (r: number, ox = 0, oy = 0): Point[] =>
    Array.from(
      { length: 12 },
      (_, i) =>
        [dx + ox + r * Math.cos((i / 12) * 2 * Math.PI), y + oy + r * Math.sin((i / 12) * 2 * Math.PI)] as const,
    );
  return [
    { pair: lid.map(([px, py]) => [dx + (px - dx) * 1.32, y + (py - y) * 1.5] as const), fill: NIGHT, flat: true },
    { pair: lid, fill: iris, flat: true },
    { pair: disc(s * 0.34), fill: NIGHT, flat: true },
    { pair: disc(s * 0.12, -s * 0.12, -s * 0.14), fill: WHITE, flat: true },
  ];
}

export function roundEyes(dx: number, y: number, r: number, iris = NIGHT): Part[] {
  const disc = (radius: number, ox = 0, oy = 0): Point[] =>
    Array.from(
      { length: 16 },
      (_, i) =>
        [
          dx + ox + radius * Math.cos((i / 16) * 2 * Math.PI),
          y + oy + radius * Math.sin((i / 16) * 2 * Math.PI),
        ] as const,
    );
  return [
    { pair: disc(r * 1.28), fill: NIGHT, flat: true },
    ...(iris === NIGHT
      ? []
      : [
          { pair: disc(r), fill: iris, flat: true } as const,
          { pair: disc(r * 0.6), fill: NIGHT, flat: true } as const,
        ]),
    { pair: disc(r * 0.32, -r * 0.3, -r * 0.34), fill: WHITE, flat: true },
  ];
}

export function snout(y: number, width: number, fill = NIGHT, mouth = 1): Part[] {
  const w = width;
  return [
    {
      half: [
        [w * 0.06, y + w * 0.9],
        [w * 0.06, y + w * 1.5],
        [w * 0.95 * mouth, y + w * 1.78],
        [w * 1.25 * mouth, y + w * 1.45],
        [w * 1.34 * mouth, y + w * 1.58],
        [w * 1.0 * mouth, y + w * 2.02],
        [0, y + w * 1.72],
      ],
      fill: NIGHT,
      flat: true,
    },
    {
      half: [
        [0, y - w * 0.12],
        [w * 0.8, y - w * 0.06],
        [w, y + w * 0.25],
        [w * 0.5, y + w * 0.85],
        [0, y + w],
      ],
      fill,
    },
    {
      pair: [
        [-w * 0.62, y + w * 0.06],
        [-w * 0.2, y + w * 0.02],
        [-w * 0.3, y + w * 0.2],
        [-w * 0.6, y + w * 0.24],
      ],
      fill: '#6d6672',
      flat: true,
    },
  ];
}
