import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { AppConfig } from '../config/config.ts';
import { SecretBox } from '../crypto/crypto.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../queue/job-handler.ts';
import type { MailMessage } from './mail.ts';
import { type SealedMail, sealContext, sendMail } from './send-mail.job.ts';

@Injectable()
@JobHandler(sendMail)
export class SendMailHandler implements HandlesJob<SealedMail>, OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    private readonly config: AppConfig,
    private readonly secrets: SecretBox,
  ) {
    this.transport = createTransport(config.mail.smtpUrl, { from: config.mail.from });
  }

  /** The job's id is the Message-ID: a retry after a lost answer is seen by the receiver as the same mail. */
  async handle({ sealed }: SealedMail, { jobId }: JobContext): Promise<void> {
    const message: MailMessage = JSON.parse(this.secrets.open(Buffer.from(sealed, 'base64'), sealContext));
    const domain = new URL(this.config.publicUrl).hostname;
    await this.transport.sendMail({ ...message, messageId: `<${jobId}@${domain}>` });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
