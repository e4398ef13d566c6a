import { fork } from 'node:child_process';
import { once } from 'node:events';
import { OUR_FILES } from '../../prisma/engine.ts';
import { migrate } from '../../prisma/migrate.ts';
import { ensureDatabase, startScratchPostgres } from './server.ts';

/** Ends with the process that started it, even one that is killed. */
export interface ScratchServer {
  url: string;
  /** As the product connects. */
  appUrl: string;
  stop(): Promise<void>;
}

export const TEMPLATE = 'inkloom_template';

const DURABLE_FLAG = '--durable';

export async function forkScratchServer({ durable = false } = {}): Promise<ScratchServer> {
  const flags = durable ? [DURABLE_FLAG] : [];
  const child = fork(import.meta.filename, flags, { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  const ready = once(child, 'message') as Promise<[{ url: string; appUrl: string }]>;
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The test database did not start.')));
  const [urls] = await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  const stop = async () => {
    const exited = once(child, 'exit');
    child.disconnect();
    await exited;
  };
  return { ...urls, stop };
}

async function serve(): Promise<void> {
  const server = await startScratchPostgres({ durable: process.argv.includes(DURABLE_FLAG) });
  // Ctrl-C reaches the whole process group; this process ends last, after its parent.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', () => process.disconnect?.());
  process.once('disconnect', () => server.stop());
  if (!process.connected) return server.stop();
  try {
    await ensureDatabase(server, TEMPLATE);
    await migrate(server.url(TEMPLATE), OUR_FILES, server.appUrl(TEMPLATE));
    process.send?.({ url: server.url('postgres'), appUrl: server.appUrl('postgres') });
  } catch (error) {
    process.disconnect?.();
    throw error;
  }
}

if (import.meta.main) void serve();
