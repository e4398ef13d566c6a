import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, follow, linkTo, mailsTo, member, password, signIn, someAddress, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const challenge = 'c'.repeat(43);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0' });
});
afterAll(() => app.close());

const signUp = (body: unknown, path = '/signup') => wire(app, 'POST', path, body);

describe('a new address', () => {
  it('gets a bare user without a session', async () => {
    const email = someAddress();
    const { status, body } = await signUp({ email: email.toUpperCase(), password, data: { plan: 'hobby' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(uuid),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { plan: 'hobby', email_verified: false },
      identities: [
        {
          identity_id: expect.stringMatching(uuid),
          id: body.id,
          user_id: body.id,
          identity_data: { sub: body.id, email, email_verified: false, phone_verified: false },
          provider: 'email',
          created_at: time,
          updated_at: time,
          email,
        },
      ],
      confirmation_sent_at: time,
      created_at: time,
      updated_at: time,
      is_anonymous: false,
    });
  });

  it('gets a mail with the link, the address and no stranger in it', async () => {
    const email = someAddress();
    await signUp({ email, password }, `/signup?redirect_to=${encodeURIComponent(`${app.url}/auth/callback`)}`);
    const [mail] = await mailsTo(app, email);
    expect(mail).toMatchObject({ subject: 'Confirm your address', to: [email] });
    expect(mail?.text).toContain(email);
    expect(mail?.html).toContain('prefers-color-scheme: dark');
    const link = new URL(await linkTo(app, email));
    expect(link.origin).toBe(app.url);
    expect(link.searchParams.get('type')).toBe('signup');
    expect(link.searchParams.get('redirect_to')).toBe(`${app.url}/auth/callback`);
    expect(Buffer.from(link.searchParams.get('token') ?? '', 'base64url')).toHaveLength(32);
  });

  it('is stored with an Argon2id hash and a hashed link', async () => {
    const email = someAddress();
    await signUp({ email, password });
    const token = new URL(await linkTo(app, email)).searchParams.get('token') ?? '';
    const user = await app.prisma.user.findUniqueOrThrow({ where: { email }, include: { oneTimeTokens: true } });
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    expect(Buffer.from(user.oneTimeTokens[0]?.tokenHash ?? []).toString()).not.toContain(token);
    const jobs = await app.prisma.$queryRaw<{ data: object }[]>`SELECT data FROM pgboss.job`;
    expect(JSON.stringify(jobs)).not.toContain(token);
  });
});

describe('an address that awaits confirmation', () => {
  const complete = async (auth: ReturnType<typeof browser>['auth'], link: string) =>
    auth.exchangeCodeForSession((await follow(link)).searchParams.get('code') ?? '');

  it('is answered as a new one, with nothing of what the first sign-up sent', async () => {
    const email = someAddress();
    const first = await signUp({ email, password, data: { a: 1 } });
    const second = await signUp({ email, password: 'another one', data: { b: 2 } });
    expect(Object.keys(second.body)).toEqual(Object.keys(first.body));
    expect(second.body).toMatchObject({ role: 'authenticated', user_metadata: { b: 2, email_verified: false } });
    expect(second.body.user_metadata).not.toHaveProperty('a');
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.identities[0]?.identity_id).not.toBe(first.body.identities[0]?.identity_id);
    expect(second.body.id[14]).toBe(first.body.id[14]);
    await mailsTo(app, email, 2);
  });

  it.each(['pkce', 'implicit'] as const)(
    'takes the password of the browser that opens the link, not that of a stranger’s earlier sign-up (%s)',
    async (flow) => {
      const email = someAddress();
      await browser(app, flow).auth.signUp({ email, password: 'of the stranger', options: { data: { name: 'Eve' } } });
      await mailsTo(app, email);
      const owner = browser(app).auth;
      await owner.signUp({ email, password, options: { data: { name: 'Ada' } } });
      const { data } = await complete(owner, await linkTo(app, email, 2));
      expect(data.user?.user_metadata).toMatchObject({ name: 'Ada' });
      await expect(signIn(app, email, 'of the stranger')).rejects.toThrow('invalid_credentials');
      expect((await signIn(app, email)).user.email).toBe(email);
    },
  );

  it('keeps the password of the first sign-up against a stranger’s later one', async () => {
    const email = someAddress();
    const owner = browser(app).auth;
    await owner.signUp({ email, password });
    const link = await linkTo(app, email);
    await browser(app).auth.signUp({ email, password: 'of the stranger' });
    const later = await linkTo(app, email, 2);
    expect((await complete(owner, link)).error).toBeNull();
    await expect(signIn(app, email, 'of the stranger')).rejects.toThrow('invalid_credentials');
    expect((await signIn(app, email)).user.email).toBe(email);
    expect((await follow(later)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('has no password yet where the owner opens a stranger’s link, and gets one by mail', async () => {
    const email = someAddress();
    await browser(app).auth.signUp({ email, password: 'of the stranger' });
    const owner = browser(app).auth;
    expect((await complete(owner, await linkTo(app, email))).error).not.toBeNull();
    await expect(signIn(app, email, 'of the stranger')).rejects.toThrow('invalid_credentials');
    await owner.resetPasswordForEmail(email);
    await complete(owner, await linkTo(app, email, 2));
    expect((await owner.updateUser({ password })).error).toBeNull();
    expect((await signIn(app, email)).user.email).toBe(email);
  });
});

describe('an address that is somebody’s', () => {
  it('is answered with a user that does not exist', async () => {
    const { id, email } = await member(app);
    const { status, body } = await signUp({ email, password: 'another one', data: { plan: 'pro' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(uuid),
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { plan: 'pro' },
      identities: [],
      confirmation_sent_at: time,
      created_at: time,
      updated_at: time,
      is_anonymous: false,
    });
    expect(body.id).not.toBe(id);
    expect((await signUp({ email, password })).body.id).not.toBe(body.id);
    expect((await signIn(app, email)).user.id).toBe(id);
    const later = someAddress();
    await signUp({ email: later, password });
    await mailsTo(app, later);
    expect(await mailsTo(app, email, 0)).toEqual([]);
  });

  it('shows as one without identities in the client', async () => {
    const { email } = await member(app);
    const { data, error } = await browser(app).auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.user?.identities).toEqual([]);
  });
});

describe('a refused sign-up', () => {
  const refusals: [string, object, number, string, string][] = [
    ['no address', { password }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['nothing', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['a phone', { phone: '123456', password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    ['no password', { email: 'a@b.c' }, 400, 'validation_failed', 'Signup requires a valid password'],
    ['null', { email: 'a@b.c', password: null }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'five characters',
      { email: 'a@b.c', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'three characters of two bytes',
      { email: 'a@b.c', password: 'ééé' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'a password that leaks are full of',
      { email: 'a@b.c', password: 'Password123' },
      422,
      'weak_password',
      expect.stringContaining('has appeared in data leaks') as never,
    ],
    [
      '129 characters',
      { email: 'a@b.c', password: 'x'.repeat(129) },
      400,
      'validation_failed',
      'Password cannot be longer than 128 characters',
    ],
    [
      'no @',
      { email: 'example.com', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a space',
      { email: ' a@b.c', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a second line',
      { email: 'a@b.c\nBcc: x@y.z', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a long address',
      { email: `${'a'.repeat(250)}@b.com`, password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'half a challenge',
      { email: 'a@b.c', password, code_challenge: challenge },
      400,
      'validation_failed',
      expect.any(String) as never,
    ],
    [
      'a short challenge',
      { email: 'a@b.c', password, code_challenge: 'x', code_challenge_method: 's256' },
      400,
      'validation_failed',
      expect.any(String) as never,
    ],
    [
      'a strange method',
      { email: 'a@b.c', password, code_challenge: challenge, code_challenge_method: 'md5' },
      400,
      'validation_failed',
      expect.any(String) as never,
    ],
    [
      'large data',
      { email: 'a@b.c', password, data: { a: 'x'.repeat(5000) } },
      400,
      'validation_failed',
      expect.any(String) as never,
    ],
  ];

  it.each(refusals)('says so: %s', async (_, sent, status, code, message) => {
    const { status: got, body, headers } = await signUp(sent);
    expect({ got, code: body.code, message: body.message }).toEqual({ got: status, code, message });
    expect(headers.get('x-sb-error-code')).toBe(code);
  });

  it('takes 128 characters of any script', async () => {
    expect((await signUp({ email: someAddress(), password: 'ä'.repeat(128) })).status).toBe(200);
  });

  it('gives the reasons of a weak password, which the client hands on', async () => {
    expect((await signUp({ email: 'a@b.c', password: '1' })).body.weak_password).toEqual({ reasons: ['length'] });
    const { error } = await browser(app).auth.signUp({ email: 'a@b.c', password: '1' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  });

  it('takes absent, null and empty challenges for none', async () => {
    const body = { password, code_challenge: null, code_challenge_method: '', gotrue_meta_security: {}, unknown: [] };
    expect((await signUp({ email: someAddress(), ...body })).status).toBe(200);
  });
});

describe('with AUTH_AUTOCONFIRM', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await startApp({ AUTH_AUTOCONFIRM: 'true', AUTH_MAILS_PER_HOUR: '0' });
  });
  afterAll(() => open.close());

  it('signs in at once, without a mail and with credits', async () => {
    const email = someAddress();
    const { status, body } = await wire(open, 'POST', '/signup', { email, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer',
      user: { email, email_confirmed_at: time, last_sign_in_at: time },
    });
    expect((await open.prisma.creditLot.findFirstOrThrow({ where: { userId: body.user.id } })).remaining).toBe(20);
  });

  it('refuses an address that is somebody’s', async () => {
    const email = someAddress();
    await wire(open, 'POST', '/signup', { email, password });
    const { status, body } = await wire(open, 'POST', '/signup', { email, password });
    expect({ status, ...body }).toEqual({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });
});

it('makes one account of a hundred sign-ups at once with one address', async () => {
  const crowd = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0', ROLE: 'api' });
  const email = someAddress();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => wire(crowd, 'POST', '/signup', { email, password: `password-${n}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(await crowd.prisma.user.count({ where: { email } })).toBe(1);
  await crowd.close();
});
