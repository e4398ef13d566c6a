import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearer, browser, member, password, signIn, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0' });
});
afterAll(() => app.close());

const paths = ['/signup', '/token?grant_type=password', '/recover', '/resend', '/verify'];

describe('a body', () => {
  const bad = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1',
    '{"email":5}',
    '{"email":{}}',
    '{"email":["a@b.c"]}',
    '{"__proto__":{}}',
  ];

  it.each(paths.flatMap((path) => bad.map((body) => [path, body])))(
    'of %s that is no object of texts: %s',
    async (path, body) => {
      expect(await wire(app, 'POST', path, body)).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    },
  );

  it.each(paths)('of %s over one mebibyte is too large', async (path) => {
    const body = JSON.stringify({ email: 'a@b.c', password: 'x'.repeat(1024 * 1024) });
    const answer = await wire(app, 'POST', path, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 413,
      code: 'request_entity_too_large',
    });
    expect(answer.headers.get('x-sb-error-code')).toBe('request_entity_too_large');
  });

  it.each([
    { email: 'a\0@b.c', password },
    { email: 'a@b.c', password: 'pass\0word' },
    { email: 'a@b.c', password, data: { name: 'A\0' } },
    { email: 'a@b.c', password, data: { 'na\0me': 'A' } },
    { email: 'a@b.c', password, data: { deep: [{ name: '\0' }] } },
    { email: 'a@b.c', password, data: { name: '\ud800' } },
    { email: 'a@b.c', password, type: '\0', token_hash: '\0', refresh_token: '\0' },
  ])('that PostgreSQL could not store is refused: %j', async (body) => {
    for (const path of paths) {
      const answer = await wire(app, 'POST', path, body);
      expect({ path, status: answer.status, code: answer.body.code }).toEqual({
        path,
        status: 400,
        code: 'validation_failed',
      });
    }
  });

  it('nested a hundred thousand deep is refused', async () => {
    const body = `{"email":"a@b.c","password":"${password}","data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    expect((await wire(app, 'POST', '/signup', body)).status).toBe(400);
  });

  it('is JSON whatever type it says to be, or it is refused', async () => {
    const form = await request(app, 'POST', '/auth/v1/signup', {
      body: 'email=a%40b.c&password=correct+horse',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form).toMatchObject({ status: 400, body: { error_code: 'bad_json' } });
  });

  it('may be any text in the query', async () => {
    const answer = await wire(app, 'GET', '/verify?token=%00&type=signup&redirect_to=%00');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/error_code=otp_expired/);
    expect((await wire(app, 'GET', '/verify?token=a&token=b&type=signup')).status).toBe(303);
  });
});

describe('an error', () => {
  const wrong = { email: 'a@b.c', password };
  const post = (headers: Record<string, string>) =>
    request(app, 'POST', '/auth/v1/token?grant_type=password', {
      body: JSON.stringify(wrong),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each(['2024-01-01', '2025-06-30'])('has its present shape for version %s', async (version) => {
    const { headers, body } = await post({ 'x-supabase-api-version': version });
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
  });

  it.each([undefined, '2023-12-31', 'nonsense'])('has its former shape for version %s', async (version) => {
    const { headers, body } = await post(version ? { 'x-supabase-api-version': version } : {});
    expect(body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
    expect(headers.get('x-supabase-api-version')).toBeNull();
    expect(headers.get('x-sb-error-code')).toBe('invalid_credentials');
  });

  it('carries the reasons of a weak password in both shapes', async () => {
    const body = JSON.stringify({ email: 'a@b.c', password: 'x' });
    const headers = { 'content-type': 'application/json' };
    const former = await request(app, 'POST', '/auth/v1/signup', { body, headers });
    expect(former.body).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['length'] },
    });
  });
});

describe('what is not ours', () => {
  it.each([
    ['POST', '/sso'],
    ['GET', '/authorize?provider=google'],
    ['POST', '/invite'],
    ['DELETE', '/token'],
    ['GET', '/nowhere'],
  ])('is not found: %s %s', async (method, path) => {
    expect(await wire(app, method, path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is an anonymous user', async () => {
    const { error } = await browser(app).auth.signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });
});

describe('the server about itself', () => {
  it('tells its settings', async () => {
    expect((await wire(app, 'GET', '/settings')).body).toEqual({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
  });

  it('tells that it lives', async () => {
    expect((await wire(app, 'GET', '/health')).body).toMatchObject({ name: 'GoTrue', version: expect.any(String) });
  });

  it('never shows a hash or a token of somebody', async () => {
    const { email } = await member(app);
    const session = await signIn(app, email);
    const { text } = await wire(app, 'GET', '/user', undefined, bearer(session.access_token));
    expect(text).not.toMatch(/argon2|token|password/i);
  });
});
