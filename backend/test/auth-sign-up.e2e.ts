import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, linkTo, mailsTo, member, password, signIn, someAddress, wire } from './support/accounts.ts';
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
  it('is answered with its user, gets a new mail and keeps its password', async () => {
    const email = someAddress();
    const first = await signUp({ email, password, data: { a: 1 } });
    await mailsTo(app, email);
    const second = await signUp({ email, password: 'another one', data: { a: 2 } });
    expect(second.body).toMatchObject({ id: first.body.id, user_metadata: { a: 1 } });
    expect(second.body.identities).toHaveLength(1);
    await mailsTo(app, email, 2);
    await app.prisma.user.update({ where: { email }, data: { emailConfirmedAt: new Date() } });
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
      'five bytes',
      { email: 'a@b.c', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      '73 bytes',
      { email: 'a@b.c', password: 'ä'.repeat(37) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
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
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await crowd.prisma.user.count({ where: { email } })).toBe(1);
  await crowd.close();
});
