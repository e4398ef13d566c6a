import { expect, it } from '@jest/globals';
import { paceOf } from './pace.ts';

it.each([
  ['approved', 80, 6, 80],
  ['now', 80, 1, 6.7],
  ['now', 80, 6, 1.1],
  ['now', 0.5, 1, 0.5],
] as const)(
  'a batch to be published %s, made at %d a minute with %d products each, goes at %d',
  (publish, made, each, pace) => {
    expect(paceOf(made, publish, each)).toBe(pace);
  },
);
