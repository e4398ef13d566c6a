import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { PinoLogger } from 'nestjs-pino';
import { readConfig } from '../config/config.ts';
import { PostgresPool } from '../postgres/postgres-pool.ts';
import { AdvisoryLocks } from './advisory-locks.ts';

it('refuses who wants a lock as soon as the server is found silent, and asks it no more', async () => {
  Logger.overrideLogger(false);
  const sockets = new Set<Socket>();
  const frozen = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = frozen.address() as AddressInfo;
  const config = readConfig({ DATABASE_URL: `postgresql://someone@127.0.0.1:${port}/inkloom` });
  const pool = new PostgresPool(config);
  const locks = new AdvisoryLocks(config, pool, { warn: () => undefined } as unknown as PinoLogger);
  const lock = (name: string) => locks.withLock(name, async () => undefined);
  const waiting = [lock('a'), lock('b')];
  pool.onModuleInit();
  for (const attempt of waiting) await expect(attempt).rejects.toThrow(/^Connection terminated/);
  await expect(lock('c')).rejects.toThrow('Connection terminated: the server does not answer');
  for (const socket of sockets) socket.destroy();
  frozen.close();
  await pool.onApplicationShutdown();
});
