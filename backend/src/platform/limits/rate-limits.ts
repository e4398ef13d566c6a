import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppConfig } from '../config/config.ts';

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
    readonly retryAfterSeconds: number,
  ) {
    super(`The limit ${limit.name} is reached; try again in ${retryAfterSeconds} s.`);
  }
}

/** Rate limits shared by every process through PostgreSQL. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(config: AppConfig) {
    this.pool = new Pool({ connectionString: config.values.databaseUrl, max: 4, application_name: 'inkloom-limits' });
  }

  /** Uses `points` of the bucket for this key. @throws LimitReached */
  async consume(limit: LimitDefinition, key: string, points = 1): Promise<void> {
    try {
      await this.limiter(limit).consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new LimitReached(limit, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
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
