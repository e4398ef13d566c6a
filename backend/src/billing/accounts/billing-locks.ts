import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { AdvisoryLocks, LockTimeout } from '../../platform/locks/advisory-locks.ts';

/** Milliseconds: long enough for another caller to get a few answers of the provider. */
const lockWaitMs = 20_000;

/**
 * One reader of the provider at a time for a customer or a purchase, over all processes: of two who read it and store
 * what they read, the later reader is the later writer. No database transaction is open while the provider answers.
 */
@Injectable()
export class BillingLocks {
  constructor(private readonly locks: AdvisoryLocks) {}

  /**
   * `work` must not store anything once its signal is aborted: then the lock is lost.
   *
   * @throws AppError payments_unavailable where the lock is not free in time
   */
  async withLock<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await this.locks.waitForLock(`billing:${name}`, lockWaitMs, work);
    } catch (error) {
      throw error instanceof LockTimeout ? new AppError('payments_unavailable') : error;
    }
  }
}
