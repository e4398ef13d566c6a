import { expect, it } from '@jest/globals';
import { isChangedBy } from './cell-change.ts';

it.each([
  [{ colors: ['Black'] }, ['Black'], false],
  [{ colors: ['Black', 'Navy'] }, ['Black'], true],
  [{ colors: null }, ['Black'], true],
  [{ colors: null }, undefined, false],
])('%j changes a row with %j: %s', (change, colors, expected) => {
  expect(isChangedBy(change)({ input: { idea: 'A fox', ...(colors && { colors }) } })).toBe(expected);
});
