import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma } from './client/client.ts';

type Tx = Prisma.TransactionClient;
type Work<T> = (tx: Tx) => Promise<T>;

/** What the transactions of a request gave when it ran before, and where what they give now is written. */
export interface Recorder {
  id: string;
  recorded: unknown[];
  /** In the transaction itself: both are there, or none. */
  write(tx: Tx, result: unknown, position: number): Promise<void>;
}

class Recording {
  private position = 0;
  isOver = false;

  constructor(readonly recorder: Recorder) {}

  get hasMore(): boolean {
    return this.position < this.recorder.recorded.length;
  }

  /** What was done before is not done again: its result is. */
  async run<T>(work: Work<T>, transact: (work: Work<T>) => Promise<T>): Promise<T> {
    const { recorded, write } = this.recorder;
    const { position, hasMore } = this;
    if (hasMore) {
      this.position += 1;
      return recorded[position] as T;
    }
    const result = await transact(async (tx) => {
      const given = await work(tx);
      await write(tx, given, position);
      return given;
    });
    this.position += 1;
    return result;
  }
}

const storage = new AsyncLocalStorage<Recording>();

/** Transactions of the work are recorded, and those that were recorded before give what they gave. */
export async function recordTransactions<T>(recorder: Recorder, work: () => Promise<T>): Promise<T> {
  const recording = new Recording(recorder);
  try {
    return await storage.run(recording, work);
  } finally {
    recording.isOver = true;
  }
}

export function runRecorded<T>(work: Work<T>, transact: (work: Work<T>) => Promise<T>): Promise<T> {
  const recording = storage.getStore();
  return recording && !recording.isOver ? recording.run(work, transact) : transact(work);
}

/** True where the next transaction gives what it gave before: what is there already may be its own. */
export function isSentAgain(): boolean {
  return storage.getStore()?.hasMore ?? false;
}

/** Names the request to providers that have such keys too; the same where it is sent again. */
export function recordedRequestId(): string | undefined {
  return storage.getStore()?.recorder.id;
}
