import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import getPort from 'get-port';

const LOOPBACK = '127.0.0.1';

/** Below 32768, where systems begin to lend ports; random, because several processes look for ports at once. */
export function freePort(): Promise<number> {
  const candidates = Array.from({ length: 50 }, () => randomInt(20_000, 32_768));
  return getPort({ host: LOOPBACK, port: candidates });
}

export function canListen(port: number, host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
