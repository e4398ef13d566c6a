/** @own-modules: it starts without the modules whose jobs other suites have loaded. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdvisoryLocks, LockTimeout } from '../src/platform/locks/advisory-locks.ts';
import { PrismaService } from '../src/platform/prisma/prisma.service.ts';
import { createNodes, type PlatformNode, type PlatformNodes } from './support/platform.ts';
import { until } from './support/until.ts';

let nodes: PlatformNodes;
let one: AdvisoryLocks;
let other: AdvisoryLocks;
let otherNode: PlatformNode;
let prisma: PrismaService;
beforeAll(async () => {
  nodes = await createNodes();
  const node = await nodes.start('api');
  [one, prisma] = [node.get(AdvisoryLocks), node.get(PrismaService)];
});
beforeEach(async () => {
  otherNode = await nodes.start('api');
  other = otherNode.get(AdvisoryLocks);
});
afterAll(() => nodes.close());

const never = async () => {
  throw new Error('ran under a lock that was taken');
};

/** Holds a lock until it is told to release it. */
function hold(locks: AdvisoryLocks, name: string) {
  const released = Promise.withResolvers<void>();
  const acquired = Promise.withResolvers<AbortSignal>();
  const done = locks.withLock(name, async (signal) => {
    acquired.resolve(signal);
    await released.promise;
  });
  return { acquired: acquired.promise, release: released.resolve, done };
}

describe('a lock', () => {
  it('is held by one process and one caller at a time', async () => {
    const holder = hold(one, 'a');
    await holder.acquired;
    expect(await one.withLock('a', never)).toBe(false);
    expect(await other.withLock('a', never)).toBe(false);
    expect(await other.withLock('b', async () => undefined)).toBe(true);
    holder.release();
    expect(await holder.done).toBe(true);
    expect(await other.withLock('a', async () => undefined)).toBe(true);
    expect(await one.withLock('a', async () => undefined)).toBe(true);
  });

  it('is released when the work fails', async () => {
    await expect(one.withLock('fails', never)).rejects.toThrow('ran under');
    expect(await other.withLock('fails', async () => undefined)).toBe(true);
  });

  it('is free again when its process ends', async () => {
    const holder = hold(other, 'dies');
    await holder.acquired;
    await otherNode.close();
    holder.release();
    expect(await one.waitForLock('dies', 10_000, async () => 'free')).toBe('free');
    await holder.done.catch(() => undefined);
  });

  it('tells its holder when the session is lost, and can be taken again by both', async () => {
    const holder = hold(other, 'lost');
    const signal = await holder.acquired;
    const mine = hold(one, 'mine');
    await mine.acquired;
    await prisma.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND datname = current_database()
         AND objid::bigint = (hashtextextended('lost', 0) & 4294967295)`;
    await until(
      async () => signal.aborted,
      (aborted) => aborted,
    );
    expect((await mine.acquired).aborted).toBe(false);
    // The server says that a session ends before it lets go of its locks.
    await until(
      () => one.withLock('lost', async () => undefined),
      (taken) => taken,
    );
    holder.release();
    mine.release();
    expect(await holder.done).toBe(true);
    expect(await other.withLock('lost', async () => undefined)).toBe(true);
  });
});

describe('a caller that waits', () => {
  it('gets the lock when it is released, and answers with its result', async () => {
    const holder = hold(one, 'wait');
    await holder.acquired;
    const order: string[] = [];
    const waiting = [one, other].map((locks) =>
      locks.waitForLock('wait', 30_000, async () => {
        order.push('waited');
        return 'result';
      }),
    );
    await until(
      async () => one.withLock('wait', never),
      (ran) => !ran,
    );
    order.push('released');
    holder.release();
    expect(await Promise.all(waiting)).toEqual(['result', 'result']);
    expect(order).toEqual(['released', 'waited', 'waited']);
  });

  it('gives up after its time, and another lock of the process is not kept waiting', async () => {
    const holder = hold(one, 'long');
    await holder.acquired;
    const waiting = other.waitForLock('long', 300, never);
    expect(await other.withLock('another', async () => undefined)).toBe(true);
    await expect(waiting).rejects.toThrow(LockTimeout);
    holder.release();
    await holder.done;
    expect(await other.waitForLock('long', 10_000, async () => 'later')).toBe('later');
  });

  it('is alone, however many wait in however many processes', async () => {
    let inside = 0;
    const most: number[] = [];
    const work = async () => {
      inside += 1;
      most.push(inside);
      await sleep(1);
      inside -= 1;
    };
    const callers = Array.from({ length: 12 }, (_, n) => (n % 2 ? one : other).waitForLock('many', 60_000, work));
    await Promise.all(callers);
    expect(most).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('passes on what its work throws, and releases the lock', async () => {
    await expect(one.waitForLock('throws', 1000, never)).rejects.toThrow('ran under');
    expect(await other.withLock('throws', async () => undefined)).toBe(true);
  });
});
