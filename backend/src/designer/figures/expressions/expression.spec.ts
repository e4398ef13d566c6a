import { describe, expect, it } from '@jest/globals';
import { boundsOf } from '../../canvas/geometry.ts';
import { headAreas, headShowing } from '../figure.ts';
import { EXPRESSIONS } from './expression.ts';

const HEADS = ['husky', 'opossum-head', 'cat-face', 'skull', 'woman-face', 'frog', 'hippopotamus'];

describe('a head with an expression', () => {
  it.each(EXPRESSIONS)('is another picture where it is "%s", and of nearly the same size', (expression) => {
    for (const head of HEADS) {
      const [plain, changed] = [headAreas(head), headShowing(head, expression)];
      expect(changed).not.toEqual(plain);
      const [before, after] = [plain, changed].map((areas) => boundsOf(areas.map(({ ring }) => ring)));
      expect(after?.w).toBe(before?.w);
      expect((after?.h ?? 0) / (before?.h ?? 1)).toBeLessThan(1.35);
      expect((after?.h ?? 0) / (before?.h ?? 1)).toBeGreaterThanOrEqual(1);
    }
  });

  it('opens no beak, and leaves it its eyes', () => {
    expect(headShowing('eagle', 'screaming')).toEqual(headAreas('eagle'));
  });

  it('has no eyes twice', () => {
    const eyes = (areas: ReturnType<typeof headAreas>) => areas.filter(({ fill }) => fill === '#fbf6ea').length;
    expect(eyes(headShowing('husky', 'yawning'))).toBeLessThanOrEqual(eyes(headAreas('husky')));
  });
});
