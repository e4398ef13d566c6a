import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WireSession } from '../src/auth/model/wire-user.ts';
import {
  bearer,
  browser,
  follow,
  linkTo,
  mailsTo,
  member,
  notMeTokenIn,
  password,
  refresh,
  signIn,
  someAddress,
  type WireBody,
  wire,
} from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import type { Answer } from './support/http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0' });
});
afterAll(() => app.close());

let email: string;
let session: WireSession;
beforeEach(async () => {
  email = (await member(app)).email;
  session = await signIn(app, email);
});

const update = (body: unknown, by = session): Promise<Answer<WireBody>> =>
  wire(app, 'PUT', '/user', body, bearer(by.access_token));

describe('the own account', () => {
  it('is shown to its user', async () => {
    const { status, body } = await wire(app, 'GET', '/user', undefined, bearer(session.access_token));
    expect(status).toBe(200);
    expect(body).toEqual(session.user);
  });

  it('takes data field by field, and null removes one', async () => {
    await update({ data: { theme: 'dark', plan: 'hobby' } });
    const { status, body } = await update({ data: { theme: null, size: { width: 1 }, email_verified: false } });
    expect(status).toBe(200);
    expect(body.user_metadata).toEqual({ plan: 'hobby', size: { width: 1 }, email_verified: true });
  });

  it('makes nobody an administrator', async () => {
    const data = { is_admin: true, isAdmin: true, role: 'service_role' };
    await update({ data, is_admin: true, isAdmin: true, role: 'service_role', aud: 'x', id: 'x' });
    const user = await wire(app, 'GET', '/user', undefined, bearer(session.access_token));
    expect(user.body).toMatchObject({ role: 'authenticated', aud: 'authenticated' });
    expect(await app.prisma.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ isAdmin: false });
    expect(await update({ app_metadata: { roles: ['admin'] } })).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    });
  });

  it('takes data of several tabs at once and loses none', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => update({ data: { [`field${n}`]: n } })));
    const { body } = await wire(app, 'GET', '/user', undefined, bearer(session.access_token));
    expect(Object.keys(body.user_metadata)).toHaveLength(11);
  });

  it('holds only so much data', async () => {
    expect((await update({ data: { a: 'x'.repeat(3000) } })).status).toBe(200);
    expect(await update({ data: { b: 'x'.repeat(3000) } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('has no phone', async () => {
    expect(await update({ phone: '123456' })).toMatchObject({ status: 400, body: { code: 'phone_provider_disabled' } });
  });
});

describe('a new password', () => {
  it('ends all other sessions, keeps this one and is told by mail', async () => {
    const other = await signIn(app, email);
    const { status, body } = await update({ password: 'a new password' });
    expect(status).toBe(200);
    expect(body.id).toBe(session.user.id);
    expect((await refresh(app, other.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await refresh(app, session.refresh_token)).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toBe('Your password was changed');
    await expect(signIn(app, email)).rejects.toThrow('invalid_credentials');
    expect((await signIn(app, email, 'a new password')).user.email).toBe(email);
  });

  it('is told to the client as a changed user', async () => {
    const { auth } = browser(app);
    await auth.signInWithPassword({ email, password });
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull();
    expect(events).toContain('USER_UPDATED');
  });

  it.each([
    [{ password }, 422, 'same_password', 'New password should be different from the old password.'],
    [{ password: '12345' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
    [{ password: 'x'.repeat(129) }, 400, 'validation_failed', 'Password cannot be longer than 128 characters'],
    [
      { password: 'a new one', current_password: 'wrong' },
      400,
      'current_password_invalid',
      'Current password is incorrect',
    ],
  ])('is refused: %j', async (body, status, code, message) => {
    const answer = await update(body);
    expect({ status: answer.status, code: answer.body.code, message: answer.body.message }).toEqual({
      status,
      code,
      message,
    });
    expect((await signIn(app, email)).user.email).toBe(email);
  });

  it('is taken with the right current one', async () => {
    expect((await update({ password: 'a new one', current_password: password })).status).toBe(200);
  });

  it('leaves no session of the old one behind, however many sign in meanwhile', async () => {
    const attempts = Array.from({ length: 8 }, () =>
      wire(app, 'POST', '/token?grant_type=password', { email, password }),
    );
    await update({ password: 'a new password' });
    await Promise.all(attempts);
    const user = await app.prisma.user.findUniqueOrThrow({ where: { email }, include: { sessions: true } });
    expect(user.sessions).toHaveLength(1);
  });
});

describe('a stolen access token', () => {
  beforeEach(async () => {
    await app.prisma.session.updateMany({
      where: { user: { email } },
      data: { createdAt: new Date(Date.now() - 3_600_000) },
    });
  });

  it.each([[{ password: 'of the thief' }], [{ email: 'thief@example.com' }]])('does not change %j', async (body) => {
    expect(await update(body)).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } });
    expect((await signIn(app, email)).user).not.toHaveProperty('new_email');
  });

  it('does, together with the current password', async () => {
    const body = { password: 'a new password', email: someAddress() };
    expect((await update({ ...body, current_password: 'a guess' })).body.code).toBe('current_password_invalid');
    expect((await update({ ...body, current_password: password })).body.new_email).toBe(body.email);
  });
});

describe('a new address', () => {
  it('counts when the link in its mail is opened, and the old one is told', async () => {
    const next = someAddress();
    const { auth } = browser(app);
    await auth.signInWithPassword({ email, password });
    const { data, error } = await auth.updateUser(
      { email: next.toUpperCase() },
      { emailRedirectTo: `${app.url}/auth/callback` },
    );
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: next, email_change_sent_at: expect.any(String) });
    expect((await mailsTo(app, next))[0]?.subject).toBe('Confirm your new address');
    const landing = await follow(await linkTo(app, next));
    expect((await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '')).data.user?.email).toBe(next);
    expect((await mailsTo(app, email, 2))[0]).toMatchObject({ subject: 'Your email address was changed' });
    expect((await signIn(app, next)).user).not.toHaveProperty('new_email');
    await expect(signIn(app, email)).rejects.toThrow('invalid_credentials');
  });

  it('can be asked for again, and the newest request counts', async () => {
    const [first, second] = [someAddress(), someAddress()];
    await update({ email: first });
    const older = await linkTo(app, first);
    await update({ email: second });
    await mailsTo(app, second);
    await wire(app, 'POST', '/resend', { type: 'email_change', email });
    const newest = await linkTo(app, second, 2);
    expect((await follow(older)).hash).toContain('otp_expired');
    expect((await follow(newest)).hash).toContain('type=email_change');
    expect((await signIn(app, second)).user.email).toBe(second);
  });

  it('cannot be somebody else’s, neither when asked for nor when confirmed', async () => {
    const taken = (await member(app)).email;
    expect(await update({ email: taken })).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    const wanted = someAddress();
    await update({ email: wanted });
    const link = await linkTo(app, wanted);
    await app.prisma.user.update({ where: { email: taken }, data: { email: wanted } });
    expect((await follow(link)).hash).toContain('email_exists');
    expect((await signIn(app, email)).user.email).toBe(email);
  });

  it('is nothing to do where it is the old one', async () => {
    const { status, body } = await update({ email: email.toUpperCase() });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('new_email');
  });

  it('is stopped by the owner, who is warned when it is asked for', async () => {
    const thief = someAddress();
    await update({ email: thief });
    const theirs = await linkTo(app, thief);
    const token = await notMeTokenIn(app, email, 'Someone asked to change your email address');
    expect((await wire(app, 'POST', '/not-me', { token })).body.email).toBe(email);
    expect((await follow(theirs)).hash).toContain('otp_expired');
    expect((await refresh(app, session.refresh_token)).body.code).toBe('refresh_token_not_found');
    await expect(signIn(app, email)).rejects.toThrow('invalid_credentials');
    expect((await wire(app, 'POST', '/not-me', { token })).body.code).toBe('otp_expired');
  });

  it('is undone from the old mailbox, with the thief’s password and sessions', async () => {
    const thief = someAddress();
    await update({ email: thief });
    await follow(await linkTo(app, thief));
    const token = await notMeTokenIn(app, email, 'Your email address was changed');
    expect((await wire(app, 'POST', '/not-me', { token })).body.email).toBe(email);
    const user = await app.prisma.user.findUniqueOrThrow({ where: { email }, include: { sessions: true } });
    expect(user.sessions).toEqual([]);
    await expect(signIn(app, email)).rejects.toThrow('invalid_credentials');
  });

  it('ends the thief’s access also where the old address was registered again', async () => {
    const thief = someAddress();
    await update({ email: thief });
    await follow(await linkTo(app, thief));
    const token = await notMeTokenIn(app, email, 'Your email address was changed');
    const account = await app.prisma.user.findUniqueOrThrow({ where: { email: thief } });
    await app.prisma.user.create({ data: { email, passwordHash: '', emailConfirmedAt: new Date() } });
    expect(await wire(app, 'POST', '/not-me', { token })).toMatchObject({ status: 200, body: { email: null } });
    expect(await app.prisma.session.count({ where: { userId: account.id } })).toBe(0);
    await expect(signIn(app, thief)).rejects.toThrow('invalid_credentials');
    expect((await app.prisma.user.findUniqueOrThrow({ where: { id: account.id } })).email).toBe(thief);
  });

  it('does not survive a sign-out everywhere', async () => {
    const thief = someAddress();
    await update({ email: thief });
    const theirs = await linkTo(app, thief);
    await wire(app, 'POST', '/logout', '', bearer(session.access_token));
    expect((await follow(theirs)).hash).toContain('otp_expired');
    expect((await signIn(app, email)).user).not.toHaveProperty('new_email');
  });

  it('ends the links that are still in the old mailbox', async () => {
    const next = someAddress();
    await wire(app, 'POST', '/recover', { email });
    const reset = await linkTo(app, email);
    await update({ email: next });
    await follow(await linkTo(app, next));
    expect((await follow(reset)).hash).toContain('otp_expired');
  });

  it('has to be an address', async () => {
    expect(await update({ email: 'nonsense' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
