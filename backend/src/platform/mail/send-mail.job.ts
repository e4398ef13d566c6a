import { defineJob } from '../queue/job-definition.ts';
import type { MailMessage } from './mail.ts';

/** Delays of 5 s, 10 s, 20 s … 30 min: about a day and a half of tries. */
export const sendMail = defineJob<MailMessage>({
  name: 'send-mail',
  retries: 80,
  retryDelay: 5,
  retryDelayMax: 1800,
  expireIn: 120,
});
