import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { neededScopes } from './printify-error.ts';
import { expiryWarning, readToken, scopesMissing, warningDue } from './token.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown) => `${encode({ typ: 'JWT', alg: 'RS256' })}.${encode(claims)}.c2lnbmF0dXJl`;
const nothing = { subject: null, scopes: null, expiresAt: null };

describe('readToken', () => {
  it('reads account, permissions and end', () => {
    const claims = { aud: '37', jti: 'x', iat: 1.7e9, exp: 1_800_000_000.5, sub: '8123', scopes: ['shops.read'] };
    expect(readToken(jwt(claims))).toEqual({
      subject: '8123',
      scopes: ['shops.read'],
      expiresAt: new Date(1_800_000_000_500),
    });
  });

  it.each([
    ['no JWT', 'sandbox_x'],
    ['two parts', 'eyJ.eyJ'],
    ['four parts', `${jwt({ sub: 'a' })}.more`],
    ['no JSON', 'eyJ.!!!.x'],
    ['a text', jwt('text')],
    ['null', jwt(null)],
    ['claims of other kinds', jwt({ sub: {}, scopes: 'all', exp: 'soon' })],
    ['no permissions at all', jwt({ scopes: [] })],
    ['an end beyond all dates', jwt({ exp: 1e300 })],
    ['more permissions than there are', jwt({ scopes: Array(1000).fill('shops.read') })],
  ])('says nothing of %s', (_, token) => {
    expect(readToken(token)).toEqual(nothing);
  });

  it('keeps what is right beside what is not', () => {
    expect(readToken(jwt({ sub: 5, scopes: [1], exp: 1_800_000_000 }))).toEqual({
      subject: '5',
      scopes: null,
      expiresAt: new Date(1_800_000_000_000),
    });
  });

  it('takes anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue().map(jwt)), (token) => {
        const { subject, scopes, expiresAt } = readToken(token);
        expect(subject === null || subject.length <= 100).toBe(true);
        expect(scopes === null || scopes.length <= 60).toBe(true);
        expect(expiresAt === null || Number.isFinite(expiresAt.getTime())).toBe(true);
      }),
    );
  });
});

describe('scopesMissing', () => {
  const missing = (scopes: string[] | null) => scopesMissing({ ...nothing, scopes });

  it('names what is needed and not there', () => {
    expect(missing([...neededScopes, 'orders.read'])).toEqual([]);
    expect(missing(neededScopes.filter((scope) => scope !== 'uploads.write'))).toEqual(['uploads.write']);
    expect(missing(['orders.read'])).toEqual(neededScopes);
  });

  it('misses nothing where the token does not say, or says everything', () => {
    expect(missing(null)).toEqual([]);
    expect(missing(['*'])).toEqual([]);
  });
});

describe('warning of the end', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);

  it.each([
    [31, null],
    [30, 30],
    [4, 30],
    [3, 3],
    [0, 3],
    [-100, 3],
  ])('with %i days left is that of %p', (days, due) => {
    expect(warningDue(inDays(days), now)).toBe(due);
    expect(expiryWarning(inDays(days), now) === null).toBe(due === null);
  });

  it('says the day and what to do', () => {
    expect(expiryWarning(inDays(2), now)).toBe(
      'Your Printify token expires on November 22, 2026. Generate a new one in Printify and reconnect. Everything works until then.',
    );
    expect(expiryWarning(inDays(-1), now)).toBe(
      'Your Printify token expired on November 19, 2026. Generate a new one in Printify and reconnect.',
    );
    expect(expiryWarning(null, now)).toBeNull();
  });
});
