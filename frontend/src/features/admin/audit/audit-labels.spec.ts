import { expect, it } from '@jest/globals';
import { formatDetail } from './audit-labels.ts';

it.each([
  [{}, ''],
  [{ amount: 10 }, 'amount: 10'],
  [{ amount: 10, granted_to: 'a@example.com' }, 'amount: 10, granted to: a@example.com'],
  [{ answered: false, note: null }, 'answered: false, note: null'],
  [{ changed: { width: [1024, 800] } }, 'changed: {"width":[1024,800]}'],
  [{ reason: '2026-11-22' }, 'reason: 2026-11-22'],
])('%j is shown as "%s"', (detail, text) => {
  expect(formatDetail(detail)).toBe(text);
});

it('shows times as dates', () => {
  expect(formatDetail({ expires_at: '2027-02-19T21:20:00.000Z' })).toMatch(
    /^expires at: Feb \d\d, 2027, \d+:\d\d [AP]M$/,
  );
});
