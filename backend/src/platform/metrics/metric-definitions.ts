export interface MetricDefinition<Label extends string> {
  name: string;
  help: string;
  labelNames?: readonly Label[];
}

export interface HistogramDefinition<Label extends string> extends MetricDefinition<Label> {
  /** Seconds. Those that docs/slo.md names must stay among them. */
  buckets: number[];
}

const define = <Label extends string = never>(definition: MetricDefinition<Label>) => definition;
const defineHistogram = <Label extends string = never>(definition: HistogramDefinition<Label>) => definition;

/** Dashboards and alerts name these: a rename is a change for those who run the product. */
export const histograms = {
  requests: defineHistogram({
    name: 'inkloom_http_request_seconds',
    help: 'Seconds to the answer of a request; event streams are left out. Status 499: the client left before it',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 3, 10],
  }),
  steps: defineHistogram({
    name: 'inkloom_generation_step_seconds',
    help: 'Seconds that a step of a generation took',
    labelNames: ['step'],
    buckets: [0.1, 0.3, 1, 3, 10, 30, 60, 100, 180],
  }),
  designs: defineHistogram({
    name: 'inkloom_design_seconds',
    help: 'Seconds from the press to the end of a design; those that a person reviewed are left out',
    labelNames: ['outcome'],
    buckets: [10, 30, 60, 120, 300, 600, 1800, 3600, 21_600, 86_400],
  }),
  calls: defineHistogram({
    name: 'inkloom_provider_call_seconds',
    help: 'Seconds of one call of a provider. Outcome: ok, refused, limited, away, or stopped by ourselves',
    labelNames: ['provider', 'operation', 'outcome'],
    buckets: [0.05, 0.1, 0.3, 1, 3, 10, 30, 60, 120, 180],
  }),
  jobs: defineHistogram({
    name: 'inkloom_job_seconds',
    help: 'Seconds that a run of a job took',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.3, 1, 3, 10, 30, 60, 180, 600, 1800],
  }),
};

export const counters = {
  jobs: define({
    name: 'inkloom_jobs_total',
    help: 'Runs of jobs that ended: done or failed. A failed one may be tried again',
    labelNames: ['job', 'outcome'],
  }),
  toolCalls: define({
    name: 'inkloom_mcp_tool_calls_total',
    help: 'Calls of tools by assistants. Outcome: ok, or the code of the error',
    labelNames: ['tool', 'outcome'],
  }),
  imageCosts: define({
    name: 'inkloom_image_cost_usd_total',
    help: 'Dollars that models billed for pictures and words, as far as their prices are known',
    labelNames: ['model'],
  }),
  images: define({
    name: 'inkloom_images_billed_total',
    help: 'Pictures that image models billed; priced: whether the cost is known',
    labelNames: ['model', 'priced'],
  }),
  webhooks: define({
    name: 'inkloom_webhooks_sent_total',
    help: 'Tries to deliver a webhook: delivered, retried (it failed and is tried again) or failed (given up)',
    labelNames: ['outcome'],
  }),
};

export const gauges = {
  queueJobs: define({
    name: 'inkloom_queue_jobs',
    help: 'Jobs in the queue: waiting, retrying, running or failed. Each worker reports all of them',
    labelNames: ['queue', 'state'],
  }),
  queueOldest: define({
    name: 'inkloom_queue_oldest_seconds',
    help: 'Seconds for which the oldest job that could start waits. Each worker reports all queues',
    labelNames: ['queue'],
  }),
  designs: define({
    name: 'inkloom_designs',
    help: 'Designs in work, in review, or publishing after their end, by state. Each worker reports all of them',
    labelNames: ['state'],
  }),
  designsWaiting: define({
    name: 'inkloom_designs_waiting',
    help: 'Designs that wait for what is away, by what it is and why. Each worker reports all of them',
    labelNames: ['for', 'reason'],
  }),
  webhookDeliveries: define({
    name: 'inkloom_webhook_deliveries',
    help: 'Webhooks that are not delivered yet: waiting for their first try, or retrying. Each worker reports all of them',
    labelNames: ['state'],
  }),
  webhookOldest: define({
    name: 'inkloom_webhook_oldest_seconds',
    help: 'Seconds for which the oldest webhook waits for its first try, of receivers that answer. Each worker reports all',
  }),
  circuits: define({
    name: 'inkloom_provider_circuit_open',
    help: '1 while this process makes no calls of a provider because it is away',
    labelNames: ['provider'],
  }),
  poolConnections: define({
    name: 'inkloom_pool_connections',
    help: 'Sessions of the shared pool: total and idle ones; waiting: who asks for one',
    labelNames: ['state'],
  }),
  streams: define({ name: 'inkloom_streams_open', help: 'Event streams that are open' }),
  databaseAway: define({ name: 'inkloom_database_away', help: '1 while PostgreSQL does not answer this process' }),
};
