import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Decision } from './decisions.ts';
import { allLeft, forgetLeft, readLeft, storeLeft } from './left-decisions.ts';

const decision = (rowId: string, kind: Decision['kind'] = 'approve'): Decision => ({
  ...{ rowId, designId: `art of ${rowId}`, kind, before: 'made' },
});
const left = { batchId: 'one', decisions: [decision('a'), decision('b', 'discard')] };

beforeAll(() => {
  // Node has none. Its items are own properties, as in a browser.
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { value: Object.create(methods), configurable: true });
});
beforeEach(() => storeLeft(left, 'seller'));

it('decisions that were left are for their owner alone', () => {
  expect(allLeft('seller')).toEqual([left]);
  expect(allLeft('another')).toEqual([]);
});

it('a decision that the server has answered is forgotten', () => {
  forgetLeft({ batchId: 'one', decisions: [decision('a'), decision('b')] }, 'seller');
  expect(readLeft('one', 'seller')).toEqual([decision('b', 'discard')]);
  forgetLeft({ batchId: 'one', decisions: [decision('b', 'discard')] }, 'seller');
  expect(Object.keys(localStorage)).toEqual([]);
});
