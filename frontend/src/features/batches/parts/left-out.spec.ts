import { expect, it } from '@jest/globals';
import { bulkToast } from './left-out.tsx';

const words = { done: '4 rows changed', failure: 'Couldn’t save' };
const leftOut = [1, 5, 7].map((position) => ({ position, reason: 'Too long.' }));

it('a toast names two rows that were left out, and counts more', () => {
  expect(bulkToast(4, [], words)).toEqual({ title: '4 rows changed' });
  expect(bulkToast(4, leftOut.slice(0, 2), words)).toEqual({
    title: '4 rows changed',
    description: '2 left out. Row 1: Too long. Row 5: Too long.',
  });
  expect(bulkToast(0, leftOut, words)).toEqual({
    title: 'Couldn’t save',
    description: '3 left out.',
    tone: 'destructive',
  });
});
