import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SweepAuthHandler } from '../src/auth/jobs/sweep-auth.handler.ts';
import { linkTo, member, password, refresh, signIn, someAddress, wire } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';

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
  const [stale, fresh] = [someAddress(), someAddress()];
  for (const email of [stale, fresh]) {
    const pkce = { code_challenge: 'c'.repeat(43), code_challenge_method: 'plain' };
    await wire(app, 'POST', '/signup', { email, password, ...pkce });
    await linkTo(app, email);
  }
  const { id: userId } = await app.prisma.user.findUniqueOrThrow({ where: { email: stale } });
  await app.prisma.oneTimeToken.updateMany({ where: { userId }, data: { expiresAt: longAgo } });
  await app.prisma.flowState.updateMany({ where: { userId }, data: { createdAt: longAgo } });
  const tokenHash = (await app.prisma.refreshToken.findFirstOrThrow({ where: { parentId: null } })).tokenHash;
  await app.prisma.refreshToken.update({ where: { tokenHash }, data: { revokedAt: longAgo } });

  await new SweepAuthHandler(app.prisma).handle();

  const left = await app.prisma.user.findMany({ include: { oneTimeTokens: true, flowStates: true } });
  const counts = Object.fromEntries(
    left.map((user) => [user.email, [user.oneTimeTokens.length, user.flowStates.length]]),
  );
  expect(counts).toMatchObject({ [stale]: [0, 0], [fresh]: [1, 1] });
  expect(await app.prisma.refreshToken.count()).toBe(2);
  expect((await refresh(app, newest.body.refresh_token)).status).toBe(200);
});
