import { expect, it } from '@jest/globals';
import type { RowView } from '../../../api/model/rowView.ts';
import { matchesFilter, readRowFilter } from './states.ts';

const row = (state: RowView['state'], faults: Partial<RowView['faults'][number]>[] = []) =>
  ({ state, faults }) as Pick<RowView, 'state' | 'faults'>;
const repeated = row('waiting', [{ field: 'idea', level: 'warning', message: 'The same idea as row 1.' }]);

it('rows are found by their state', () => {
  expect(matchesFilter(row('made'), 'made')).toBe(true);
  expect(matchesFilter(row('made'), 'failed')).toBe(false);
  expect(matchesFilter(row('made'), undefined)).toBe(true);
});

it('rows with a repeated idea are found', () => {
  expect(readRowFilter('repeated')).toBe('repeated');
  expect(matchesFilter(repeated, 'repeated')).toBe(true);
  expect(matchesFilter(row('faulty', [{ field: 'idea', level: 'error' }]), 'repeated')).toBe(false);
  expect(matchesFilter(row('waiting', [{ field: 'colors', level: 'warning' }]), 'repeated')).toBe(false);
});
