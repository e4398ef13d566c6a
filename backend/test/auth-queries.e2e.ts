import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { member, signIn } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ROLE: 'api', AUTH_MAX_SESSIONS: '3' });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
});

it('signs in with four statements: the limit, the account, the try, the session', async () => {
  const { email } = await member(app);
  await signIn(app, email);
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  await signIn(app, email);
  const queries = spy.mock.calls.map(([query]) => query as { name?: string; text?: string } | undefined);
  spy.mockRestore();
  const tables = /\b(?:rate_limits|users|sessions|refresh_tokens|factors|password_guesses)\b/;
  const names = queries.filter((query) => tables.test(query?.text ?? '')).map((query) => query?.name);
  expect(names).toEqual(['rate_limits:rlflx-upsert', 'sign-in-account', 'begin-guess', 'open-by-password']);
});

it('leaves as many sessions as an account may have, of many sign-ins at once', async () => {
  const { id, email } = await member(app);
  await Promise.all(Array.from({ length: 5 }, () => signIn(app, email)));
  expect(await app.prisma.session.count({ where: { userId: id } })).toBe(3);
});
