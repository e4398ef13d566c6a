import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** One registry an application, so that several can live in one process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly steps: Histogram<'step'>;
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly imageCosts: Counter<'model'>;
  private readonly images: Counter<'model' | 'priced'>;

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
    this.imageCosts = new Counter({
      name: 'inkloom_image_cost_usd_total',
      help: 'Dollars that image models billed, as far as their prices are known',
      labelNames: ['model'],
      registers,
    });
    this.images = new Counter({
      name: 'inkloom_images_billed_total',
      help: 'Pictures that image models billed; priced: whether the cost is known',
      labelNames: ['model', 'priced'],
      registers,
    });
  }

  /** @param costMicros millionths of a dollar; null where the price is not known */
  imageBilled(model: string, costMicros: number | null): void {
    this.images.inc({ model, priced: String(costMicros !== null) });
    if (costMicros !== null) this.imageCosts.inc({ model }, costMicros / 1_000_000);
  }

  stepTook(step: string, seconds: number): void {
    this.steps.observe({ step }, seconds);
  }

  requestTook(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }
}
