import { expect, it } from '@jest/globals';
import { expiryWarningMail } from './expiry-warning.mail.ts';

const link = 'https://inkloom.example/dashboard';
const on = (day: string, remaining: number) => ({ remaining, expiresAt: new Date(`${day}T10:00:00Z`) });

it('says how many end on which day, and where to use them', () => {
  const lots = [on('2026-12-01', 3), on('2026-12-04', 1)];
  const { subject, text, html } = expiryWarningMail({ lots, link, support: 'help@inkloom.example' });
  expect(subject).toBe('4 credits expire soon');
  for (const words of ['3 credits on December 1, 2026.', '1 credit on December 4, 2026.', link]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

it('counts one as one', () => {
  expect(expiryWarningMail({ lots: [on('2026-12-01', 1)], link, support: 's@x.example' }).subject).toBe(
    '1 credit expires soon',
  );
});
