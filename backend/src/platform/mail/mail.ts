import { Injectable } from '@nestjs/common';
import { SecretBox } from '../crypto/crypto.ts';
import type { Tx } from '../prisma/prisma.service.ts';
import { JobQueue } from '../queue/job-queue.ts';
import { sealContext, sendMail } from './send-mail.job.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
}

/** A message is a job: a mail server that is down delays it and loses none. */
@Injectable()
export class Mail {
  constructor(
    private readonly queue: JobQueue,
    private readonly secrets: SecretBox,
  ) {}

  /** Waits for the transaction's commit, sealed, for it may have a link that signs in. */
  async send(tx: Tx | null, message: MailMessage): Promise<void> {
    const sealed = Buffer.from(this.secrets.seal(JSON.stringify(message), sealContext)).toString('base64');
    await this.queue.enqueue(tx, sendMail, { sealed });
  }
}
