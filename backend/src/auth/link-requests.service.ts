import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { toAddress } from './addresses.ts';
import { AuthError } from './auth-error.ts';
import type { LinkKind } from './link-kinds.ts';
import { LinksService } from './links.service.ts';
import { toChallenge } from './pkce.ts';
import { toRedirect } from './redirects.ts';
import type { RecoverBody, ResendBody } from './wire/bodies.ts';

/** Links that anybody may ask for, for any address. The answer is the same whether it is known or not. */
@Injectable()
export class LinkRequestsService {
  constructor(
    private readonly links: LinksService,
    private readonly config: AppConfig,
  ) {}

  async recover(body: RecoverBody, wantedRedirect: string): Promise<object> {
    return this.request('recovery', body, wantedRedirect);
  }

  async resend(body: ResendBody, wantedRedirect: string): Promise<object> {
    if (body.type === 'signup' || body.type === 'email_change') return this.request(body.type, body, wantedRedirect);
    throw new AuthError('validation_failed', 'Missing one of these types: signup, email_change');
  }

  private async request(kind: LinkKind, body: RecoverBody, wantedRedirect: string): Promise<object> {
    const challenge = toChallenge(body.code_challenge, body.code_challenge_method);
    const redirectTo = toRedirect(wantedRedirect, this.config.publicUrl);
    await this.links.request({ kind, email: toAddress(body.email), redirectTo, challenge });
    return {};
  }
}
