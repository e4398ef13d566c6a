import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { sendLink } from '../jobs/send-link.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { AuthError } from '../model/auth-error.ts';
import type { LinkKind } from '../model/link-kinds.ts';
import { toChallenge } from '../model/pkce.ts';
import { toRedirect } from '../model/redirects.ts';
import { toAddress } from '../model/user-input.ts';
import type { RecoverBody, ResendBody } from '../model/wire-bodies.ts';

/** Sends links that a stranger may request for any address. The answer is the same whether it has an account or not. */
@Injectable()
export class LinksService {
  constructor(
    private readonly queue: JobQueue,
    private readonly limits: AuthRateLimits,
    private readonly config: AppConfig,
  ) {}

  async recover(body: RecoverBody, requestedRedirect: string): Promise<object> {
    return this.send('recovery', body, requestedRedirect);
  }

  async resend(body: ResendBody, requestedRedirect: string): Promise<object> {
    if (body.type === 'signup' || body.type === 'email_change') return this.send(body.type, body, requestedRedirect);
    throw new AuthError('validation_failed', 'Missing one of these types: signup, email_change');
  }

  private async send(kind: LinkKind, body: RecoverBody, requestedRedirect: string): Promise<object> {
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    const redirectTo = toRedirect(requestedRedirect, this.config.publicUrl);
    const email = toAddress(body.email);
    await this.limits.countMail(kind, email);
    await this.queue.enqueue(null, sendLink, { kind, email, redirectTo, challenge });
    return {};
  }
}
