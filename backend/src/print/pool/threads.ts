import { Piscina } from 'piscina';
import type { TaskCall, TaskOutcome } from './serve-tasks.ts';

/** Where the functions of scripts run that `serveTasks` made. */
export interface Threads {
  /** Throws where the thread died or was stopped by `signal`, and DataCloneError for what cannot be copied. */
  run(script: string, call: TaskCall, signal: AbortSignal): Promise<TaskOutcome>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  size: number;
  /** Milliseconds until a thread without a job ends. */
  idle: number;
}

export function startThreads({ size, idle }: ThreadsOptions): Threads {
  const threads = new Piscina<TaskCall, TaskOutcome>({
    minThreads: 0,
    maxThreads: size,
    idleTimeout: idle,
    // Atomics.wait between jobs would block the thread.
    atomics: 'disabled',
    recordTiming: false,
    execArgv: [],
    workerData: { threads: size > 1 ? 1 : 2 },
  });
  // A thread that dies without a job: the next job gets another.
  threads.on('error', () => {});
  return {
    run: (filename, call, signal) => threads.run(call, { filename, signal }),
    close: () => threads.destroy(),
  };
}
