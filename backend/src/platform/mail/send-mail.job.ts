import { defineJob } from '../queue/job-definition.ts';

/** What the message is sealed for (SecretBox). */
export const sealContext = 'mail';

export interface SealedMail {
  /** A MailMessage as JSON, AES-256-GCM, base64. */
  sealed: string;
}

/** Delays of 5 s, 10 s, 20 s … 30 min: about a day and a half of tries. */
export const sendMail = defineJob<SealedMail>({
  name: 'send-mail',
  retries: 80,
  retryDelay: 5,
  retryDelayMax: 1800,
  expireIn: 120,
});
