import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { PostgresPool } from '../postgres/postgres-pool.ts';

/** A bucket: `points` uses in each window of `seconds`, counted over all nodes. */
export interface LimitDefinition {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Thrown when a bucket is empty. */
export class LimitReached extends Error {
  constructor(
    readonly limit: LimitDefinition,
    /** Until the bucket is full again. */
    readonly retryAfterMs: number,
  ) {
    super(`The limit ${limit.name} is reached; try again in ${retryAfterMs} ms.`);
  }

  /** Whole seconds, at least one: what a client is told. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(this.retryAfterMs / 1000));
  }
}

/** Rate limits shared by every process through PostgreSQL. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly pool: PostgresPool) {}

  /** Uses `points` of the bucket for this key and tells how many are left. @throws LimitReached */
  async consume(limit: LimitDefinition, key: string, points = 1): Promise<number> {
    try {
      return (await this.limiter(limit).consume(key, points)).remainingPoints;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new LimitReached(limit, Math.max(1, refusal.msBeforeNext));
    }
  }

  /** Counts uses that were made past us: whoever keeps the real bucket says so. */
  async count(limit: LimitDefinition, key: string, points: number): Promise<void> {
    await this.limiter(limit).penalty(key, points);
  }

  /** Empties the bucket for so many milliseconds; then it is full again. */
  async close(limit: LimitDefinition, key: string, ms: number): Promise<void> {
    // The library multiplies seconds by 1000 and stores the product as a whole number: eighths survive that exactly.
    // No time at all would mean for ever to it.
    await this.limiter(limit).block(key, Math.max(1, Math.ceil(ms / 125)) / 8);
  }

  private limiter(limit: LimitDefinition): RateLimiterPostgres {
    const id = `${limit.name}:${limit.points}:${limit.seconds}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
    });
    this.limiters.set(id, limiter);
    return limiter;
  }
}
