import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import {
  bearer,
  browser,
  follow,
  linkTo,
  member,
  password,
  signIn,
  signUpAndConfirm,
  someAddress,
  wire,
} from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { request } from './support/http.ts';

const boss = 'boss@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ADMIN_EMAIL: 'Boss@example.com', AUTH_MAIL_INTERVAL_SECONDS: '0' });
});
afterAll(() => app.close());

const me = async (email: string) => {
  const { access_token } = await signIn(app, email);
  return request(app, 'GET', '/api/user', { headers: bearer(access_token) });
};

it('tells the signed-in user what the screens need', async () => {
  const email = someAddress();
  await signUpAndConfirm(app, email, { full_name: ' Ada Kern ' });
  expect(await me(email)).toMatchObject({
    status: 200,
    body: {
      name: 'Ada Kern',
      email,
      avatar_url: null,
      credits: 20,
      is_admin: false,
      subscription_tier: 'free',
      subscription_status: 'none',
      monthlyPreviewLimit: 20,
    },
  });
});

it('calls who gave no name by their address', async () => {
  const { email } = await member(app);
  expect((await me(email)).body.name).toBe(email.split('@')[0]);
});

it('makes ADMIN_EMAIL an administrator when it confirms, not before', async () => {
  const { auth } = browser(app);
  await auth.signUp({ email: boss, password });
  const link = await linkTo(app, boss);
  expect(await app.prisma.user.findUniqueOrThrow({ where: { email: boss } })).toMatchObject({ isAdmin: false });
  await auth.exchangeCodeForSession((await follow(link)).searchParams.get('code') ?? '');
  expect((await me(boss)).body.is_admin).toBe(true);
});

describe('an event that matters to security', () => {
  const lines = () => [...info.mock.calls, ...warn.mock.calls].map(([facts]) => facts as Record<string, unknown>);
  const info = jest.spyOn(PinoLogger.prototype, 'info');
  const warn = jest.spyOn(PinoLogger.prototype, 'warn');
  const actionsOf = async (actorId: string) =>
    (await app.prisma.auditEntry.findMany({ where: { actorId }, orderBy: { id: 'asc' } })).map(({ action }) => action);

  it('is logged without secrets: sign-ins, wrong passwords and a refused administrator', async () => {
    const { id, email } = await member(app);
    await wire(app, 'POST', '/token?grant_type=password', { email, password: 'my secret guess' });
    const { access_token } = await signIn(app, email);
    for (const _ of [1, 2]) {
      const refused = await request(app, 'GET', '/api/admin/stats', { headers: bearer(access_token) });
      expect(refused.status).toBe(403);
    }
    const mine = lines().filter(({ userId }) => userId === id);
    expect(mine.map(({ security }) => security).sort()).toEqual([
      'admin_refused',
      'admin_refused',
      'sign_in',
      'sign_in_failed',
    ]);
    expect(JSON.stringify(mine)).not.toMatch(/my secret guess|correct horse|Bearer/);
    expect(await actionsOf(id)).toEqual(['admin.refused', 'admin.refused']);
  });

  it('is in the audit log where an administrator should see it', async () => {
    const { id, email } = await member(app);
    const { access_token } = await signIn(app, email);
    const body = { password: 'a new password', email: someAddress() };
    await wire(app, 'PUT', '/user', body, bearer(access_token));
    await follow(await linkTo(app, body.email));
    expect(await actionsOf(id)).toEqual([
      'account.password_changed',
      'account.address_change_requested',
      'account.address_changed',
    ]);
    const { id: bossId } = await app.prisma.user.findUniqueOrThrow({ where: { email: boss } });
    expect(await actionsOf(bossId)).toEqual(['account.role_granted']);
  });
});

it('is closed to strangers', async () => {
  expect(await request(app, 'GET', '/api/user')).toMatchObject({
    status: 401,
    body: { error: 'Unauthorized', code: 'unauthorized' },
  });
});
