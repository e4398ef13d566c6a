import { SetMetadata } from '@nestjs/common';

export const JOB_HANDLER = 'inkloom:job';

export interface JobContext {
  jobId: string;
  signal: AbortSignal;
}

export interface HandlesJob<T extends object> {
  handle(data: T, context: JobContext): Promise<void>;
}

/** Running a job twice must do no harm: a queue delivers at least once. */
export const JobHandler = (definition: { readonly name: string }) => SetMetadata(JOB_HANDLER, definition.name);
