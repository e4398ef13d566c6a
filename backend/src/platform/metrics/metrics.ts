import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { counters, gauges, type HistogramDefinition, histograms, type MetricDefinition } from './metric-definitions.ts';

export interface CallMeasured {
  provider: string;
  /** A fixed name, never one with an id in it. */
  operation: string;
  outcome: string;
  seconds: number;
}

/** One registry an application, so that several can live in one process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly queueJobs = this.gauge(gauges.queueJobs);
  readonly queueOldest = this.gauge(gauges.queueOldest);
  readonly designs = this.gauge(gauges.designs);
  readonly designsWaiting = this.gauge(gauges.designsWaiting);
  readonly webhookDeliveries = this.gauge(gauges.webhookDeliveries);
  readonly webhookOldest = this.gauge(gauges.webhookOldest);
  readonly circuits = this.gauge(gauges.circuits);
  readonly poolConnections = this.gauge(gauges.poolConnections);
  readonly streams = this.gauge(gauges.streams);
  readonly databaseAway = this.gauge(gauges.databaseAway);
  private readonly requests = this.histogram(histograms.requests);
  private readonly steps = this.histogram(histograms.steps);
  private readonly designSeconds = this.histogram(histograms.designs);
  private readonly calls = this.histogram(histograms.calls);
  private readonly jobSeconds = this.histogram(histograms.jobs);
  private readonly jobs = this.counter(counters.jobs);
  private readonly toolCalls = this.counter(counters.toolCalls);
  private readonly imageCosts = this.counter(counters.imageCosts);
  private readonly webhooks = this.counter(counters.webhooks);
  private readonly images = this.counter(counters.images);
  private readonly reads: (() => void | Promise<void>)[] = [];

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'inkloom_' });
  }

  /** What is called before each scrape to set gauges. It must not fail. */
  beforeScrape(read: () => void | Promise<void>): void {
    this.reads.push(read);
  }

  async scrape(): Promise<string> {
    await Promise.all(this.reads.map((read) => read()));
    return this.registry.metrics();
  }

  /** @param costMicros millionths of a dollar; null where the price is not known */
  imageBilled(model: string, costMicros: number | null): void {
    this.images.inc({ model, priced: String(costMicros !== null) });
    this.modelBilled(model, costMicros);
  }

  /** Pictures and words. */
  modelBilled(model: string, costMicros: number | null): void {
    if (costMicros !== null) this.imageCosts.inc({ model }, costMicros / 1_000_000);
  }

  webhookSent(outcome: 'delivered' | 'retried' | 'failed'): void {
    this.webhooks.inc({ outcome });
  }

  stepTook(step: string, seconds: number): void {
    this.steps.observe({ step }, seconds);
  }

  designTook(outcome: 'finished' | 'failed', seconds: number): void {
    this.designSeconds.observe({ outcome }, seconds);
  }

  requestTook({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }): void {
    this.requests.observe({ method, route, status }, ms / 1000);
  }

  callTook({ provider, operation, outcome, seconds }: CallMeasured): void {
    this.calls.observe({ provider, operation, outcome }, seconds);
  }

  jobTook(job: string, outcome: 'done' | 'failed', seconds: number): void {
    this.jobs.inc({ job, outcome });
    this.jobSeconds.observe({ job }, seconds);
  }

  toolCalled(tool: string, outcome: string): void {
    this.toolCalls.inc({ tool, outcome });
  }

  private histogram<Label extends string>(definition: HistogramDefinition<Label>): Histogram<Label> {
    return new Histogram<Label>({ ...definition, registers: [this.registry] });
  }

  private counter<Label extends string>(definition: MetricDefinition<Label>): Counter<Label> {
    return new Counter<Label>({ ...definition, registers: [this.registry] });
  }

  private gauge<Label extends string>(definition: MetricDefinition<Label>): Gauge<Label> {
    return new Gauge<Label>({ ...definition, registers: [this.registry] });
  }
}
