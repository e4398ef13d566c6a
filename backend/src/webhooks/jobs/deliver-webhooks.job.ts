import { z } from 'zod';
import { defineJob } from '../../platform/queue/job-definition.ts';

const endpointRef = z.object({ endpointId: z.uuid() });
export type EndpointRef = z.infer<typeof endpointRef>;

/** Sends what waits for an endpoint. What is lost of these jobs, `due-webhooks` makes up for. */
export const deliverWebhooks = defineJob({
  name: 'deliver-webhooks',
  payload: endpointRef,
  retries: 2,
  expireIn: 120,
  deleteAfter: 3600,
  concurrency: 2,
});
