import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { type CallFailure, ProviderCalls } from '../circuits/provider-calls.ts';
import { AppConfig } from '../config/config.ts';
import { SecretBox } from '../crypto/crypto.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../queue/job-handler.ts';
import type { MailMessage } from './mail.ts';
import { type SealedMail, sealContext, sendMail } from './send-mail.job.ts';

const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

@Injectable()
@JobHandler(sendMail)
export class SendMailHandler implements HandlesJob<SealedMail>, OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    private readonly config: AppConfig,
    private readonly secrets: SecretBox,
    private readonly calls: ProviderCalls,
  ) {
    this.transport = createTransport(withTimeLimits(config.mail.smtpUrl), { from: config.mail.from });
  }

  /** The job's id is the Message-ID: a retry after a lost answer is seen by the receiver as the same mail. */
  async handle({ sealed }: SealedMail, { jobId }: JobContext): Promise<void> {
    const message: MailMessage = JSON.parse(this.secrets.open(Buffer.from(sealed, 'base64'), sealContext));
    const domain = new URL(this.config.publicUrl).hostname;
    await this.calls.measure({ provider: 'smtp', operation: 'send', failureOf }, () =>
      this.transport.sendMail({ ...message, messageId: `<${jobId}@${domain}>` }),
    );
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** nodemailer takes options from the address alone. By itself it waits for minutes, as a stopping worker would too. */
export function withTimeLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [option, ms] of Object.entries(timeLimits)) {
    if (!url.searchParams.has(option)) url.searchParams.set(option, String(ms));
  }
  return url.href;
}

/** Codes from 500 on say that the server does not want this mail (RFC 5321, section 4.2.1). */
function failureOf(error: unknown): CallFailure {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 ? 'refused' : 'away';
}
