import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { browser, mailsTo, member, password, refresh, signIn, someAddress, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { type Answer, request } from './support/http.ts';

const perClient = 4;
const times = (count: number, ask: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
const count = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted).length;

describe('requests of one client', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ AUTH_REQUESTS_PER_5_MINUTES: String(perClient), AUTH_MAIL_INTERVAL_SECONDS: '0' });
  });
  afterAll(() => app.close());

  it.each([
    ['/signup', () => ({ email: someAddress(), password })],
    ['/recover', () => ({ email: someAddress() })],
    ['/resend', () => ({ type: 'signup', email: someAddress() })],
    ['/verify', () => ({ type: 'signup', token_hash: 'x' })],
    ['/otp', () => ({ email: someAddress() })],
  ])('to %s are counted in a bucket of their own', async (path, body) => {
    const answers = await times(perClient + 3, () => wire(app, 'POST', path, body()));
    expect(count(answers, 429)).toBe(3);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' });
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
  });

  it('to sign in are more, and leave refreshing alone', async () => {
    const session = await signIn(app, (await member(app)).email);
    const guess = () => wire(app, 'POST', '/token?grant_type=password', { email: 'a@b.c', password: 'guess' });
    const form = 'grant_type=password&username=a@b.c&password=guess';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const guessByForm = () => request(app, 'POST', '/api/token', { body: form, headers });
    expect(count(await times(perClient * 5 + 2, (n) => (n % 2 ? guess() : guessByForm())), 429)).toBe(3);
    const refreshes = await times(perClient * 5 + 2, () => refresh(app, session.refresh_token));
    expect(count(refreshes, 200)).toBe(perClient * 5 + 2);
  });

  it('are counted by the socket, whatever a header claims', async () => {
    const claim = (n: number) => wire(app, 'POST', '/signup', {}, { 'x-forwarded-for': `10.0.0.${n}` });
    expect(count(await times(3, claim), 429)).toBe(3);
  });
});

it('counts clients behind a trusted proxy by the address it tells', async () => {
  const app = await startApp({ AUTH_REQUESTS_PER_5_MINUTES: '1', TRUST_PROXY: 'loopback' });
  const from = (address: string) => wire(app, 'POST', '/signup', {}, { 'x-forwarded-for': address });
  expect(count(await times(5, (n) => from(`10.0.0.${n}`)), 429)).toBe(0);
  expect((await from('10.0.0.1')).status).toBe(429);
  await app.close();
});

describe('mails', () => {
  it('of one kind go to one address once in the interval, known or not', async () => {
    const app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '60' });
    for (const email of [(await member(app)).email, someAddress()]) {
      const ask = () => wire(app, 'POST', '/recover', { email });
      expect((await ask()).status).toBe(200);
      const { status, body, headers } = await ask();
      expect({ status, ...body }).toEqual({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
      expect((await wire(app, 'POST', '/resend', { type: 'signup', email })).status).toBe(200);
    }
    const email = someAddress();
    await wire(app, 'POST', '/signup', { email, password });
    const { error } = await browser(app).auth.signUp({ email, password });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(await mailsTo(app, email)).toHaveLength(1);
    await app.close();
  });

  it('are so many in an hour for everybody together', async () => {
    const app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0', AUTH_MAILS_PER_HOUR: '3' });
    const answers = await times(5, () => wire(app, 'POST', '/signup', { email: someAddress(), password }));
    expect(count(answers, 429)).toBe(2);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({
      code: 'over_email_send_rate_limit',
      message: 'email rate limit exceeded',
    });
    await app.close();
  });
});
