import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  browser,
  follow,
  linkTo,
  mailsTo,
  member,
  open,
  password,
  signIn,
  someAddress,
  type WireBody,
  wire,
} from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { type Answer, requestRaw } from './support/http.ts';

const challenge = 'c'.repeat(43);
/** SHA-256 of `secret` in base64url. */
const secret = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const hashOfSecret = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const expired = 'Email link is invalid or has expired';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0' });
});
afterAll(() => app.close());

let email: string;
let callback: string;
beforeEach(() => {
  email = someAddress();
  callback = `${app.url}/auth/callback?next=/dashboard`;
});

const ask = (path: string, body: object, redirect = callback) =>
  wire(app, 'POST', `${path}?redirect_to=${encodeURIComponent(redirect)}`, body);
const pkce = { code_challenge: hashOfSecret, code_challenge_method: 'S256' };
const exchange = (auth_code: string, code_verifier = secret): Promise<Answer<WireBody>> =>
  wire(app, 'POST', '/token?grant_type=pkce', { auth_code, code_verifier });
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
/** Lets all links of the address run out. */
const runOut = () =>
  app.prisma.oneTimeToken.updateMany({ where: { user: { email } }, data: { expiresAt: new Date(Date.now() - 1) } });

describe('the link of a sign-up, implicit', () => {
  const signUp = () => ask('/signup', { email, password });

  it('confirms, signs in and hands the session over in the fragment', async () => {
    await signUp();
    const landing = await follow(await linkTo(app, email));
    expect(`${landing.pathname}${landing.search}`).toBe('/auth/callback?next=/dashboard');
    expect(landing.hash.replace(/=[^&]+/g, '')).toBe(
      '#access_token&expires_at&expires_in&refresh_token&sb=&token_type&type',
    );
    expect(fragmentOf(landing)).toMatchObject({ expires_in: '3600', token_type: 'bearer', type: 'signup', sb: '' });
    const { access_token = '', refresh_token = '' } = fragmentOf(landing);
    const { data, error } = await browser(app, 'implicit').auth.setSession({ access_token, refresh_token });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, confirmed_at: data.user?.email_confirmed_at });
    const amr = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).amr;
    expect(amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }]);
  });

  it('brings the credits of a new account, once', async () => {
    await signUp();
    await follow(await linkTo(app, email));
    const { id } = await app.prisma.user.findUniqueOrThrow({ where: { email } });
    expect(await app.prisma.creditLot.findMany({ where: { userId: id } })).toMatchObject([
      { amount: 20, remaining: 20 },
    ]);
    await ask('/recover', { email });
    await follow(await linkTo(app, email, 2));
    expect(await app.prisma.creditLot.count({ where: { userId: id } })).toBe(1);
  });

  it('works once', async () => {
    await signUp();
    const link = await linkTo(app, email);
    await follow(link);
    const second = await follow(link);
    expect(second.search).toBe('?next=/dashboard');
    expect(second.hash).toBe(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });

  it('makes one session of ten clicks at once', async () => {
    await signUp();
    const link = await linkTo(app, email);
    const landings = await Promise.all(Array.from({ length: 10 }, () => follow(link)));
    expect(landings.filter(({ hash }) => hash.includes('access_token'))).toHaveLength(1);
    expect(await app.prisma.session.count({ where: { user: { email } } })).toBe(1);
  });

  it('is not used up by a scanner that only looks', async () => {
    await signUp();
    const link = await linkTo(app, email);
    const check = await requestRaw({ url: '' }, 'HEAD', link);
    expect(check.status).toBe(405);
    expect(check.headers.get('allow')).toBe('GET, POST');
    expect(fragmentOf(await follow(link)).access_token).toBeTruthy();
  });

  it('runs out', async () => {
    await signUp();
    const link = await linkTo(app, email);
    await runOut();
    expect(fragmentOf(await follow(link))).toMatchObject({ error_code: 'otp_expired', error_description: expired });
    expect(await app.prisma.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ emailConfirmedAt: null });
  });

  it('is used up by the button of its page, not by a scanner that opens it', async () => {
    await signUp();
    const link = await linkTo(app, email);
    for (const scan of [open, open]) expect((await scan(link)).pathname).toBe('/auth/confirm');
    expect(await app.prisma.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ emailConfirmedAt: null });
    expect(fragmentOf(await follow(link)).access_token).toBeTruthy();
  });

  it('works beside two newer ones that a stranger may have asked for, and says when it is replaced', async () => {
    await signUp();
    const links = [await linkTo(app, email)];
    for (const count of [2, 3, 4]) {
      await ask('/resend', { type: 'signup', email });
      links.push(await linkTo(app, email, count));
    }
    expect(fragmentOf(await follow(links[0] ?? ''))).toMatchObject({ error_code: 'link_replaced' });
    expect(fragmentOf(await follow(links[1] ?? '')).access_token).toBeTruthy();
  });

  it('opens nothing under another type', async () => {
    await signUp();
    const link = await linkTo(app, email);
    const other = await follow(link.replace('type=signup', 'type=recovery'));
    expect(fragmentOf(other)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
    const strange = await follow(link.replace('type=signup', 'type=constructor'));
    expect(fragmentOf(strange)).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' });
    expect(fragmentOf(await follow(link)).access_token).toBeTruthy();
  });

  it('does nothing for a suspended account', async () => {
    await signUp();
    const link = await linkTo(app, email);
    await app.prisma.user.update({ where: { email }, data: { bannedUntil: new Date('2999-01-01') } });
    expect(fragmentOf(await follow(link))).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
  });

  it('can be opened without a browser by its token', async () => {
    await signUp();
    const token_hash = tokenIn(await linkTo(app, email));
    const { data, error } = await browser(app).auth.verifyOtp({ type: 'signup', token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await browser(app).auth.verifyOtp({ type: 'signup', token_hash })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });

  it('can be opened by token and address, which must be its own', async () => {
    await signUp();
    const token = tokenIn(await linkTo(app, email));
    const verify = (address: string) => wire(app, 'POST', '/verify', { type: 'email', token, email: address });
    expect(await verify(someAddress())).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
    expect((await verify(email.toUpperCase())).status).toBe(200);
  });

  it.each([
    [{}],
    [{ type: 'signup' }],
    [{ type: 'signup', token: 'x' }],
    [{ token_hash: 'x' }],
    [{ type: 'nothing', token_hash: 'x' }],
    [{ type: 'signup', token_hash: 'x', email: 'a@b.c' }],
  ])('cannot be opened by %j', async (body) => {
    expect(await wire(app, 'POST', '/verify', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it.each(['', '?token=x', '?type=signup', '?token=&type='])('is nothing as /verify%s', async (query) => {
    expect(await wire(app, 'GET', `/verify${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('the link of a sign-up, PKCE', () => {
  const signUp = () => ask('/signup', { email, password, ...pkce });
  const codeOf = async () => (await follow(await linkTo(app, email))).searchParams.get('code') ?? '';

  it('adds a code to the query, which its secret exchanges once', async () => {
    await signUp();
    const link = await linkTo(app, email);
    expect(tokenIn(link)).toMatch(/^pkce_/);
    const landing = await follow(link);
    expect(landing.searchParams.get('next')).toBe('/dashboard');
    expect(landing.hash).toBe('');
    const code = landing.searchParams.get('code') ?? '';
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    const amr = JSON.parse(Buffer.from(body.access_token.split('.')[1] ?? '', 'base64url').toString()).amr;
    expect(amr).toMatchObject([{ method: 'email/signup' }]);
    expect(await exchange(code)).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  it('makes one session of ten exchanges at once', async () => {
    await signUp();
    const code = await codeOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  });

  it('keeps the code for who comes with the wrong secret first', async () => {
    await signUp();
    const code = await codeOf();
    const wrong = await exchange(code, 'wrong');
    expect(wrong).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    expect((await exchange(code)).status).toBe(200);
  });

  it('counts the life of a code from the click', async () => {
    await signUp();
    await mailsTo(app, email);
    await app.prisma.flowState.updateMany({ where: { user: { email } }, data: { createdAt: new Date('2000-01-01') } });
    const code = await codeOf();
    expect((await exchange(code)).status).toBe(200);
    await ask('/recover', { email, ...pkce });
    const late = (await follow(await linkTo(app, email, 2))).searchParams.get('code') ?? '';
    await app.prisma.flowState.updateMany({ where: { user: { email } }, data: { codeExpiresAt: new Date() } });
    expect(await exchange(late)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } });
  });

  it('takes no plain challenge, which the mail server could read', async () => {
    const plain = { code_challenge: challenge, code_challenge_method: 'plain' };
    expect(await ask('/signup', { email, password, ...plain })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('tells a failure in the query and in the fragment', async () => {
    await signUp();
    const link = await linkTo(app, email);
    await follow(link);
    const again = await follow(link);
    const shown = { error: 'access_denied', error_code: 'otp_expired', error_description: expired };
    expect(Object.fromEntries(again.searchParams)).toEqual({ next: '/dashboard', ...shown });
    expect(fragmentOf(again)).toEqual({ ...shown, sb: '' });
  });

  it('confirms in another browser, whose client then has no secret', async () => {
    const { auth } = browser(app);
    await auth.signUp({ email, password, options: { emailRedirectTo: callback } });
    const code = await codeOf();
    const { error } = await browser(app).auth.exchangeCodeForSession(code);
    expect(error).toMatchObject({ code: 'pkce_code_verifier_not_found' });
    const user = await app.prisma.user.findUniqueOrThrow({ where: { email } });
    expect(user.emailConfirmedAt).not.toBeNull();
    await expect(signIn(app, email)).rejects.toThrow('invalid_credentials');
  });

  describe('opened in another browser', () => {
    const choose = (body: object) => wire(app, 'POST', '/verify/password', body);
    const chosen = 'a workshop of her own';

    it('lets who opened it choose the password there, and no other counts', async () => {
      const laptop = browser(app).auth;
      await laptop.signUp({ email, password, options: { emailRedirectTo: callback } });
      const auth_code = await codeOf();
      const { status, body } = await choose({ auth_code, email: email.toUpperCase(), password: chosen });
      expect({ status, email: body.user?.email }).toEqual({ status: 200, email });
      expect((await signIn(app, email, chosen)).user.email).toBe(email);
      await expect(signIn(app, email)).rejects.toThrow('invalid_credentials');
      expect((await laptop.exchangeCodeForSession(auth_code)).error?.code).toBe('flow_state_not_found');
      expect(await choose({ auth_code, email, password: 'once more' })).toMatchObject({ status: 404 });
    });

    it('leads nobody into an account whose address they did not name', async () => {
      await signUp();
      const auth_code = await codeOf();
      expect(await choose({ auth_code, email: someAddress(), password: chosen })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
      expect((await exchange(auth_code)).status).toBe(200);
      await signIn(app, email);
    });

    it('changes no password that there is, by this link or by one for a new password', async () => {
      const { email: known } = await member(app);
      email = known;
      await ask('/recover', { email, ...pkce });
      const auth_code = await codeOf();
      expect(await choose({ auth_code, email, password: chosen })).toMatchObject({ status: 404 });
      await signIn(app, email);
    });

    it('takes no password that is too short, and no code after five minutes', async () => {
      await signUp();
      const auth_code = await codeOf();
      expect(await choose({ auth_code, email, password: 'short' })).toMatchObject({ status: 422 });
      await app.prisma.flowState.updateMany({ where: { authCode: auth_code }, data: { codeExpiresAt: new Date(0) } });
      expect(await choose({ auth_code, email, password: chosen })).toMatchObject({
        status: 422,
        body: { code: 'flow_state_expired' },
      });
    });
  });

  it('comes once more for the password that waits, where the same browser asks', async () => {
    await ask('/signup', { email, password, ...pkce });
    await mailsTo(app, email);
    await ask('/resend', { type: 'signup', email, ...pkce });
    const code = (await follow(await linkTo(app, email, 2))).searchParams.get('code') ?? '';
    expect((await exchange(code)).status).toBe(200);
    await signIn(app, email);
  });

  it('comes once more without a password, where another browser asks', async () => {
    await ask('/signup', { email, password: 'of a stranger', ...pkce, code_challenge: challenge });
    await mailsTo(app, email);
    await ask('/resend', { type: 'signup', email, ...pkce });
    const code = (await follow(await linkTo(app, email, 2))).searchParams.get('code') ?? '';
    expect((await exchange(code)).status).toBe(200);
    await expect(signIn(app, email, 'of a stranger')).rejects.toThrow('invalid_credentials');
  });

  it.each([
    ['', secret],
    ['x', ''],
  ])('needs both code "%s" and secret "%s"', async (code, verifier) => {
    expect(await exchange(code, verifier)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it.each(['x', '00000000-0000-0000-0000-000000000000', `'; drop table users`])('knows no code "%s"', async (code) => {
    expect(await exchange(code)).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });
});

describe('the link of a forgotten password', () => {
  beforeEach(async () => {
    email = (await member(app)).email;
  });

  it('leads through the client to a new password and a mail that tells of it', async () => {
    const { auth } = browser(app);
    const elsewhere = await signIn(app, email);
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    await auth.resetPasswordForEmail(email, { redirectTo: `${app.url}/auth/callback?next=/reset-password` });
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toBe('Reset your password');
    const landing = await follow(await linkTo(app, email));
    expect(landing.searchParams.get('next')).toBe('/reset-password');
    const { error } = await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull();
    expect((await mailsTo(app, email, 2))[0]?.subject).toBe('Your password was changed');
    expect((await signIn(app, email, 'a new password')).user.email).toBe(email);
    const old = await wire(app, 'POST', '/token?grant_type=refresh_token', { refresh_token: elsewhere.refresh_token });
    expect(old.body.code).toBe('refresh_token_not_found');
  });

  it('confirms an address that awaited it', async () => {
    await app.prisma.user.update({ where: { email }, data: { emailConfirmedAt: null } });
    await ask('/recover', { email });
    expect(fragmentOf(await follow(await linkTo(app, email)))).toMatchObject({ type: 'recovery' });
    expect((await signIn(app, email)).user.email).toBe(email);
  });

  it('dies with a change of the password', async () => {
    await ask('/recover', { email, ...pkce });
    const link = await linkTo(app, email);
    const session = await signIn(app, email);
    await wire(
      app,
      'PUT',
      '/user',
      { password: 'a new password' },
      { authorization: `Bearer ${session.access_token}` },
    );
    expect(fragmentOf(await follow(link)).error_code).toBe('otp_expired');
  });

  it('is asked for with one answer, whether the address is known or not', async () => {
    const known = await ask('/recover', { email, ...pkce });
    const unknown = await ask('/recover', { email: someAddress(), ...pkce });
    expect([known.status, known.text]).toEqual([200, '{}']);
    expect([unknown.status, unknown.text]).toEqual([200, '{}']);
    await mailsTo(app, email);
  });

  it.each([[{}], [{ email: 'nonsense' }], [{ email: 'a@b.c', code_challenge: challenge }]])(
    'is refused for %j',
    async (body) => {
      expect(await ask('/recover', body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});

describe('another mail', () => {
  it('comes only to who awaits one, with one answer for all', async () => {
    const confirmed = (await member(app)).email;
    const pending = someAddress();
    await ask('/signup', { email: pending, password });
    for (const address of [confirmed, someAddress(), pending]) {
      const { status, text } = await ask('/resend', { type: 'signup', email: address });
      expect([status, text]).toEqual([200, '{}']);
    }
    await mailsTo(app, pending, 2);
    expect(await mailsTo(app, confirmed, 0)).toEqual([]);
  });

  it('is what the client asks for', async () => {
    await ask('/signup', { email, password });
    const { error } = await browser(app).auth.resend({ type: 'signup', email });
    expect(error).toBeNull();
    expect(tokenIn(await linkTo(app, email, 2))).not.toBe('');
  });

  it.each([[{ email: 'a@b.c' }], [{ type: 'sms', email: 'a@b.c' }], [{ type: 'signup' }]])(
    'is refused for %j',
    async (body) => {
      expect(await ask('/resend', body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});

describe('where a link leads', () => {
  const landingOf = async (redirect: string) => {
    await ask('/signup', { email, password }, redirect);
    const link = await linkTo(app, email);
    return { inMail: new URL(link).searchParams.get('redirect_to'), link };
  };

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1.evil.example/',
    'http://user:secret@127.0.0.1/',
    'http://127.0.0.1@evil.example/',
    'http://localhost/',
    'https://127.0.0.1/',
    '/relative',
    '',
  ])('is our own origin instead of %s', async (redirect) => {
    const { inMail, link } = await landingOf(redirect);
    expect(inMail).toBe(`${app.url}/`);
    const changed = new URL(link);
    changed.searchParams.set('redirect_to', redirect);
    expect((await follow(changed.href)).origin).toBe(app.url);
  });

  it('may be another port of this machine, for development', async () => {
    const { inMail } = await landingOf('http://127.0.0.1:5173/auth/callback');
    expect(inMail).toBe('http://127.0.0.1:5173/auth/callback');
  });

  it('is told by a header or the page where the query does not', async () => {
    await wire(app, 'POST', '/signup', { email, password }, { referer: `${app.url}/signup` });
    expect(new URL(await linkTo(app, email)).searchParams.get('redirect_to')).toBe(`${app.url}/signup`);
    await wire(app, 'POST', '/recover', { email }, { redirect_to: `${app.url}/a`, referer: `${app.url}/b` });
    expect(new URL(await linkTo(app, email, 2)).searchParams.get('redirect_to')).toBe(`${app.url}/a`);
  });

  it('is configuration, not what the request says of its host', async () => {
    const spoofed = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await wire(app, 'POST', '/signup', { email, password }, spoofed);
    expect(new URL(await linkTo(app, email)).origin).toBe(app.url);
  });
});
