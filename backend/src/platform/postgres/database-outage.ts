/**
 * SQLSTATE: connection exceptions, a server that stops or starts, one without a free session, and a transaction that it
 * ended in favor of another one and asks to begin again (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
const lostCodes = /^(08...|57P0[1-5]|53300|40001|40P01)$/;
/** Of pg and the sockets under it, which have no SQLSTATE. As the cause of another error they are a provider's. */
const lostMessages =
  /^(connect ECONN|read ECONN|write (EPIPE|ECONN)|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Can't reach database server|server closed the connection)/;
/** Prisma: not reachable, timed out, closed, no session free, no transaction begun, a deadlock. */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034']);
/** Deeper than any library nests its errors. */
const deepest = 6;

interface Cause {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** True where PostgreSQL could not be asked or had no time for it, as opposed to what it answered: the same will succeed later. */
export function isDatabaseOutage(error: unknown): boolean {
  let current = error as Cause | null | undefined;
  for (let depth = 0; current && typeof current === 'object' && depth < deepest; depth += 1) {
    if (isLost(current) || (depth === 0 && hasLostMessage(current))) return true;
    current = (current.meta?.driverAdapterError ?? current.cause) as Cause | undefined;
  }
  return false;
}

function isLost({ code, originalCode, kind }: Cause): boolean {
  if (kind === 'DatabaseNotReachable' || kind === 'ConnectionClosed' || kind === 'SocketTimeout') return true;
  const codes = [code, originalCode].filter((one) => typeof one === 'string');
  return codes.some((one) => lostCodes.test(one) || prismaCodes.has(one));
}

function hasLostMessage({ message }: Cause): boolean {
  return typeof message === 'string' && lostMessages.test(message);
}
