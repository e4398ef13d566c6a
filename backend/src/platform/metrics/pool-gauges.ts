import { Injectable } from '@nestjs/common';
import { PostgresPool } from '../postgres/postgres-pool.ts';
import { Metrics } from './metrics.ts';

@Injectable()
export class PoolGauges {
  constructor(
    private readonly metrics: Metrics,
    private readonly pool: PostgresPool,
  ) {
    metrics.beforeScrape(() => this.update());
  }

  private update(): void {
    const { totalCount: total, idleCount: idle, waitingCount: waiting, isAway } = this.pool;
    for (const [state, count] of Object.entries({ total, idle, waiting })) {
      this.metrics.poolConnections.set({ state }, count);
    }
    this.metrics.databaseAway.set(isAway ? 1 : 0);
  }
}
