import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from '../../scripts/build/build.ts';
import { buyCredits, holdEvents } from './support/billing.ts';
import { Processes } from './support/processes.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let running: Processes;
let ann: Seller;
beforeAll(async () => {
  await build('backend/dist');
  running = await Processes.prepare(quick);
  await running.start('api');
  ann = await seller(running, { connected: false, credits: 0 });
}, 240_000);
afterAll(() => running?.close());

/** The operator's command, as its script runs it: how it ended, and what it said. */
async function run(program: string, args: string[]): Promise<{ code: number | null; words: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../dist/commands/${program}.js`), ...args], {
    env: { PATH: process.env.PATH, ...running.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, words };
}

const command = (...args: string[]) => run('billing', args);

describe('the commands of billing', () => {
  it('set up an account once', async () => {
    const first = await command('setup');
    expect(first.code).toBe(0);
    for (const made of [
      'starter_monthly',
      'pro_monthly',
      'studio_monthly',
      'studio_credit',
      'STRIPE_WEBHOOK_SECRET=',
      'portal',
    ]) {
      expect(first.words).toContain(made);
    }
    expect(await command('setup')).toEqual({ code: 0, words: 'Everything is there: nothing was made.\n' });
  });

  it('find what no webhook brought, say it, and bring it where that is asked for', async () => {
    expect((await command('reconcile')).code).toBe(0);
    await holdEvents(running, true);
    await buyCredits(ann, 25);
    const found = await command('reconcile');
    expect(found.code).toBe(1);
    expect(found.words).toContain('is paid and brought no credits');
    expect(await ann.credits()).toBe(0);
    expect((await command('reconcile', '--repair')).code).toBe(0);
    expect(await ann.credits()).toBe(25);
    expect((await command('reconcile')).words).toContain('0 differ');
  });

  it('say what there is where they are asked for something else', async () => {
    const { code, words } = await command('refund-everything');
    expect([code, words]).toEqual([1, 'Say one of: setup, reconcile\n']);
  });
});

describe('the command for a lost authenticator app', () => {
  it('removes all second factors, ends the sessions, and is audited and mailed', async () => {
    const bob = await seller(running, { connected: false });
    const [userId, email] = [bob.id, await bob.email()];
    const verified = { userId, status: 'verified' } as const;
    await running.prisma.factor.createMany({
      data: [
        { ...verified, type: 'totp', friendlyName: 'Lost phone' },
        { ...verified, type: 'recovery_code', friendlyName: 'Lost codes' },
      ],
    });
    const countMails = async () =>
      (await running.prisma.$queryRaw<object[]>`SELECT id FROM pgboss.job WHERE name = 'send-mail'`).length;
    const mails = await countMails();
    const done = await run('accounts', ['reset-factors', email.toUpperCase()]);
    expect(done).toEqual({ code: 0, words: `2 removed; a mail goes to ${email.toUpperCase()}.\n` });
    expect(await running.prisma.factor.count({ where: { userId } })).toBe(0);
    expect((await bob.get('/api/user')).status).toBe(401);
    const [entry] = await running.prisma.auditEntry.findMany({ where: { subjectId: userId } });
    expect(entry?.action).toBe('account.factors_reset');
    expect(await countMails()).toBe(mails + 1);
    expect((await run('accounts', ['reset-factors', email])).words).toBe('There was no second factor.\n');
  });

  it('says where there is no such account, and how it is used', async () => {
    const unknown = await run('accounts', ['reset-factors', 'nobody@example.com']);
    expect(unknown).toEqual({ code: 1, words: 'No account uses the address nobody@example.com.\n' });
    expect((await run('accounts', [])).words).toContain('usage: npm run account:reset-factors');
  });
});
