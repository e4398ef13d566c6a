import { describe, expect, it } from '@jest/globals';
import { lifetime } from '../../platform/mail/layout.ts';
import { addressChanged, passwordChanged } from './changes.mail.ts';
import { confirmAddress, confirmNewAddress, resetPassword } from './links.mail.ts';

const link =
  'https://inkloom.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Finkloom.example%2F';
const email = `o'brien&<b>"x"</b>@example.com`;
const support = 'help@inkloom.example';
const data = { link, email, seconds: 3600, support };

const mails = [
  ['confirm', confirmAddress(data)],
  ['confirm the new one', confirmNewAddress(data)],
  ['reset', resetPassword(data)],
  ['password changed', passwordChanged({ email, support })],
  ['address changed', addressChanged({ before: email, after: 'new@example.com', support })],
] as const;

describe.each(mails)('the mail "%s"', (_, { subject, text, html }) => {
  it('says the same as text and as HTML', () => {
    expect(subject).not.toBe('');
    expect(text).toContain(email);
    expect(text).toContain(support);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toContain('help@inkloom.example');
  });

  it('takes no markup from an address', () => {
    expect(html).not.toContain('<b>');
    expect(html).toMatch(/o(?:'|&#39;)brien/);
  });

  it('fetches nothing, runs nothing and knows dark mode', () => {
    expect(html).not.toMatch(/<script|<img|url\(|<link/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});

it.each(mails.slice(0, 3))('the mail "%s" has its link whole, as text and as button', (_, { text, html }) => {
  expect(text).toContain(`\n${link}\n`);
  const [href] = html.match(/(?<=href=")https[^"]+/) ?? [];
  expect(href?.replace(/&#38;|&amp;/g, '&')).toBe(link);
  expect(text).toContain('1 hour');
});

it.each([
  [3600, '1 hour'],
  [86_400, '1 day'],
  [5400, '90 minutes'],
  [7200, '2 hours'],
  [90, '90 seconds'],
])('a link that lives %i s lives %s', (seconds, words) => {
  expect(lifetime(seconds)).toBe(words);
});
