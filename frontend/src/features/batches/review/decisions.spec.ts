import { describe, expect, it } from '@jest/globals';
import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { applyDecisions, countReviewed, type Decision, groupDecisions, nextOpen, stillOpen } from './decisions.ts';

const row = (id: string, state: RowState) => ({ id, state, design: { id: `art of ${id}` } }) as RowView;
const decision = (rowId: string, kind: Decision['kind'], before: RowState = 'made'): Decision => ({
  ...{ rowId, designId: `art of ${rowId}`, kind, before },
});
const rows = [row('a', 'made'), row('b', 'needs_review'), row('c', 'published'), row('d', 'made')];

describe('decisions that are not sent yet', () => {
  it('are shown at their rows', () => {
    const decided = applyDecisions(rows, [decision('a', 'discard'), decision('b', 'approve', 'needs_review')]);
    expect(decided.map(({ state }) => state)).toEqual(['discarded', 'approved', 'published', 'made']);
  });

  it('change no row that something else was done with', () => {
    expect(applyDecisions(rows, [decision('c', 'discard')])).toEqual(rows);
  });

  it('leave the other rows the same objects', () => {
    expect(applyDecisions(rows, [decision('a', 'approve')])[3]).toBe(rows[3]);
  });

  it('are dropped where their row is decided otherwise, is gone or has another design', () => {
    const drawnAgain = { ...decision('d', 'approve'), designId: 'another' };
    const decisions = [decision('a', 'approve'), decision('c', 'discard'), decision('gone', 'discard'), drawnAgain];
    expect(stillOpen(decisions, rows)).toEqual([decisions[0]]);
    expect(applyDecisions(rows, [drawnAgain])).toEqual(rows);
  });

  it('are sent in one call of each kind', () => {
    const decisions = [decision('a', 'approve'), decision('b', 'discard'), decision('d', 'approve')];
    expect(groupDecisions(decisions)).toEqual({ approve: ['a', 'd'], discard: ['b'] });
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
