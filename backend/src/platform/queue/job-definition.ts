import { z } from 'zod';

export type JobSchedule =
  /** A cron expression, in UTC. */
  | { readonly cron: string }
  /** Also enqueued when a worker starts: the last worker may have died. */
  | { readonly everySeconds: number };

export interface JobDefinition<T extends object> {
  readonly name: string;
  /** Parses the payload when it is enqueued and again when it is run: a job may come from an older release. */
  readonly payload: z.ZodType<T>;
  readonly schedule?: JobSchedule;
  /** Tries after the first. */
  readonly retries: number;
  /** Seconds before the first retry; doubled with every further one, with jitter, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** Seconds after which a running job counts as lost. */
  readonly expireIn: number;
  /** Jobs of this kind that one worker runs at once; absent: the worker's own setting. */
  readonly concurrency?: number;
}

/** The payload of a job that needs none: every scheduled job. */
export const emptyPayload = z.object({});
export type EmptyPayload = z.infer<typeof emptyPayload>;

const definitions = new Map<string, JobDefinition<object>>();

/** @throws where the name is taken: names are unique over the product */
export function defineJob<T extends object>(
  options: Pick<JobDefinition<T>, 'name' | 'payload'> & Partial<JobDefinition<T>>,
): JobDefinition<T> {
  if (definitions.has(options.name)) throw new Error(`The job ${options.name} is defined twice.`);
  const definition: JobDefinition<T> = { retries: 2, retryDelay: 5, retryDelayMax: 600, expireIn: 900, ...options };
  definitions.set(definition.name, definition);
  return definition;
}

export function allJobs(): JobDefinition<object>[] {
  return [...definitions.values()].sort((a, b) => a.name.localeCompare(b.name));
}
