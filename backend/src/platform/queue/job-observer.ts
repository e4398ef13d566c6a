import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from '../metrics/metrics.ts';
import { runAs } from '../tracing/current.ts';
import { Tracing } from '../tracing/tracing.ts';
import { originOf } from './job-origin.ts';

/** Runs a job as what it belongs to: its log lines, its span and its time can be found. */
@Injectable()
export class JobObserver {
  constructor(
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
    private readonly log: PinoLogger,
  ) {}

  async run(job: string, { id: jobId, data }: { id: string; data: object }, work: () => Promise<void>): Promise<void> {
    const options = { kind: SpanKind.CONSUMER, attributes: { 'messaging.message.id': jobId } };
    await runAs({ ...originOf(data), job, jobId }, () =>
      this.tracing.begin(`job ${job}`, options, () => this.measure(job, work)),
    );
  }

  private async measure(job: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    const report = (outcome: 'done' | 'failed') =>
      this.metrics.jobTook(job, outcome, (performance.now() - began) / 1000);
    try {
      await work();
      report('done');
    } catch (error) {
      report('failed');
      this.log.warn({ err: error }, 'job failed');
      throw error;
    }
  }
}
