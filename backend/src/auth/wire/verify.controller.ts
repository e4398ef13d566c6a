import { Body, Get, Head, Header, HttpCode, HttpStatus, Post, Redirect } from '@nestjs/common';
import { AuthError } from '../auth-error.ts';
import { Limited } from '../limit.guard.ts';
import type { Client } from '../sessions.service.ts';
import { VerifyService } from '../verify.service.ts';
import { type VerifyBody, verifyBody } from './bodies.ts';
import { QueryText, RequestClient, WantedRedirect } from './params.ts';
import { WireBody } from './wire-body.pipe.ts';
import { NotStored, WireController } from './wire-controller.ts';
import type { WireSession } from './wire-session.ts';

/** Opening the link of a mail. */
@WireController()
export class VerifyController {
  constructor(private readonly verifications: VerifyService) {}

  /** Mail scanners look at links with HEAD: that must not use one up. */
  @Head('verify')
  @Header('Allow', 'GET, POST')
  look(): never {
    throw new AuthError('method_not_allowed');
  }

  @Get('verify')
  @Redirect()
  @NotStored()
  @Limited('verify')
  async open(
    @QueryText('token') token: string,
    @QueryText('type') type: string,
    @WantedRedirect() redirectTo: string,
    @RequestClient() client: Client,
  ): Promise<{ url: string; statusCode: HttpStatus }> {
    const url = await this.verifications.open({ token, type, redirectTo }, client);
    return { url, statusCode: HttpStatus.SEE_OTHER };
  }

  @Post('verify')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @Limited('verify')
  verify(@Body(new WireBody(verifyBody)) body: VerifyBody, @RequestClient() client: Client): Promise<WireSession> {
    return this.verifications.verify(body, client);
  }
}
