import type { Answer, Order } from './low-priority-threads.ts';
import { startThreads } from './threads.ts';

const [size, idle] = process.argv.slice(2).map(Number);
const threads = startThreads({ size: size ?? 1, idle: idle ?? 0 });
const running = new Map<number, AbortController>();

async function run(id: number, { script, call }: NonNullable<Order['work']>): Promise<void> {
  const stopping = new AbortController();
  running.set(id, stopping);
  try {
    answer({ id, outcome: await threads.run(script, call, stopping.signal).outcome });
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}

function answer(message: Answer): void {
  // Whoever asked may be gone.
  process.send?.(message, () => {});
}

process.on('message', ({ id, work }: Order) => (work ? void run(id, work) : running.get(id)?.abort()));
process.on('disconnect', () => process.exit());
// A terminal sends them to all that it started, and what is at work is to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
