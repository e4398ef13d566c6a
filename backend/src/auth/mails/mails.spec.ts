import { describe, expect, it } from '@jest/globals';
import { lifetime } from '../../platform/mail/layout.ts';
import { apiKeyCreated } from './api-keys.mail.ts';
import { appConnected } from './apps.mail.ts';
import {
  addressChanged,
  addressChangeRequested,
  guessesFailed,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  tokenReused,
} from './changes.mail.ts';
import { reauthenticationCode, signInCode } from './codes.mail.ts';
import { codesRefused, factorAdded, factorRemoved, factorsReset, recoveryCodeUsed } from './factors.mail.ts';
import { confirmAddress, confirmNewAddress, resetPassword } from './links.mail.ts';
import { webhookAdded } from './webhooks.mail.ts';

const link =
  'https://inkloom.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Finkloom.example%2F';
const email = `o'brien&<b>"x"</b>@example.com`;
const support = 'help@inkloom.example';
const data = { link, email, seconds: 3600, support };

const withLink = [
  ['confirm', confirmAddress(data)],
  ['confirm the new one', confirmNewAddress(data)],
  ['reset', resetPassword(data)],
  ['password changed', passwordChanged(data)],
  ['address changed', addressChanged({ ...data, after: 'new@example.com' })],
  ['address change asked for', addressChangeRequested({ ...data, after: 'new@example.com' })],
  ['token used twice', tokenReused(data)],
  ['passkey added', passkeyAdded({ ...data, name: '<b>Phone</b>' })],
  ['passkey removed', passkeyRemoved({ ...data, name: 'Phone' })],
  ['API key made', apiKeyCreated({ ...data, name: '<b>Nightly</b>', prefix: 'ink_abc', scopes: ['read'] })],
  ['wrong passwords', guessesFailed({ ...data, failures: 10 })],
  ['factor added', factorAdded({ ...data, name: '<b>Phone</b>' })],
  ['factor removed', factorRemoved({ ...data, name: '' })],
  ['recovery code used', recoveryCodeUsed({ ...data, left: 9 })],
  ['codes refused', codesRefused(data)],
  ['factors reset', factorsReset(data)],
  ['webhook set up', webhookAdded({ ...data, host: '<b>app.example' })],
  ['app connected', appConnected({ ...data, app: '<b>App</b>', address: 'app.example' })],
] as const;
const mails = [
  ...withLink,
  ['sign-in code', signInCode({ email, code: '12345678', seconds: 600, support })],
  ['code for a password', reauthenticationCode({ email, code: '12345678', seconds: 600, support })],
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

it.each(withLink)('the mail "%s" has its link whole, as text and as button', (_, { text, html }) => {
  expect(text).toContain(`\n${link}\n`);
  const [href] = html.match(/(?<=href=")https[^"]+/) ?? [];
  expect(href?.replace(/&#38;|&amp;/g, '&')).toBe(link);
});

it.each(withLink.slice(0, 3))('the mail "%s" says how long its link works', (_, { text }) => {
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
