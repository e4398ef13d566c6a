/** A kind of job: what enqueuing code imports. The handler is elsewhere. */
export interface JobDefinition<T extends object> {
  readonly name: string;
  /** Tries after the first. */
  readonly retries: number;
  /** Seconds before the first retry; doubled with every further one, with jitter, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** Seconds after which a running job counts as lost. */
  readonly expireIn: number;
  /** Jobs of this kind that one worker runs at once; absent: the worker's own setting. */
  readonly concurrency?: number;
  readonly data?: T;
}

const definitions = new Map<string, JobDefinition<object>>();

/** Declares a job. Names are unique over the product; a second use of one is a fault at boot. */
export function defineJob<T extends object>(
  options: { name: string } & Partial<Omit<JobDefinition<T>, 'name' | 'data'>>,
): JobDefinition<T> {
  if (definitions.has(options.name)) throw new Error(`The job ${options.name} is defined twice.`);
  const definition: JobDefinition<T> = { retries: 2, retryDelay: 5, retryDelayMax: 600, expireIn: 900, ...options };
  definitions.set(definition.name, definition);
  return definition;
}

export function allJobs(): JobDefinition<object>[] {
  return [...definitions.values()];
}
