/** @own-modules: it defines jobs that no other suite has a handler for. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { z } from 'zod';
import { AppConfig } from '../src/platform/config/config.ts';
import { PrismaService } from '../src/platform/prisma/prisma.service.ts';
import { allJobs, defineJob, emptyPayload, type JobDefinition } from '../src/platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../src/platform/queue/job-handler.ts';
import { JobObserver } from '../src/platform/queue/job-observer.ts';
import { JobQueue } from '../src/platform/queue/job-queue.ts';
import { JobRunner } from '../src/platform/queue/job-runner.ts';
import { QueueMonitor } from '../src/platform/queue/queue-monitor.ts';
import { createNodes, type PlatformNode, type PlatformNodes } from './support/platform.ts';
import { until } from './support/until.ts';

const greet = defineJob({
  name: 'greet',
  payload: z.object({ name: z.string(), times: z.number().default(1) }),
  retries: 0,
});
/** The same to a caller that TypeScript does not check. */
const untyped: JobDefinition<object> = greet;
const flaky = defineJob({ name: 'flaky', payload: z.object({ id: z.string() }), retries: 2, retryDelay: 1 });
const everySecond = defineJob({ name: 'every-second', payload: emptyPayload, schedule: { everySeconds: 1 } });
const nightly = defineJob({ name: 'nightly', payload: emptyPayload, schedule: { cron: '0 3 * * *' } });

const endless = defineJob({ name: 'endless', payload: z.object({ id: z.string() }), retries: 0 });

/** Longer than the pause between two polls of the runner. */
const everySlotAsksMs = 2200;

const greeted: { name: string; times: number; jobId: string; aborted: boolean }[] = [];
const tries: string[] = [];
const endlessRuns: { jobId: string; signal: AbortSignal }[] = [];

@Injectable()
@JobHandler(greet)
class GreetHandler implements HandlesJob<{ name: string; times: number }> {
  async handle(payload: { name: string; times: number }, { jobId, signal }: JobContext): Promise<void> {
    greeted.push({ ...payload, jobId, aborted: signal.aborted });
  }
}

@Injectable()
@JobHandler(flaky)
class FlakyHandler implements HandlesJob<{ id: string }> {
  async handle({ id }: { id: string }): Promise<void> {
    tries.push(id);
    if (tries.filter((one) => one === id).length < 3) throw new Error('not yet');
  }
}

@Injectable()
@JobHandler(everySecond)
class EverySecondHandler implements HandlesJob<object> {
  async handle(): Promise<void> {}
}

@Injectable()
@JobHandler(nightly)
class NightlyHandler implements HandlesJob<object> {
  async handle(): Promise<void> {}
}

/** Waits until it is stopped when it runs first. */
@Injectable()
@JobHandler(endless)
class EndlessHandler implements HandlesJob<{ id: string }> {
  async handle(_: { id: string }, { jobId, signal }: JobContext): Promise<void> {
    endlessRuns.push({ jobId, signal });
    if (endlessRuns.length === 1) await once(signal, 'abort');
  }
}

@Injectable()
@JobHandler(greet)
class SecondGreetHandler extends GreetHandler {}

/** Of the platform's own job. */
const handlers = [GreetHandler, FlakyHandler, EverySecondHandler, NightlyHandler, EndlessHandler];

let nodes: PlatformNodes;
let one: PlatformNode;
let other: PlatformNode;
let prisma: PrismaService;
let queue: JobQueue;
let monitor: QueueMonitor;
beforeAll(async () => {
  nodes = await createNodes();
  one = await nodes.start('worker', handlers);
  other = await nodes.start('worker', handlers);
  [prisma, queue, monitor] = [one.get(PrismaService), one.get(JobQueue), one.get(QueueMonitor)];
});
afterAll(() => nodes.close());

const countJobs = async (name: string) => {
  const [row] = await prisma.$queryRaw<{ jobs: number }[]>`
    SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = ${name}`;
  return row?.jobs;
};
const greetingOf = (name: string) =>
  until(
    async () => greeted.filter((one) => one.name === name),
    (found) => found.length > 0,
  );

