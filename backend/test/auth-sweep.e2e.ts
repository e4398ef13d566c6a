import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sweepAuth } from '../src/auth/jobs/sweep-auth.job.ts';
import { sha256 } from '../src/platform/crypto/crypto.ts';
import { linkTo, mailsTo, member, password, refresh, signIn, someAddress, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { runJob } from './support/run-job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ AUTH_MAIL_INTERVAL_SECONDS: '0' });
});
afterAll(() => app.close());

const longAgo = new Date('2000-01-01');

it('removes what has run out and nothing that may still be used', async () => {
  const session = await signIn(app, (await member(app)).email);
  const next = await refresh(app, session.refresh_token);
  const newest = await refresh(app, next.body.refresh_token);
  const unused = await signIn(app, (await member(app)).email);
  await app.prisma.session.updateMany({
    where: { refreshTokens: { some: { tokenHash: sha256(unused.refresh_token) } } },
    data: { refreshedAt: longAgo },
  });
  const [stale, fresh] = [someAddress(), someAddress()];
  for (const email of [stale, fresh]) {
    const pkce = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };
    await wire(app, 'POST', '/signup', { email, password, ...pkce });
    await linkTo(app, email);
  }
  const { id: userId } = await app.prisma.user.findUniqueOrThrow({ where: { email: stale } });
  await app.prisma.oneTimeToken.updateMany({ where: { userId }, data: { expiresAt: longAgo } });
  await app.prisma.flowState.updateMany({ where: { userId }, data: { createdAt: longAgo } });
  const tokenHash = sha256(session.refresh_token);
  await app.prisma.refreshToken.update({ where: { tokenHash }, data: { revokedAt: longAgo } });

  await runJob(app, sweepAuth);

  const left = await app.prisma.user.findMany({ include: { oneTimeTokens: true, flowStates: true } });
  const counts = Object.fromEntries(
    left.map((user) => [user.email, [user.oneTimeTokens.length, user.flowStates.length]]),
  );
  expect(counts).toMatchObject({ [stale]: [0, 0], [fresh]: [1, 1] });
  expect(await app.prisma.refreshToken.count()).toBe(2);
  expect((await refresh(app, newest.body.refresh_token)).status).toBe(200);
  expect((await refresh(app, unused.refresh_token)).status).toBe(400);
});

it('removes a sign-up that nobody confirmed, 7 days after its last link', async () => {
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
  const signUp = { passwordHash: 'none', createdAt: eightDaysAgo };
  const [givenUp, asksAgain, confirmed] = [someAddress(), someAddress(), someAddress()];
  await app.prisma.user.createMany({
    data: [
      { ...signUp, email: givenUp, confirmationSentAt: eightDaysAgo },
      { ...signUp, email: asksAgain, confirmationSentAt: new Date() },
      { ...signUp, email: confirmed, confirmationSentAt: eightDaysAgo, emailConfirmedAt: eightDaysAgo },
    ],
  });
  await runJob(app, sweepAuth);
  const left = await app.prisma.user.findMany({ where: { email: { in: [givenUp, asksAgain, confirmed] } } });
  expect(left.map(({ email }) => email).sort()).toEqual([asksAgain, confirmed].sort());
});

it('leaves no address in the jobs of mails, waiting or finished', async () => {
  const { email } = await member(app);
  await wire(app, 'POST', '/recover', { email });
  await wire(app, 'POST', '/otp', { email });
  await mailsTo(app, email, 2);
  const jobs = await app.prisma.$queryRaw<{ name: string; data: string }[]>`
    SELECT name, data::text FROM pgboss.job WHERE name IN ('send-auth-link', 'send-sign-in-code', 'send-mail')`;
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(3);
  expect(jobs.filter(({ data }) => data.includes('@'))).toEqual([]);
});
