import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import type { JobDefinition } from '../../platform/queue/job-definition.ts';
import { type EnqueueOptions, JobQueue } from '../../platform/queue/job-queue.ts';

const sealedRequest = z.object({ sealed: z.string() });
export type SealedRequest = z.infer<typeof sealedRequest>;

/** What a job of this kind has; jobs of the release before have the request itself. */
export function sealedOr<T extends object>(request: z.ZodType<T>): z.ZodType<SealedRequest | T> {
  return sealedRequest.or(request);
}

export interface Enqueue<T> extends EnqueueOptions {
  tx: Tx | null;
  request: T;
}

/** A job stays in the queue for days after its end, and an address in it would outlive the account. */
@Injectable()
export class SealedRequests {
  constructor(
    private readonly queue: JobQueue,
    private readonly secrets: SecretBox,
  ) {}

  async enqueue<T extends object>(
    job: JobDefinition<SealedRequest | T>,
    { tx, request, ...options }: Enqueue<T>,
  ): Promise<void> {
    const sealed = Buffer.from(this.secrets.seal(JSON.stringify(request), job.name)).toString('base64');
    await this.queue.enqueue<SealedRequest | T>(tx, job, { sealed }, options);
  }

  open<T extends object>(job: JobDefinition<SealedRequest | T>, payload: SealedRequest | T, schema: z.ZodType<T>): T {
    const { data } = sealedRequest.safeParse(payload);
    const request = data ? JSON.parse(this.secrets.open(Buffer.from(data.sealed, 'base64'), job.name)) : payload;
    return schema.parse(request);
  }
}
