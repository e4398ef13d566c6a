import { expect, it } from '@jest/globals';
import { detailLines } from './audit-labels.ts';

it.each([
  [{}, []],
  [{ amount: 1000 }, [{ name: 'Amount', value: '1,000' }]],
  [
    { granted_to: 'a@example.com', answered: false, note: null },
    [
      { name: 'Granted to', value: 'a@example.com' },
      { name: 'Answered', value: 'no' },
      { name: 'Note', value: 'none' },
    ],
  ],
  [
    { job: { queueName: 'send-mail', tries: [1, 2] } },
    [
      { name: 'Job queue name', value: 'send-mail' },
      { name: 'Job tries', value: '1, 2' },
    ],
  ],
  [{ reason: '2026-11-22' }, [{ name: 'Reason', value: '2026-11-22' }]],
])('%j is shown as %j', (detail, lines) => {
  expect(detailLines(detail)).toEqual(lines);
});

it('shows a change field by field, and nothing that stayed', () => {
  const before = { defaultWidth: 1024, defaultHeight: 1536, dailyCostLimit: 0 };
  const after = { defaultWidth: 800, defaultHeight: 1536, dailyCostLimit: 0, note: 'x' };
  expect(detailLines({ after, before, by: 'hand' })).toEqual([
    { name: 'Default width', before: '1,024', value: '800' },
    { name: 'Note', before: 'none', value: 'x' },
    { name: 'By', value: 'hand' },
  ]);
});

it('shows times as dates', () => {
  const [line] = detailLines({ expires_at: '2027-02-19T21:20:00.000Z' });
  expect(line?.value).toMatch(/^Feb \d\d, 2027, \d+:\d\d [AP]M$/);
});
