import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prisma } from '../src/platform/prisma/prisma.service.ts';
import { browser, mailsTo, member, password, refresh, signIn, someAddress, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { type Answer, request } from './support/http.ts';
import { until } from './support/until.ts';

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
    const words = /^Request rate limit reached\. Try again in \d+ (second|minute)s?\.$/;
    expect(refused?.body).toEqual({ code: 'over_request_rate_limit', message: expect.stringMatching(words) });
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
  });

  it('to sign in are more, and leave refreshing alone', async () => {
    const session = await signIn(app, (await member(app)).email);
    const guess = () => wire(app, 'POST', '/token?grant_type=password', { email: someAddress(), password: 'guess' });
    const form = () => `grant_type=password&username=${someAddress()}&password=guess`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const guessByForm = () => request(app, 'POST', '/api/token', { body: form(), headers });
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

it('counts the addresses of one IPv6 customer together', async () => {
  const app = await startApp({ AUTH_REQUESTS_PER_5_MINUTES: '1', TRUST_PROXY: 'loopback' });
  const from = (address: string) => wire(app, 'POST', '/signup', {}, { 'x-forwarded-for': address });
  const customer = await times(4, (n) => from(`2001:db8:0:1::${n}`));
  expect(count(customer, 429)).toBe(3);
  expect((await from('2001:db8:0:2::1')).status).toBe(422);
  await app.close();
});

describe('guesses at one password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: 'loopback' });
  });
  afterAll(() => app.close());

  const guess = (email: string, ip: string, secret = 'a guess') =>
    wire(app, 'POST', '/token?grant_type=password', { email, password: secret }, { 'x-forwarded-for': ip });
  const waitOver = () => app.prisma.passwordGuess.updateMany({ data: { retryAt: new Date(0) } });

  it.each(['a member', 'nobody'])('of %s wait longer and longer, from however many addresses', async (who) => {
    const email = who === 'nobody' ? someAddress() : (await member(app)).email;
    const answers = await times(40, (n) => guess(email, `10.0.${n}.1`));
    expect(count(answers, 400)).toBe(5);
    const refused = await guess(email, '10.1.0.1', password);
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(refused.body.message).toMatch(/^Too many wrong passwords\. Try again in \d+ seconds\.$/);
    const first = Number(refused.headers.get('retry-after'));
    await waitOver();
    await guess(email, '10.1.0.2');
    expect(Number((await guess(email, '10.1.0.3')).headers.get('retry-after'))).toBeGreaterThan(first);
  });

  it('do not keep the owner out at home, and the owner hears of them', async () => {
    const { id, email } = await member(app);
    expect((await guess(email, '10.2.0.1', password)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) {
      await waitOver();
      await guess(email, `10.3.${n}.1`);
    }
    expect((await guess(email, '10.4.0.1', password)).status).toBe(429);
    expect((await guess(email, '10.2.0.1', password)).status).toBe(200);
    expect((await mailsTo(app, email))[0]?.subject).toBe('Failed sign-ins to your account');
    expect(await app.prisma.auditEntry.findMany({ where: { actorId: id } })).toMatchObject([
      { action: 'account.locked' },
    ]);
  });

  it('do not refuse the right password of another browser at the same moment', async () => {
    const { email } = await member(app);
    await guess(email, '10.6.0.1');
    const waits = Prisma.sql`
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO password_guesses%'`;
    const second = await app.prisma.$transaction(async (first) => {
      await first.$executeRaw`SELECT 1 FROM password_guesses FOR UPDATE`;
      const answer = guess(email, '10.6.0.1', password);
      await until(
        () => app.prisma.$queryRaw<unknown[]>(waits),
        (rows) => rows.length > 0,
      );
      await first.$executeRaw`UPDATE password_guesses SET retry_at = date_trunc('milliseconds', clock_timestamp())`;
      return { answer };
    });
    expect((await second.answer).status).toBe(200);
  });

  it('are forgotten with the right password', async () => {
    const { email } = await member(app);
    for (const secret of ['a', 'b', 'c', password, 'd', 'e', 'f']) await guess(email, '10.5.0.1', secret);
    expect((await guess(email, '10.5.0.1', password)).status).toBe(200);
  });
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

  it('over the limit of the whole product are late, and refuse nobody', async () => {
    const app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0', AUTH_MAILS_PER_HOUR: '3' });
    const nobody = () => wire(app, 'POST', '/recover', { email: someAddress() });
    expect(count(await times(10, nobody), 200)).toBe(10);
    const addresses = Array.from({ length: 4 }, someAddress);
    const answers = await times(4, (n) => wire(app, 'POST', '/signup', { email: addresses[n], password }));
    expect(count(answers, 200)).toBe(4);
    const late = await until(
      () => waitingLinks(app),
      (rows) => rows.length > 0,
    );
    expect(late).toHaveLength(1);
    await app.close();
  });

  it('that a stranger asked for do not keep the owner from the next one', async () => {
    const app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '60', TRUST_PROXY: 'loopback' });
    const { email } = await member(app);
    const from = (ip: string) => wire(app, 'POST', '/recover', { email }, { 'x-forwarded-for': ip });
    expect((await from('10.0.0.1')).status).toBe(200);
    expect((await from('10.0.0.1')).status).toBe(429);
    expect((await from('10.0.0.2')).status).toBe(200);
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
    await app.close();
  });

  it('of a network that has filled a mailbox are late, and the first of another goes out', async () => {
    const app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0', TRUST_PROXY: 'loopback' });
    const { email } = await member(app);
    const from = (ip: string) => wire(app, 'POST', '/recover', { email }, { 'x-forwarded-for': ip });
    for (let n = 1; n <= 2; n += 1) {
      await from('10.0.0.1');
      await mailsTo(app, email, n);
    }
    const counts = { where: { key: { startsWith: 'auth-mails-recipient:' } } };
    expect((await app.prisma.rateLimit.updateMany({ ...counts, data: { points: 50 } })).count).toBe(1);
    await from('10.0.0.1');
    const late = await until(
      () => waitingLinks(app),
      (rows) => rows.length > 0,
    );
    await from('10.0.0.2');
    expect(await mailsTo(app, email, 3)).toHaveLength(3);
    expect(late).toHaveLength(1);
    await app.close();
  });
});

/** Mails that are late. */
function waitingLinks({ prisma }: TestApp): Promise<unknown[]> {
  return prisma.$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'send-auth-link' AND state = 'created' AND start_after > now()`;
}
