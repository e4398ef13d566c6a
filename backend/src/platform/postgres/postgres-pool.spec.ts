import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../config/config.ts';
import { PostgresPool } from './postgres-pool.ts';

interface FrozenServer {
  pool: PostgresPool;
  close(): Promise<void>;
}

/** Takes connections and never says a word. */
async function startFrozenServer(): Promise<FrozenServer> {
  Logger.overrideLogger(false);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new PostgresPool(readConfig({ DATABASE_URL: `postgresql://someone@127.0.0.1:${port}/inkloom` }));
  return {
    pool,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await pool.onApplicationShutdown();
    },
  };
}

it('refuses who waits for a session as soon as the server is found silent', async () => {
  const { pool, close } = await startFrozenServer();
  const waiting = [pool.connect(), pool.query('SELECT 1')];
  pool.onModuleInit();
  for (const { reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[]) {
    expect(reason.message).toBe('Connection terminated: the server does not answer');
  }
  await close();
});

it('outlives the time that the pool gives to who waits in its queue', async () => {
  const { pool, close } = await startFrozenServer();
  const queueTimeoutMs = 1_500;
  pool.options.connectionTimeoutMillis = queueTimeoutMs;
  const waiting = Array.from({ length: pool.options.max + 2 }, () => pool.connect());
  pool.onModuleInit();
  await Promise.allSettled(waiting);
  await sleep(queueTimeoutMs);
  expect(pool.waitingCount).toBe(0);
  await close();
});
