import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { PostgresPool } from '../postgres/postgres-pool.ts';

/** `points` uses in each window of `seconds`, counted over all nodes. */
export interface LimitDefinition {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export class LimitReached extends Error {
  constructor(
    readonly limit: LimitDefinition,
    readonly retryAfterMs: number,
  ) {
    super(`The limit ${limit.name} is reached; try again in ${retryAfterMs} ms.`);
  }

  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(this.retryAfterMs / 1000));
  }
}

@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly pool: PostgresPool) {}

  /** Returns how many are left. @throws LimitReached */
  async consume(limit: LimitDefinition, key: string, points = 1): Promise<number> {
    return (await this.use(limit, key, points)).left;
  }

  /** As {@link consume}, and says when the window ends. @throws LimitReached */
  async use(limit: LimitDefinition, key: string, points = 1): Promise<{ left: number; resetMs: number }> {
    try {
      const { remainingPoints, msBeforeNext } = await this.limiter(limit).consume(key, points);
      return { left: remainingPoints, resetMs: msBeforeNext };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new LimitReached(limit, Math.max(1, refusal.msBeforeNext));
    }
  }

  /** False where the limit is reached. */
  async tryConsume(limit: LimitDefinition, key: string): Promise<boolean> {
    try {
      await this.consume(limit, key);
      return true;
    } catch (error) {
      if (error instanceof LimitReached) return false;
      throw error;
    }
  }

  /** For uses that were not made through this class. */
  async count(limit: LimitDefinition, key: string, points: number): Promise<void> {
    await this.limiter(limit).penalty(key, points);
  }

  /** Of a use that came to nothing. */
  async refund(limit: LimitDefinition, key: string, points = 1): Promise<void> {
    await this.limiter(limit).reward(key, points);
  }

  async close(limit: LimitDefinition, key: string, ms: number): Promise<void> {
    // The library stores seconds * 1000 as a whole number, which eighths survive; zero would mean for ever to it.
    await this.limiter(limit).block(key, Math.max(1, Math.ceil(ms / 125)) / 8);
  }

  async reset(limit: LimitDefinition, key: string): Promise<void> {
    await this.limiter(limit).delete(key);
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
