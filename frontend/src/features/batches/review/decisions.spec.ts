import { describe, expect, it } from '@jest/globals';
import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { applyDecisions, countReviewed, groupDecisions, nextOpen } from './decisions.ts';

const row = (id: string, state: RowState) => ({ id, state, design: {} }) as RowView;
const rows = [row('a', 'made'), row('b', 'needs_review'), row('c', 'published'), row('d', 'made')];

describe('decisions that are not sent yet', () => {
  it('are shown at their rows', () => {
    const decided = applyDecisions(rows, [
      { rowId: 'a', kind: 'discard', before: 'made' },
      { rowId: 'b', kind: 'approve', before: 'needs_review' },
    ]);
    expect(decided.map(({ state }) => state)).toEqual(['discarded', 'approved', 'published', 'made']);
  });

  it('change no row that something else was done with', () => {
    expect(applyDecisions(rows, [{ rowId: 'c', kind: 'discard', before: 'made' }])).toEqual(rows);
  });

  it('leave the other rows the same objects', () => {
    expect(applyDecisions(rows, [{ rowId: 'a', kind: 'approve', before: 'made' }])[3]).toBe(rows[3]);
  });

  it('are sent in one call of each kind', () => {
    const kinds = ['approve', 'discard', 'approve'] as const;
    const decisions = kinds.map((kind, n) => ({ rowId: `${n}`, kind, before: 'made' as const }));
    expect(groupDecisions(decisions)).toEqual({ approve: ['0', '2'], discard: ['1'] });
  });
});

it('counts what is reviewed of what can be', () => {
  expect(countReviewed([...rows, row('e', 'waiting')])).toEqual({ done: 1, total: 4 });
});

describe('the next row to decide', () => {
  it.each([
    [undefined, 'a'],
    ['a', 'b'],
    ['b', 'd'],
    ['d', 'a'],
  ])('after %p is %p', (after, next) => {
    expect(nextOpen(rows, after)).toBe(next);
  });

  it('is none where all are decided', () => {
    expect(nextOpen([row('a', 'approved'), row('b', 'making')], 'a')).toBeUndefined();
  });
});
