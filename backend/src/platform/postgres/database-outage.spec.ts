import { expect, it } from '@jest/globals';
import { isDatabaseOutage } from './database-outage.ts';

const nested = (cause: object) => Object.assign(new Error('Invalid call'), { meta: { driverAdapterError: { cause } } });

it.each<[string, unknown, boolean]>([
  ['a server that stops', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['a server that stops, as Prisma says it', nested({ originalCode: '57P01', kind: 'postgres' }), true],
  ['a server that is not there, as Prisma says it', nested({ kind: 'DatabaseNotReachable' }), true],
  ['no session left', Object.assign(new Error('sorry, too many clients already'), { code: '53300' }), true],
  [
    'a session that broke within a transaction',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  [
    'a socket that is refused',
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    true,
  ],
  ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' }), true],
  ['a deadlock, as Prisma says it', Object.assign(new Error('Transaction failed'), { code: 'P2034' }), true],
  ['a cause of another error', new Error('The step failed', { cause: { code: '08006' } }), true],
  ['a unique index', Object.assign(new Error('Unique constraint failed'), { code: 'P2002' }), false],
  ['a check', nested({ originalCode: '23514', kind: 'postgres' }), false],
  [
    'a provider whose socket is refused',
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:443'), { code: 'ECONNREFUSED' }),
    }),
    false,
  ],
  ['a provider', new Error('Printify cannot be reached'), false],
  ['nothing', undefined, false],
])('%s', (_, error, outage) => {
  expect(isDatabaseOutage(error)).toBe(outage);
});
