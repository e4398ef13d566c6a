import { SetMetadata } from '@nestjs/common';

export const JOB_HANDLER = 'inkloom:job';

export interface JobContext {
  jobId: string;
  /** Aborted when the worker stops or the job has run out of time. */
  signal: AbortSignal;
}

export interface HandlesJob<T extends object> {
  handle(data: T, context: JobContext): Promise<void>;
}

/** Marks the one provider that runs a job. Running it twice must do no harm: a queue delivers at least once. */
export const JobHandler = (definition: { readonly name: string }) => SetMetadata(JOB_HANDLER, definition.name);
