import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { AdvisoryLocks, LockTimeout } from '../../platform/locks/advisory-locks.ts';

/** Milliseconds: long enough for another caller to get a few answers of the provider. */
const lockWaitMs = 20_000;

/** Of two who read at the provider and store it, the later reader writes last. No transaction waits for an answer. */
@Injectable()
export class BillingLocks {
  constructor(private readonly locks: AdvisoryLocks) {}

  /** Once its signal is aborted `work` must store nothing: the lock is lost. @throws AppError payments_unavailable */
  async withLock<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await this.locks.waitForLock(`billing:${name}`, lockWaitMs, work);
    } catch (error) {
      throw error instanceof LockTimeout ? new AppError('payments_unavailable') : error;
    }
  }
}
