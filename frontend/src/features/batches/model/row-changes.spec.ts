import { describe, expect, it } from '@jest/globals';
import type { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import {
  applyAction,
  applyUpdate,
  applyWithdrawal,
  isChangeable,
  isDrawn,
  isPossibleWhenCanceled,
} from './row-changes.ts';

const row = (state: RowState, more: Partial<RowView> = {}): RowView => ({
  ...{ id: 'a', position: 1, faults: [], state, retryCredits: 1, plannedAt: null, design: null },
  input: { idea: 'A fox', title: 'Fox' },
  ...more,
});

describe('what a row is expected to be', () => {
  it.each([
    ['approve', 'made', 'approved'],
    ['approve', 'making', 'making'],
    ['discard', 'waiting', 'discarded'],
    ['discard', 'published', 'published'],
    ['retry', 'publish_failed', 'publishing'],
    ['retry', 'made', 'waiting'],
    ['restore', 'discarded', 'waiting'],
  ] as const)('after %s of one that is %s: %s', (action, before, after) => {
    expect(applyAction(action, new Set(['a']))(row(before)).state).toBe(after);
  });

  it('is the same object where it is not meant', () => {
    const other = row('made');
    expect(applyAction('approve', new Set(['b']))(other)).toBe(other);
  });
});

it('an update changes what it names, and what was wrong there is not said any more', () => {
  const fault = { field: 'idea', message: 'Too long', level: 'error' } as const;
  const changed = applyUpdate('a', { idea: 'A bear', title: null })(row('faulty', { faults: [fault] }));
  expect(changed).toMatchObject({ input: { idea: 'A bear' }, faults: [] });
  expect(changed.input).not.toHaveProperty('title');
});

it('a row that is being made cannot be changed', () => {
  expect(isChangeable(row('making'))).toBe(false);
  expect(isChangeable(row('faulty'))).toBe(true);
});

it('an approval is taken back only from a row that is not on its way yet', () => {
  const planned = row('approved', { plannedAt: '2026-12-01T14:00:00Z' });
  expect(applyWithdrawal('a')(planned)).toMatchObject({ state: 'made', plannedAt: null });
  const published = row('published');
  expect(applyWithdrawal('a')(published)).toBe(published);
});

it('in a canceled batch what is drawn goes to Printify again, and nothing is drawn', () => {
  expect(isPossibleWhenCanceled('retry', { state: 'publish_failed', retryCredits: 0 })).toBe(true);
  expect(isPossibleWhenCanceled('retry', { state: 'made', retryCredits: 1 })).toBe(false);
  expect(isPossibleWhenCanceled('approve', { state: 'made', retryCredits: 1 })).toBe(true);
});

it('the design of a row counts while it is there, and what is asked for otherwise', () => {
  const design = { id: 'fox' } as RowView['design'];
  expect(isDrawn({ state: 'made', design })).toBe(true);
  expect(isDrawn({ state: 'discarded', design })).toBe(false);
  expect(isDrawn({ state: 'waiting', design: null })).toBe(false);
});
