import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { networkOf } from '../../platform/http/network.ts';
import { SealedRequests } from '../jobs/sealed-request.ts';
import { sendLink } from '../jobs/send-link.job.ts';
import { AuthRateLimits } from '../limits/auth-rate-limits.ts';
import { AuthError } from '../model/auth-error.ts';
import type { LinkKind } from '../model/link-kinds.ts';
import { toChallenge } from '../model/pkce.ts';
import { toRedirect } from '../model/redirects.ts';
import { toAddress } from '../model/user-input.ts';
import type { RecoverBody, ResendBody } from '../model/wire-bodies.ts';

interface MailRequest {
  kind: LinkKind;
  body: RecoverBody;
  requestedRedirect: string;
  ip: string;
}

/** Sends links that a stranger may request for any address. The answer is the same whether it has an account or not. */
@Injectable()
export class LinksService {
  constructor(
    private readonly requests: SealedRequests,
    private readonly limits: AuthRateLimits,
    private readonly config: AppConfig,
  ) {}

  async recover(body: RecoverBody, requestedRedirect: string, ip: string): Promise<object> {
    return this.send({ kind: 'recovery', body, requestedRedirect, ip });
  }

  async resend(body: ResendBody, requestedRedirect: string, ip: string): Promise<object> {
    if (body.type === 'signup' || body.type === 'email_change')
      return this.send({ kind: body.type, body, requestedRedirect, ip });
    throw new AuthError('validation_failed', 'Missing one of these types: signup, email_change');
  }

  private async send({ kind, body, requestedRedirect, ip }: MailRequest): Promise<object> {
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    const redirectTo = toRedirect(requestedRedirect, this.config.publicUrl);
    const email = toAddress(body.email);
    await this.limits.countMail(kind, email, ip);
    const request = { kind, email, network: networkOf(ip), askedAt: Date.now(), redirectTo, challenge };
    await this.requests.enqueue(sendLink, { tx: null, request });
    return {};
  }
}
