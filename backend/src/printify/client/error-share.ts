import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../platform/time.ts';

/** Printify wants less than 5 % of an account's requests to fail (contracts/providers.md P1). */
const mostShare = 0.04;
/** Below so many errors a share says nothing. */
const fewErrors = 20;
const minutes = 10;
const mostAccounts = 10_000;

interface Minute {
  began: number;
  requests: number;
  errors: number;
}

/** The answers of each account in the last ten minutes. Each process counts its own: where all shares are small, so is the whole. */
export class ErrorShare {
  private readonly accounts = new LRUCache<string, Minute[]>({ max: mostAccounts });

  /** @param isError whether the request was refused */
  record(account: string, isError: boolean, now = Date.now()): void {
    const recent = this.recent(account, now);
    const began = Math.floor(now / MINUTE_MS) * MINUTE_MS;
    const last = recent.at(-1);
    const minute = last?.began === began ? last : { began, requests: 0, errors: 0 };
    if (minute !== last) recent.push(minute);
    minute.requests += 1;
    if (isError) minute.errors += 1;
    this.accounts.set(account, recent);
  }

  /** Milliseconds in which nothing should be asked for the account; 0 where it may go on. */
  pauseMs(account: string, now = Date.now()): number {
    const recent = this.recent(account, now);
    const sum = (name: 'requests' | 'errors') => recent.reduce((total, minute) => total + minute[name], 0);
    const errors = sum('errors');
    if (errors < fewErrors || errors <= mostShare * sum('requests')) return 0;
    const firstWithErrors = recent.find((minute) => minute.errors > 0);
    return Math.max(1, (firstWithErrors?.began ?? now) + minutes * MINUTE_MS - now);
  }

  private recent(account: string, now: number): Minute[] {
    return (this.accounts.get(account) ?? []).filter(({ began }) => began > now - minutes * MINUTE_MS);
  }
}
