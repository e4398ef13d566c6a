import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bearer, follow, linkTo, member, password, signIn, someAddress, wire } from './support/accounts.ts';
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
  await wire(app, 'POST', '/signup', { email, password, data: { full_name: ' Ada Kern ' } });
  await follow(await linkTo(app, email));
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
  await wire(app, 'POST', '/signup', { email: boss, password });
  const link = await linkTo(app, boss);
  expect(await app.prisma.user.findUniqueOrThrow({ where: { email: boss } })).toMatchObject({ isAdmin: false });
  await follow(link);
  expect((await me(boss)).body.is_admin).toBe(true);
});

it('is closed to strangers', async () => {
  expect(await request(app, 'GET', '/api/user')).toMatchObject({
    status: 401,
    body: { error: 'Unauthorized', code: 'unauthorized' },
  });
});