describe('a job', () => {
  it('is parsed when it is enqueued: defaults are filled in, unknown keys dropped', async () => {
    const name = randomUUID();
    await queue.enqueue(null, untyped, { name, times: 2, secret: 'not for the queue' });
    expect(await greetingOf(name)).toEqual([{ name, times: 2, jobId: expect.any(String), aborted: false }]);
    const [row] = await prisma.$queryRaw<{ data: unknown }[]>`
      SELECT data FROM pgboss.job WHERE name = 'greet' AND data ->> 'name' = ${name}`;
    expect(row?.data).toEqual({ name, times: 2 });
  });

  it('is refused with a bad payload, and nothing is enqueued', async () => {
    const before = await countJobs('greet');
    await expect(queue.enqueue(null, untyped, { name: 7 })).rejects.toThrow(z.ZodError);
    expect(await countJobs('greet')).toBe(before);
  });

  it('is parsed again when it is run: one of an older release gets the defaults of today', async () => {
    const name = randomUUID();
    await queue.boss.send('greet', { name });
    expect(await greetingOf(name)).toMatchObject([{ times: 1 }]);
  });

  it('with a payload that is wrong by now fails where an administrator sees it, and is not run', async () => {
    const before = greeted.length;
    const id = await queue.boss.send('greet', { name: 7 });
    const failed = await until(
      () => monitor.listFailedJobs('greet', 10),
      (jobs) => jobs.length > 0,
    );
    expect(failed).toMatchObject([{ id, tries: 1, error: expect.stringContaining('expected string') }]);
    expect((await monitor.listQueueStates()).find(({ name }) => name === 'greet')).toMatchObject({ failed: 1 });
    expect(greeted).toHaveLength(before);
  });

  it('is there if and only if the transaction that enqueued it commits', async () => {
    const [committed, rolledBack] = [randomUUID(), randomUUID()];
    const enqueueAs = (name: string, fails: boolean) =>
      prisma.$transaction(async (tx) => {
        await tx.blockedTerm.create({ data: { term: name, severity: 'block' } });
        await queue.enqueue(tx, greet, { name, times: 1 });
        expect(greeted.some((one) => one.name === name)).toBe(false);
        if (fails) throw new Error('rolled back');
      });
    await expect(enqueueAs(rolledBack, true)).rejects.toThrow('rolled back');
    await enqueueAs(committed, false);
    await greetingOf(committed);
    expect(await prisma.blockedTerm.findMany({ select: { term: true } })).toEqual([{ term: committed }]);
    const names = await prisma.$queryRaw<{ name: string }[]>`
      SELECT data ->> 'name' AS name FROM pgboss.job WHERE name = 'greet' AND data ->> 'name' IN (${committed}, ${rolledBack})`;
    expect(names).toEqual([{ name: committed }]);
  });

  it('is retried as often as its definition says, and succeeds in between', async () => {
    const id = randomUUID();
    await queue.enqueue(null, flaky, { id });
    const retries = await until(
      () => prisma.$queryRaw<{ state: string; retry_count: number }[]>`
        SELECT state::text, retry_count FROM pgboss.job WHERE name = 'flaky' AND data ->> 'id' = ${id}`,
      ([row]) => row?.state === 'completed' || row?.state === 'failed',
    );
    expect(retries).toEqual([{ state: 'completed', retry_count: 2 }]);
    expect(tries).toEqual([id, id, id]);
  });

  it('with a key is enqueued once in a slot', async () => {
    const options = { key: 'same', everySeconds: 86_400, startAfter: 3600 };
    const names = ['one', 'two', 'three'];
    await Promise.all(names.map((name) => queue.enqueue(null, greet, { name, times: 1 }, options)));
    const [row] = await prisma.$queryRaw<{ jobs: number; slots: number }[]>`
      SELECT count(*)::int AS jobs, count(DISTINCT singleton_on)::int AS slots
        FROM pgboss.job WHERE name = 'greet' AND singleton_key = 'same'`;
    expect(row?.jobs).toBe(row?.slots);
  });
});

describe('a schedule', () => {
  /** How many jobs each slot of a schedule got. */
  const slotsOf = async (name: string) => {
    const rows = await prisma.$queryRaw<{ jobs: number }[]>`
      SELECT count(*)::int AS jobs FROM pgboss.job
       WHERE name = ${name} AND singleton_key = 'scheduled' GROUP BY singleton_on`;
    return rows.map(({ jobs }) => jobs);
  };

  it('in seconds enqueues one job a slot over two workers, and one more when a worker starts', async () => {
    const slots = await until(
      () => slotsOf('every-second'),
      (found) => found.length >= 3,
    );
    expect(slots.every((jobs) => jobs === 1)).toBe(true);
    const [starts] = await prisma.$queryRaw<{ jobs: number }[]>`
      SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'every-second' AND singleton_key IS NULL`;
    expect(starts?.jobs).toBe(2);
  });

  it('in seconds is no work of a node that only serves the API', async () => {
    const api = await nodes.start('api', handlers);
    expect(api.get(SchedulerRegistry).getIntervals()).not.toContain('every-second');
    expect(api.get(SchedulerRegistry).getCronJobs().has('nightly')).toBe(true);
  });

  it('by cron enqueues one job a slot, whichever nodes ask for it', async () => {
    expect(await slotsOf('nightly')).toEqual([]);
    const crons = [one, other].map((node) => node.get(SchedulerRegistry).getCronJob('nightly'));
    await Promise.all([...crons, ...crons].map((cron) => cron.fireOnTick()));
    const slots = await until(
      () => slotsOf('nightly'),
      (found) => found.length > 0,
    );
    expect(slots.every((jobs) => jobs === 1)).toBe(true);
  });
});

