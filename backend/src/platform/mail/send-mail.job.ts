import { z } from 'zod';
import { defineJob } from '../queue/job-definition.ts';

export const sealContext = 'mail';

/** A MailMessage as JSON, AES-256-GCM, base64. */
const sealedMail = z.object({ sealed: z.string() });
export type SealedMail = z.infer<typeof sealedMail>;

/** Delays of 5 s, 10 s, 20 s … 30 min: about a day and a half of tries. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: sealedMail,
  retries: 80,
  retryDelay: 5,
  retryDelayMax: 1800,
  expireIn: 120,
});
