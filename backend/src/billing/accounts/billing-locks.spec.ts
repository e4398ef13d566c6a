import { describe, expect, it } from '@jest/globals';
import { AdvisoryLocks, LockTimeout } from '../../platform/locks/advisory-locks.ts';
import { BillingLocks } from './billing-locks.ts';

/** Locks of which each is answered with this. */
function locksThat(waitForLock: AdvisoryLocks['waitForLock']): BillingLocks {
  return new BillingLocks(Object.assign(Object.create(AdvisoryLocks.prototype), { waitForLock }));
}

describe('a billing lock', () => {
  it('answers with what its work answers', async () => {
    const locks = locksThat((_name, _ms, work) => work(new AbortController().signal));
    expect(await locks.withLock('customer:cus_1', async () => 'done')).toBe('done');
  });

  it('that is not free in time says that payments cannot be reached', async () => {
    const locks = locksThat(async (name, ms) => {
      throw new LockTimeout(name, ms);
    });
    await expect(locks.withLock('customer:cus_1', async () => 'done')).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
  });

  it('passes other failures on', async () => {
    const locks = locksThat(async () => {
      throw new Error('the database is away');
    });
    await expect(locks.withLock('customer:cus_1', async () => 'done')).rejects.toThrow('the database is away');
  });
});
