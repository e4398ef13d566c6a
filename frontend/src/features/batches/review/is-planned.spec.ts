import { describe, expect, it } from '@jest/globals';
import type { RowView } from '../../../api/model/rowView.ts';
import { isPlanned } from './is-planned.ts';

describe('an approved design can still be taken back', () => {
  const schedule = { perDay: 1, weekdays: [1], times: ['09:00'], timeZone: 'UTC' };
  const approved = { state: 'approved', plannedAt: null, input: { idea: 'A fox' } } as unknown as RowView;
  it.each([
    ['of a batch with a schedule', approved, schedule, true],
    ['with a date of its own', { ...approved, plannedAt: '2030-12-01T09:00:00Z' }, 'approved', true],
    [
      'whose date is not read yet',
      { ...approved, input: { idea: 'A fox', publishAt: '2030-12-01' } },
      'approved',
      true,
    ],
    ['that goes out at once', approved, 'approved', false],
    ['that is on its way', { ...approved, state: 'publishing' as const }, schedule, false],
  ] as const)('%s: %#', (_, row, publish, expected) => {
    const batch = { state: 'running', publish } as Parameters<typeof isPlanned>[1];
    expect(isPlanned(row, batch)).toBe(expected);
  });

  it('while its batch is paused', () => {
    expect(isPlanned(approved, { state: 'paused', publish: 'approved' })).toBe(true);
  });
});
