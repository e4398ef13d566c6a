import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import getPort from 'get-port';

const LOOPBACK = '127.0.0.1';

/**
 * A port on the loopback address that nobody listens on. It lies below 32768, where systems begin to lend ports to
 * outgoing connections, so that none of those gets it before it is used. It is a random one, because several processes
 * look for ports at once.
 */
export function freePort(): Promise<number> {
  const candidates = Array.from({ length: 50 }, () => randomInt(20_000, 32_768));
  return getPort({ host: LOOPBACK, port: candidates });
}

/** True when nobody listens there; true also where the machine has no such address. */
export function canListen(port: number, host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
