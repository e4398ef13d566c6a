import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { Gauge } from 'prom-client';
import { AppConfig } from '../config/config.ts';
import { Metrics } from './metrics.ts';

export interface DatabaseRead {
  gauges: Pick<Gauge, 'reset'>[];
  read(): Promise<void>;
}

const freshMs = 10_000;
/** Prometheus gives up after 10 s, and the other metrics are wanted most while the database is slow. */
const longestReadMs = 2000;

/** Gauges that are read from the database when they are scraped: by workers alone, since every process would say the same. */
@Injectable()
export class DatabaseGauges {
  private readonly reads: DatabaseRead[] = [];
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    config: AppConfig,
    metrics: Metrics,
    private readonly log: PinoLogger,
  ) {
    if (config.role !== 'api') metrics.beforeScrape(() => this.refresh());
  }

  add(read: DatabaseRead): void {
    this.reads.push(read);
  }

  private async refresh(): Promise<void> {
    if (performance.now() - this.readAt >= freshMs) {
      this.readAt = performance.now();
      this.reading = Promise.all(this.reads.map((one) => this.update(one)));
    }
    await Promise.race([this.reading, sleep(longestReadMs, undefined, { ref: false })]);
  }

  /** What could not be read is absent, rather than what it was. */
  private async update({ gauges, read }: DatabaseRead): Promise<void> {
    try {
      await read();
    } catch (error) {
      for (const gauge of gauges) gauge.reset();
      this.log.warn({ err: error }, 'gauges could not be read from the database');
    }
  }
}
