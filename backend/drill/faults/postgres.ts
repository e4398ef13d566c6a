import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../sellers/requests.ts';
import { type Fault, type Options, span } from './fault.ts';

const frozenMs = 20_000;
/** The pool and every other session are back after this. */
const recoveryMs = 2000;

const isPromised = ({ status, code, hasRetryAfter }: Answer) =>
  status === 503 && code === 'database_unavailable' && hasRetryAfter;

const ofDatabase = { mayRefuse: isPromised, recoveryMs };
const briefly = () => 5000;

export const postgresFaults: Fault[] = [
  {
    name: 'postgres-fast',
    title: 'PostgreSQL restarted, fast',
    lastsMs: briefly,
    inject: ({ fleet: { database } }) => span(() => database.stop().then(() => database.start())),
    ...ofDatabase,
  },
  {
    name: 'postgres-immediate',
    title: 'PostgreSQL restarted, immediate',
    lastsMs: briefly,
    inject: ({ fleet: { database } }) => span(() => database.stopImmediately().then(() => database.start())),
    ...ofDatabase,
  },
  {
    name: 'postgres-sessions',
    title: 'All sessions of PostgreSQL ended',
    lastsMs: briefly,
    inject: ({ fleet: { database } }) => span(() => database.endSessions()),
    ...ofDatabase,
  },
  {
    name: 'postgres-stopped',
    title: 'PostgreSQL stopped',
    lastsMs: ({ outageMs }: Options) => outageMs,
    inject: ({ fleet: { database }, options }) =>
      span(async () => {
        await database.stop();
        await sleep(options.outageMs);
        await database.start();
      }),
    ...ofDatabase,
  },
  {
    name: 'postgres-frozen',
    title: `PostgreSQL frozen for ${frozenMs / 1000} s`,
    lastsMs: () => frozenMs,
    inject: ({ fleet: { database } }) =>
      span(async () => {
        const thaw = database.freeze();
        await sleep(frozenMs).finally(thaw);
      }),
    ...ofDatabase,
  },
];
