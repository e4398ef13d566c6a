import { describe, expect, it } from '@jest/globals';
import { isProtected, safeNext, startUpRedirect } from './redirects.ts';

const ORIGIN = 'https://inkloom.example';

describe('the page after the callback', () => {
  it.each([
    ['/library', '/library'],
    ['/library?q=owl#top', '/library?q=owl#top'],
    ['/library/../settings', '/settings'],
    ['library', '/library'],
    [`${ORIGIN}/settings`, '/settings'],
    ['', '/dashboard'],
  ])('for "%s" is %s', (next, expected) => {
    expect(safeNext(callbackWith(next))).toBe(expected);
  });

  it('is the dashboard without a next', () => {
    expect(safeNext(new URL(`${ORIGIN}/auth/callback?code=x`))).toBe('/dashboard');
  });

  it.each([
    '//evil.example',
    '//evil.example/steal',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'http://inkloom.example/dashboard',
    'https://inkloom.example:444/',
    'https://inkloom.example.evil.example/',
    'https://inkloom.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,hi',
    'blob:https://evil.example/1',
    '/.//evil.example',
    '/x/..//evil.example',
    `${ORIGIN}//evil.example`,
    'https://[',
    'http://%',
  ])('never leaves the origin: %s', (next) => {
    const target = safeNext(callbackWith(next));
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
  });

  it.each(['/%09/evil.example', '/%2F/evil.example', '/%5Cevil.example'])('keeps escaped characters: %s', (next) => {
    expect(safeNext(callbackWith(next))).toBe(next);
  });
});

describe('a mailed link', () => {
  it.each([
    ['/library', '?code=abc', '', '/auth/callback?code=abc&next=%2Flibrary'],
    ['/', '?code=abc&from=mail', '', '/auth/callback?code=abc&from=mail&next=%2F'],
    [
      '/library',
      '',
      '#access_token=a&refresh_token=b',
      '/auth/callback?next=%2Flibrary#access_token=a&refresh_token=b',
    ],
    ['/', '', '#error=x&error_description=Too+old', '/auth/callback?next=%2F#error=x&error_description=Too+old'],
    ['/library', '?code=abc&next=%2Fadmin', '', '/auth/callback?code=abc&next=%2Flibrary'],
  ])('to %s%s%s goes to the callback', (pathname, search, hash, target) => {
    expect(startUpRedirect({ pathname, search, hash })).toBe(target);
  });

  it.each([
    ['/library', '?q=owl', '#top'],
    ['/auth/callback', '?code=abc', ''],
    ['/auth/callback', '', '#access_token=a'],
    ['/reset-password', '', '#access_token=a&type=recovery'],
    ['/reset-password', '', '#error_description=Too+old'],
    ['/library', '?code=abc', '#type=recovery'],
    ['/', '', ''],
  ])('to %s%s%s stays', (pathname, search, hash) => {
    expect(startUpRedirect({ pathname, search, hash })).toBeNull();
  });
});

describe('protected paths', () => {
  it.each([
    ['/dashboard', true],
    ['/library/42', true],
    ['/settings', true],
    ['/admin/printify-catalog', true],
    ['/', false],
    ['/edit', true],
    ['/batches/5f0c/review', true],
    ['/login', false],
    ['/help/printify-setup', false],
    ['/my/dashboard', false],
  ])('%s: %s', (path, expected) => {
    expect(isProtected(path)).toBe(expected);
  });
});

function callbackWith(next: string): URL {
  return new URL(`${ORIGIN}/auth/callback?next=${encodeURIComponent(next)}`);
}
