import { describe, expect, it } from '@jest/globals';
import type { RowView } from '../../../api/model/rowView.ts';
import { applyAction, applyUpdate } from './row-changes.ts';
import { resetRows, type ShownChange, showChange } from './shown-changes.ts';

const row = (id: string) =>
  ({ id, state: 'made', input: { idea: 'A fox' }, faults: [], design: {} }) as unknown as RowView;
const shown = (apply: ShownChange['apply']): ShownChange => ({ apply, before: new Map() });

describe('a change that failed', () => {
  it('is taken back from its rows, and what was done with others since stays', () => {
    const [first, second] = [
      shown(applyAction('approve', new Set(['a']))),
      shown(applyAction('discard', new Set(['b']))),
    ];
    const rows = [row('a'), row('b'), row('c')];
    const after = rows
      .map(showChange(first))
      .map(showChange(second))
      .map(resetRows(first.before, [second]));
    expect(after.map(({ state }) => state)).toEqual(['made', 'discarded', 'made']);
    expect(after[2]).toBe(rows[2]);
  });

  it('is not brought back by a later one of the same row that fails too', () => {
    const [first, second] = [shown(applyUpdate('a', { idea: 'A bear' })), shown(applyUpdate('a', { title: 'Bear' }))];
    const both = showChange(second)(showChange(first)(row('a')));
    const withoutFirst = resetRows(first.before, [second])(both);
    expect(withoutFirst.input).toEqual({ idea: 'A fox', title: 'Bear' });
    expect(resetRows(second.before, [])(withoutFirst)).toEqual(row('a'));
  });

  it('leaves a row as it is where a later one is possible no more without it', () => {
    const discarded = { ...row('a'), state: 'discarded' } as RowView;
    const [first, second] = [
      shown(applyAction('restore', new Set(['a']))),
      shown(applyAction('approve', new Set(['a']))),
    ];
    const both = showChange(second)(showChange(first)(discarded));
    expect(both.state).toBe('approved');
    const after = resetRows(first.before, [second])(both);
    expect([after, resetRows(second.before, [])(after)]).toEqual([discarded, discarded]);
  });
});

it('what the server answers is shown with what was changed since', () => {
  const [first, second] = [shown(applyUpdate('a', { idea: 'A  bear' })), shown(applyUpdate('a', { title: 'Bear' }))];
  const both = showChange(second)(showChange(first)(row('a')));
  const saved = { ...row('a'), input: { idea: 'A bear' } };
  const after = resetRows(new Map([['a', saved]]), [second])(both);
  expect(after.input).toEqual({ idea: 'A bear', title: 'Bear' });
  expect(resetRows(second.before, [])(after)).toEqual(saved);
});
