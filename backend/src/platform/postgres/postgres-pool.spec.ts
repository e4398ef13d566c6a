import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../config/config.ts';
import { PostgresPool } from './postgres-pool.ts';

it('refuses who waits for a session as soon as the server is found silent', async () => {
  Logger.overrideLogger(false);
  const sockets = new Set<Socket>();
  const frozen = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = frozen.address() as AddressInfo;
  const pool = new PostgresPool(readConfig({ DATABASE_URL: `postgresql://someone@127.0.0.1:${port}/inkloom` }));
  const waiting = [pool.connect(), pool.query('SELECT 1')];
  pool.onModuleInit();
  for (const { reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[]) {
    expect(reason.message).toBe('Connection terminated: the server does not answer');
  }
  for (const socket of sockets) socket.destroy();
  frozen.close();
  await pool.onApplicationShutdown();
});
