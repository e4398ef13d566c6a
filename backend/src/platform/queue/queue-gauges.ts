import { Injectable } from '@nestjs/common';
import { DatabaseGauges } from '../metrics/database-gauges.ts';
import { Metrics } from '../metrics/metrics.ts';
import { QueueMonitor } from './queue-monitor.ts';

@Injectable()
export class QueueGauges {
  constructor(
    database: DatabaseGauges,
    private readonly metrics: Metrics,
    private readonly monitor: QueueMonitor,
  ) {
    database.add({ gauges: [metrics.queueJobs, metrics.queueOldest], read: () => this.read() });
  }

  private async read(): Promise<void> {
    for (const {
      name: queue,
      oldestWaitingAt,
      waiting,
      retrying,
      running,
      failed,
    } of await this.monitor.listQueueStates()) {
      for (const [state, count] of Object.entries({ waiting, retrying, running, failed })) {
        this.metrics.queueJobs.set({ queue, state }, count);
      }
      const waited = oldestWaitingAt ? (Date.now() - oldestWaitingAt.getTime()) / 1000 : 0;
      this.metrics.queueOldest.set({ queue }, Math.max(0, waited));
    }
  }
}
