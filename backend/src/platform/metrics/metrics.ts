import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** One registry an application, so that several can live in one process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly steps: Histogram<'step'>;
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'inkloom_' });
    const registers = [this.registry];
    this.steps = new Histogram({
      name: 'inkloom_generation_step_seconds',
      help: 'Seconds that a step of a generation took',
      labelNames: ['step'],
      buckets: [0.1, 0.3, 1, 3, 10, 30, 100],
      registers,
    });
    this.requests = new Histogram({
      name: 'inkloom_http_request_seconds',
      help: 'Seconds to the answer of a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    });
  }

  stepTook(step: string, seconds: number): void {
    this.steps.observe({ step }, seconds);
  }

  requestTook(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }
}
