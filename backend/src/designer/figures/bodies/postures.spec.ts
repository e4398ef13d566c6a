import { describe, expect, it } from '@jest/globals';
import { boundsOf } from '../../canvas/geometry.ts';
import { anchorsOf } from '../anchors.ts';
import { allSubjects } from '../catalog.ts';
import { figure, hasFigure } from '../figure.ts';
import { HEADS } from '../heads.ts';
import { mascotLimbs } from './mascot-limbs.ts';
import { limbsOf, postureOf } from './posed.ts';
import { POSTURE_NAMES, reachesOf } from './postures.ts';
import { ARM, LEG, skeletonOf } from './skeleton.ts';

const NAMES = [...Object.keys(HEADS), ...allSubjects().map(({ name }) => name)].filter(hasFigure);

const apart = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(bx - ax, by - ay);

describe('postures', () => {
  it.each(POSTURE_NAMES)('have all limbs of "%s" joined and of one length', (name) => {
    const { arms, legs } = skeletonOf(name);
    for (const [limbs, { upper, lower }, reaches] of [
      [arms, ARM, reachesOf(name)],
      [legs, LEG, [1, 1]],
    ] as const) {
      for (const [at, { course }] of limbs.entries()) {
        expect(apart(course[0], course[1])).toBeCloseTo(upper * (reaches[at] ?? 0));
        expect(apart(course[1], course[2])).toBeCloseTo(lower * (reaches[at] ?? 0));
      }
    }
  });

  it.each(POSTURE_NAMES)('keep the head of "%s" above the feet and within reach of the shoulders', (name) => {
    const { arms, legs, head } = skeletonOf(name);
    const chin = head.dy + 1090 * head.scale;
    const feet = legs.map(({ course }) => course[2][1]);
    expect(Math.min(...feet) - chin).toBeGreaterThan(300);
    const shoulders = (arms[0].course[0][0] + arms[1].course[0][0]) / 2;
    expect(Math.abs(shoulders - head.dx)).toBeLessThan(160);
  });

  it('draw every head with a whole body in a box that is not much wider than tall', () => {
    for (const [at, name] of NAMES.entries()) {
      // Bodies are alike: each head is drawn in every fifth posture, and each posture under every fifth head.
      for (const posture of POSTURE_NAMES.filter((_, turn) => (turn + at) % 5 === 0)) {
        const { w, h } = boundsOf(figure(name, posture).map(({ ring }) => ring));
        expect({ name, posture, fits: w < h * 1.3 && h < w * 2.9 && h > 1400 && h < 2700 }).toEqual({
          name,
          posture,
          fits: true,
        });
      }
    }
  });

  it('have the places for what is held and worn inside the figure', () => {
    for (const posture of POSTURE_NAMES) {
      const box = boundsOf(figure('fox', posture).map(({ ring }) => ring));
      for (const [place, spots = []] of Object.entries(anchorsOf('fox', posture) ?? {}))
        for (const { x, y } of spots)
          expect({
            posture,
            place,
            inside: x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h + 1,
          }).toEqual({
            posture,
            place,
            inside: true,
          });
    }
  });

  it('lend their limbs to food and plants', () => {
    for (const posture of POSTURE_NAMES) {
      expect(postureOf(limbsOf(posture))).toBe(posture);
      const { w, h } = boundsOf(mascotLimbs(posture).map(({ ring }) => ring));
      expect({ posture, isSeen: w > 680 || h > 780 }).toEqual({ posture, isSeen: true });
    }
    expect(postureOf('dancing-arms')).toBeUndefined();
    expect(postureOf('toString-arms')).toBeUndefined();
  });
});
