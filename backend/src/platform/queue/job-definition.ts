import { z } from 'zod';

export type JobSchedule =
  /** UTC. */
  | { readonly cron: string }
  /** Also enqueued when a worker starts: the last worker may have died. */
  | { readonly everySeconds: number };

export interface JobDefinition<T extends object> {
  readonly name: string;
  /** Parsed when enqueued and again when run: a job may come from an older release. */
  readonly payload: z.ZodType<T>;
  readonly schedule?: JobSchedule;
  readonly retries: number;
  /** Seconds; doubled with every retry, with jitter, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** Seconds after which a running job counts as lost. */
  readonly expireIn: number;
  /** Seconds after its end, failed or not, until the queue deletes it. Longer than any slot of its key. */
  readonly deleteAfter: number;
  /** Of one worker. Each asks the database every two seconds. */
  readonly concurrency: number | 'worker';
  /** One slot of a worker that has several takes only jobs of at least this priority, so that they never wait for long ones. */
  readonly reservedFor?: number;
  /** SQL that counts as `before` what comes before a job, whose payload is $1: sellers take turns. */
  readonly turn?: string;
}

/** Enough for short jobs. */
const defaultConcurrency = 2;

export const emptyPayload = z.object({});
export type EmptyPayload = z.infer<typeof emptyPayload>;

const definitions = new Map<string, JobDefinition<object>>();

export function defineJob<T extends object>(
  options: Pick<JobDefinition<T>, 'name' | 'payload'> & Partial<JobDefinition<T>>,
): JobDefinition<T> {
  if (definitions.has(options.name)) throw new Error(`The job ${options.name} is defined twice.`);
  const definition: JobDefinition<T> = {
    retries: 2,
    retryDelay: 5,
    retryDelayMax: 600,
    expireIn: 900,
    deleteAfter: 604_800,
    concurrency: defaultConcurrency,
    ...options,
  };
  definitions.set(definition.name, definition);
  return definition;
}

export function allJobs(): JobDefinition<object>[] {
  return [...definitions.values()].sort((a, b) => a.name.localeCompare(b.name));
}
