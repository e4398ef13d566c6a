import { Body, Get, Head, Header, HttpCode, HttpStatus, Post, Redirect } from '@nestjs/common';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import { VerifyService } from '../links/verify.service.ts';
import { AuthError } from '../model/auth-error.ts';
import { type VerifyBody, verifyBody } from '../model/wire-bodies.ts';
import type { WireSession } from '../model/wire-user.ts';
import type { Client } from '../sessions/sessions.service.ts';
import { QueryText, RequestClient, RequestedRedirect } from './params.ts';
import { WireBodyPipe } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';

@WireController()
export class VerifyController {
  constructor(private readonly verifications: VerifyService) {}

  /** Mail scanners send HEAD to links, which must not consume them. */
  @Head('verify')
  @Header('Allow', 'GET, POST')
  refuseHead(): never {
    throw new AuthError('method_not_allowed');
  }

  @Get('verify')
  @Redirect()
  @NotStored()
  @RateLimited('verify')
  async openLink(
    @QueryText('token') token: string,
    @QueryText('type') type: string,
    @RequestedRedirect() redirectTo: string,
    @RequestClient() client: Client,
  ): Promise<{ url: string; statusCode: HttpStatus }> {
    const url = await this.verifications.openLink({ token, type, redirectTo }, client);
    return { url, statusCode: HttpStatus.SEE_OTHER };
  }

  @Post('verify')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('verify')
  verifyToken(
    @Body(new WireBodyPipe(verifyBody)) body: VerifyBody,
    @RequestClient() client: Client,
  ): Promise<WireSession> {
    return this.verifications.verifyToken(body, client);
  }
}
