import { describe, expect, it } from '@jest/globals';
import { NOTHING_SELECTED, type Selection, toggle, toggleRange } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: Selection) => [...ids].toSorted().join('');

describe('the selection', () => {
  it('has what was toggled once', () => {
    const selection = ['a', 'c', 'a'].reduce(toggle, NOTHING_SELECTED);
    expect(idsOf(selection)).toBe('c');
    expect(idsOf(NOTHING_SELECTED)).toBe('');
  });

  it.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', ''],
    ['gone', 'b', 'bgone'],
  ])('has the range from %s to %s', (anchor, id, expected) => {
    expect(idsOf(toggleRange(toggle(NOTHING_SELECTED, anchor), id, order))).toBe(expected);
  });

  it('loses a range whose end was in it', () => {
    const all: Selection = { ids: new Set(order), anchor: 'b' };
    expect(idsOf(toggleRange(all, 'd', order))).toBe('ae');
  });

  it('has a single design where there is no anchor', () => {
    expect(idsOf(toggleRange(NOTHING_SELECTED, 'd', order))).toBe('d');
  });
});
