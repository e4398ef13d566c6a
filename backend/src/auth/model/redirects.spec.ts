import { describe, expect, it } from '@jest/globals';
import { AuthError } from './auth-error.ts';
import { toRedirect, withCode, withError, withFragment } from './redirects.ts';

const site = 'https://inkloom.example';

describe('toRedirect', () => {
  it.each(['https://inkloom.example/auth/callback?next=/dashboard', 'https://INKLOOM.example:443/x#y'])(
    'leaves %s as it is',
    (url) => {
      expect(toRedirect(url, site)).toBe(new URL(url).href);
    },
  );

  it.each([
    undefined,
    '',
    '/auth/callback',
    'inkloom.example/x',
    'http://inkloom.example/',
    'https://inkloom.example:8443/',
    'https://www.inkloom.example/',
    'https://inkloom.example.evil.example/',
    'https://inkloom.example@evil.example/',
    'https://evil@inkloom.example/',
    'https://evil.example\\@inkloom.example/',
    'https:\\\\evil.example',
    'https://127.0.0.1/',
    'https://2130706433/',
    'javascript://inkloom.example/%0aalert(1)',
    'ftp://inkloom.example/',
  ])('replaces %s by the site', (url) => {
    expect(toRedirect(url, site)).toBe('https://inkloom.example/');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'lets %s be any port of itself',
    (local) => {
      const dev = local.replace('3000', '5173/x');
      expect(toRedirect(dev, local)).toBe(dev);
      expect(toRedirect('http://127.0.0.2:5173/', local)).toBe(`${local}/`);
    },
  );
});

describe('where a link ends', () => {
  const callback = 'https://inkloom.example/auth/callback?next=%2Flibrary#old';

  it('has the session in the fragment', () => {
    expect(withFragment(callback, { access_token: 'a.b', sb: '' })).toBe(
      'https://inkloom.example/auth/callback?next=%2Flibrary#access_token=a.b&sb=',
    );
  });

  it('has the code in the query', () => {
    expect(withCode(`${callback}`, 'x')).toBe('https://inkloom.example/auth/callback?next=%2Flibrary&code=x#old');
  });

  it.each([
    ['bad_json', 'invalid_request'],
    ['no_authorization', 'unauthorized_client'],
    ['otp_expired', 'access_denied'],
    ['unexpected_failure', 'server_error'],
  ] as const)('calls %s "%s"', (code, error) => {
    const url = new URL(withError(callback, new AuthError(code, 'Such & such'), true));
    const described = { error, error_code: code, error_description: 'Such & such' };
    expect(Object.fromEntries(url.searchParams)).toEqual({ next: '/library', ...described });
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({ ...described, sb: '' });
  });
});
