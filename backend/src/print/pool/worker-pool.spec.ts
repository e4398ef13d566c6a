import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { startLowPriorityThreads } from './low-priority-threads.ts';
import type { Threads } from './threads.ts';
import { createWorkerPool, type WorkerPool, WorkerPoolError, type WorkerPoolOptions } from './worker-pool.ts';

interface Work {
  repeat(value: unknown): Promise<unknown>;
}

const niceness = 7;
const folder = mkdtempSync(join(tmpdir(), 'worker-pool-'));
let pool: WorkerPool<Work> | undefined;
let background: Threads | undefined;

function startWithBackground(body: string, size = 1) {
  background = startLowPriorityThreads({ size: 2, idle: 60_000, niceness });
  const running = start(body, { size, background });
  return { running, behind: running.for('ann', { background: true }) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A pool whose threads run this function body. */
function start(body: string, options: Partial<WorkerPoolOptions> = {}): WorkerPool<Work> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(file, `export default async ({ args: [value] }) => { ${body} };`);
  pool = createWorkerPool<Work>(['repeat'], { size: 1, script: pathToFileURL(file), ...options });
  return pool;
}

const SLOW = 'await new Promise((resolve) => setTimeout(resolve, 40)); return { value };';

afterEach(async () => {
  await pool?.close();
  await background?.close();
  pool = undefined;
  background = undefined;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('createWorkerPool', () => {
  it('fails the job of a crashed worker only, and replaces the worker', async () => {
    const running = start('if (value === 13) process.exit(1); return { value };');
    const results = await Promise.allSettled([1, 13, 3].map((value) => running.repeat(value)));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.code))).toEqual([
      1,
      'worker_failed',
      3,
    ]);
  });

  it('stops a worker that hangs, and replaces it', async () => {
    const running = start('while (value === 13); return { value };', { timeout: 1000 });
    await expect(running.repeat(13)).rejects.toMatchObject({ code: 'worker_failed' });
    expect(running.load()).toEqual({ running: 0, waiting: 0 });
    expect(await running.repeat(1)).toBe(1);
  });

  it('runs at most its size at once and lets only so many wait', async () => {
    const running = start(SLOW, { size: 2, queue: 3 });
    const jobs = [1, 2, 3, 4, 5].map((value) => running.repeat(value));
    expect(running.load()).toEqual({ running: 2, waiting: 3 });
    await expect(running.repeat(6)).rejects.toMatchObject({ code: 'pool_full' });
    expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets owners take turns', async () => {
    const running = start(SLOW);
    const ended: string[] = [];
    const run = async (owner: string, value: string) => {
      await running.for(owner).repeat(value);
      ended.push(value);
    };
    const jobs = ['a1', 'a2', 'a3'].map((value) => run('ann', value));
    await Promise.all([...jobs, run('bob', 'b1'), run('bob', 'b2')]);
    expect(ended).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('begins a job of the background where a place is free, and takes none from the others', async () => {
    const { running, behind } = startWithBackground(SLOW);
    const ended: string[] = [];
    const run = async (work: Work, value: string) => {
      await work.repeat(value);
      ended.push(value);
    };
    await behind.repeat('its threads have started');
    const jobs = ['b1', 'b2'].map((value) => run(behind, value));
    expect(running.load()).toEqual({ running: 1, waiting: 1 });
    jobs.push(run(running, 'f1'));
    expect(running.load()).toEqual({ running: 2, waiting: 1 });
    jobs.push(run(running, 'f2'));
    await Promise.all(jobs);
    expect(ended.filter((value) => value !== 'b1')).toEqual(['f1', 'f2', 'b2']);
  });

  it('runs the background in a process of lower priority, which ends with it', async () => {
    const whoAmI = "const { getPriority } = await import('node:os'); return { value: [process.pid, getPriority()] };";
    const { running, behind } = startWithBackground(whoAmI);
    const [pid = 0, priority] = (await behind.repeat(0)) as number[];
    expect(await running.repeat(0)).toEqual([process.pid, getPriority()]);
    expect(pid).not.toBe(process.pid);
    expect(priority).toBe(getPriority() + niceness);
    const last = behind.repeat(0);
    await background?.close();
    expect(await last).toEqual([pid, priority]);
    expect(isAlive(pid)).toBe(false);
  });

  it('ends the process of the background when it is idle, and none that has work', async () => {
    background = startLowPriorityThreads({ size: 2, idle: 200, niceness });
    const body = 'await new Promise((resolve) => setTimeout(resolve, value)); return { value: process.pid };';
    const behind = start(body, { size: 2, background }).for('ann', { background: true });
    const [first, same] = await Promise.all([behind.repeat(0), behind.repeat(0)]);
    expect(await behind.repeat(600)).toBe(first);
    expect(same).toBe(first);
    while (isAlive(first as number)) await setImmediate();
    expect(await behind.repeat(0)).not.toBe(first);
  });

  it('runs a job of the background again whose process died, once', async () => {
    const once = join(folder, 'died');
    const body = `const { existsSync, writeFileSync } = await import('node:fs');
      if (value === 'always' || !existsSync('${once}')) {
        writeFileSync('${once}', '');
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => {});
      }
      return { value };`;
    const { behind } = startWithBackground(body);
    expect(await behind.repeat('once')).toBe('once');
    await expect(behind.repeat('always')).rejects.toMatchObject({ code: 'worker_failed' });
    expect(await behind.repeat('after')).toBe('after');
  });

  it('stops a job of the background that hangs', async () => {
    background = startLowPriorityThreads({ size: 1, idle: 60_000, niceness });
    const running = start('while (value === 13); return { value };', { timeout: 400, background });
    const behind = running.for('ann', { background: true });
    await expect(behind.repeat(13)).rejects.toMatchObject({ code: 'worker_failed' });
    expect(await behind.repeat(1)).toBe(1);
  });

  it('closes: what runs ends, what waits and what comes is refused', async () => {
    const running = start(SLOW);
    const first = running.repeat(1);
    const second = running.repeat(2);
    const closed = running.close();
    await expect(second).rejects.toMatchObject({ code: 'pool_closed' });
    await expect(running.repeat(3)).rejects.toMatchObject({ code: 'pool_closed' });
    expect(await first).toBe(1);
    await closed;
  });

  it('throws errors of its own, and DataCloneError for an argument that cannot be copied', async () => {
    const running = start('process.exit(1)');
    await expect(running.repeat(1)).rejects.toBeInstanceOf(WorkerPoolError);
    await expect(running.repeat(() => 1)).rejects.toMatchObject({ name: 'DataCloneError' });
  });

  it('replaces errors by those of `translate`', async () => {
    const translate = ({ message }: Error) => new RangeError(`Changed: ${message}`);
    const running = start("return { error: { name: 'TypeError', message: 'no such art' } };", { translate });
    await expect(running.repeat(1)).rejects.toEqual(new RangeError('Changed: no such art'));
  });
});
