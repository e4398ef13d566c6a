import { Injectable } from '@nestjs/common';
import type { Tx } from '../prisma/prisma.service.ts';
import { JobQueue } from '../queue/job-queue.ts';
import { sendMail } from './send-mail.job.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
}

/** Outgoing mail. A message is a job: a mail server that is down delays it and loses none. */
@Injectable()
export class Mail {
  constructor(private readonly queue: JobQueue) {}

  /** Sends with the caller's transaction: no commit, no mail. */
  async send(tx: Tx | null, message: MailMessage): Promise<void> {
    await this.queue.enqueue(tx, sendMail, message);
  }
}