describe('a worker that stops', () => {
  it('gives what does not end in time to another, without spending a try', async () => {
    const pair = await createNodes();
    try {
      const stopping = await pair.start('worker', handlers);
      await stopping.get(JobQueue).enqueue(null, endless, { id: randomUUID() });
      await until(
        async () => endlessRuns,
        (runs) => runs.length > 0,
      );
      const next = await pair.start('worker', handlers);
      await stopping.close();
      expect(endlessRuns[0]?.signal.aborted).toBe(true);
      const jobs = await until(
        () => next.get(PrismaService).$queryRaw<{ state: string; retry_count: number }[]>`
          SELECT state::text, retry_count FROM pgboss.job WHERE name = 'endless' ORDER BY created_on`,
        (rows) => rows.length === 2 && rows.every(({ state }) => state === 'completed'),
      );
      expect(jobs.map(({ retry_count }) => retry_count)).toEqual([0, 0]);
      expect(endlessRuns).toHaveLength(2);
    } finally {
      await pair.close();
    }
  });

  it('takes no further job, not even one that it asked for before', async () => {
    const pair = await createNodes();
    try {
      const node = await pair.start('worker', handlers);
      const name = randomUUID();
      await node.get(PrismaService).$transaction(
        async (tx) => {
          await tx.$executeRaw`LOCK TABLE pgboss.job_common IN ACCESS EXCLUSIVE MODE`;
          await sleep(everySlotAsksMs);
          node.get(JobRunner).stop();
          await node.get(JobQueue).enqueue(tx, greet, { name, times: 1 });
        },
        { timeout: 30_000 },
      );
      await node.close();
      expect(greeted.some((one) => one.name === name)).toBe(false);
      await pair.start('worker', handlers);
      expect(await greetingOf(name)).toHaveLength(1);
    } finally {
      await pair.close();
    }
  });
});

describe('definitions and handlers', () => {
  it('are listed by name', () => {
    const names = allJobs().map(({ name }) => name);
    expect(names).toEqual(['endless', 'every-second', 'flaky', 'greet', 'nightly', 'send-mail', 'sweep-idempotency']);
  });

  it('refuse a name that is taken', () => {
    expect(() => defineJob({ name: 'greet', payload: emptyPayload })).toThrow('defined twice');
  });

  it('belong together: no process starts with a job that has no handler, or two', async () => {
    const config = (await nodes.start('api', handlers)).get(AppConfig);
    const boot = async (providers: Type[]) => {
      class HandlersModule {}
      const module = { module: HandlersModule, imports: [DiscoveryModule], providers };
      const context = await NestFactory.createApplicationContext(module, { logger: false });
      const runner = new JobRunner(context.get(DiscoveryService), queue, config, one.get(JobObserver));
      return runner.onApplicationBootstrap().finally(() => context.close());
    };
    await expect(boot(handlers)).rejects.toThrow('No handler for the job send-mail');
    await expect(boot(handlers.slice(1))).rejects.toThrow('No handler for the job greet');
    await expect(boot([...handlers, SecondGreetHandler])).rejects.toThrow('Two handlers for the job greet');
  });
});

it('pg-boss has the columns and states that the queue monitor reads', async () => {
  const columns = await prisma.$queryRaw<{ name: string; type: string }[]>`
    SELECT column_name AS name, coalesce(nullif(data_type, 'USER-DEFINED'), udt_name) AS type
      FROM information_schema.columns
     WHERE table_schema = 'pgboss' AND table_name = 'job'
       AND column_name IN ('id', 'name', 'state', 'start_after', 'created_on', 'completed_on', 'retry_count', 'output')
     ORDER BY column_name`;
  expect(columns).toEqual([
    { name: 'completed_on', type: 'timestamp with time zone' },
    { name: 'created_on', type: 'timestamp with time zone' },
    { name: 'id', type: 'uuid' },
    { name: 'name', type: 'text' },
    { name: 'output', type: 'jsonb' },
    { name: 'retry_count', type: 'integer' },
    { name: 'start_after', type: 'timestamp with time zone' },
    { name: 'state', type: 'job_state' },
  ]);
  const states = await prisma.$queryRaw<{ state: string }[]>`
    SELECT enumlabel AS state FROM pg_enum WHERE enumtypid = 'pgboss.job_state'::regtype ORDER BY enumsortorder`;
  expect(states.map(({ state }) => state)).toEqual(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);
});
