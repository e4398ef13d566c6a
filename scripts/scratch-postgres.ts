import { fork } from 'node:child_process';
import { once } from 'node:events';
import { migrate } from '../prisma/migrate.ts';
import { ensureDatabase, startScratchPostgres } from './postgres.ts';

/** A throw-away server in a process of its own, which ends when we do, however we end. */
export interface ScratchServer {
  /** Connection URL of the maintenance database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** The migrated database that others are copied from. */
export const TEMPLATE = 'inkloom_template';

/** What makes the child's server a durable one. */
const DURABLE = '--durable';

/** Starts the throw-away server, with the migrated template database in it; a durable one commits to the disk. */
export async function forkScratchServer({ durable = false } = {}): Promise<ScratchServer> {
  const flags = durable ? [DURABLE] : [];
  const child = fork(import.meta.filename, flags, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  const ready = once(child, 'message') as Promise<[{ url: string }]>;
  const died = once(child, 'exit').then(() => Promise.reject(new Error('The test database did not start.')));
  const [{ url }] = await Promise.race([ready, died]);
  died.catch(() => undefined);
  const stop = async () => {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  };
  return { url, stop };
}

async function serve(): Promise<void> {
  const server = await startScratchPostgres({ durable: process.argv.includes(DURABLE) });
  // Ctrl-C reaches the whole group; this process leaves last, when its parent has gone.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => process.disconnect?.());
  process.once('disconnect', () => server.stop());
  if (!process.connected) return server.stop();
  try {
    await ensureDatabase(server, TEMPLATE);
    await migrate(server.url(TEMPLATE));
    process.send?.({ url: server.url('postgres') });
  } catch (error) {
    process.disconnect?.();
    throw error;
  }
}

if (import.meta.main) void serve();
