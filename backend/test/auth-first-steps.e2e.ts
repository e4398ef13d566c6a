import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browser, follow, linkIn, mailsTo } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('takes a stranger from sign-up to sign-out with the unmodified client', async () => {
  const { auth, storage } = browser(app);
  const email = 'ada@example.com';
  const password = 'correct horse';
  const emailRedirectTo = `${app.url}/auth/callback?next=/dashboard`;

  const signUp = await auth.signUp({ email, password, options: { emailRedirectTo } });
  expect(signUp.error).toBeNull();
  expect(signUp.data.session).toBeNull();
  expect(signUp.data.user?.identities).toHaveLength(1);

  const early = await auth.signInWithPassword({ email, password });
  expect(early.error).toMatchObject({ code: 'email_not_confirmed', message: 'Email not confirmed', status: 400 });

  const [mail] = await mailsTo(app, email);
  if (!mail) throw new Error('no mail');
  const landing = await follow(linkIn(mail));
  expect(landing.pathname).toBe('/auth/callback');
  expect(landing.searchParams.get('next')).toBe('/dashboard');

  const exchanged = await auth.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
  expect(exchanged.error).toBeNull();
  expect(exchanged.data.session?.user.email_confirmed_at).toBeTruthy();

  await auth.signOut({ scope: 'local' });
  const signedIn = await auth.signInWithPassword({ email, password });
  expect(signedIn.error).toBeNull();
  expect(storage.keys()).toContain('sb-inkloom-auth-token');

  const before = signedIn.data.session;
  const refreshed = await auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(before?.refresh_token);

  const { data } = await auth.getUser();
  expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });

  const token = refreshed.data.session?.access_token;
  const profile = await fetch(`${app.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(await profile.json()).toEqual({
    name: 'ada',
    email,
    avatar_url: null,
    credits: 20,
    is_admin: false,
    subscription_tier: 'free',
    subscription_status: 'none',
    monthlyPreviewLimit: 20,
  });

  expect((await auth.signOut()).error).toBeNull();
  const after = await fetch(`${app.url}/api/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(after.status).toBe(401);
  expect(await after.json()).toEqual({ error: 'Unauthorized', code: 'unauthorized' });
});
