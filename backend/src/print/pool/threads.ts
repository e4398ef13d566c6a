import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { TaskCall, TaskOutcome } from './serve-tasks.ts';

/** Where the functions of scripts run that `serveTasks` made. */
export interface Threads {
  run(script: string, call: TaskCall, signal: AbortSignal): Run;
  close(): Promise<void>;
}

export interface Run {
  /** Throws where the thread died or was stopped by the signal, and DataCloneError for what cannot be copied. */
  outcome: Promise<TaskOutcome>;
  /** Milliseconds of a processor that it has used, or by the clock where threads of another process run it. */
  processorTime(): Promise<number>;
}

export interface ThreadsOptions {
  size: number;
  /** Milliseconds until a thread without a job ends. */
  idle: number;
}

/** No more than `size` runs at once. */
export function startThreads({ size, idle }: ThreadsOptions): Threads {
  // One pool for each thread, for piscina does not say which of several has which job.
  const threads = Array.from({ length: size }, () => ({ pool: startThread(size, idle), jobs: 0 }));
  return {
    run(filename, call, signal) {
      const thread = threads.reduce((one, other) => (other.jobs < one.jobs ? other : one));
      const before = processorTimeOf(thread.pool);
      thread.jobs += 1;
      const outcome = thread.pool.run(call, { filename, signal }).finally(() => {
        thread.jobs -= 1;
      });
      return { outcome, processorTime: async () => (await processorTimeOf(thread.pool)) - (await before) };
    },
    async close() {
      await Promise.all(threads.map(({ pool }) => pool.destroy()));
    },
  };
}

function startThread(size: number, idle: number): Piscina<TaskCall, TaskOutcome> {
  const thread = new Piscina<TaskCall, TaskOutcome>({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    // Atomics.wait between jobs would block the thread.
    atomics: 'disabled',
    recordTiming: false,
    execArgv: [],
    workerData: { threads: size > 1 ? 1 : 2 },
  });
  // A thread that dies without a job: the next job gets another.
  thread.on('error', () => {});
  return thread;
}

/** Milliseconds; 0 for a thread that does not run yet, or no longer. */
async function processorTimeOf({ threads: [worker] }: { threads: Worker[] }): Promise<number> {
  try {
    const { user, system } = (await worker?.cpuUsage()) ?? { user: 0, system: 0 };
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
