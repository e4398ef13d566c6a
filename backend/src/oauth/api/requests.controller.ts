import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { ConsentsService } from '../server/consents.service.ts';
import { AuthorizationDecision, AuthorizationRequest, DecideAuthorization } from './requests.dto.ts';
import { toAuthorizationRequest } from './requests.mapper.ts';

const ApiUidParam = () =>
  ApiParam({
    name: 'uid',
    description: 'The request, as it is named in the address of the consent screen.',
    example: 'uGm3rX0a9pSeV1Zt4kQ7wLbN2cJd8yHf5oTiKxEgMqA',
  });

@ApiTags('Apps')
@ApiBearerAuth()
@Controller('api/oauth/requests/:uid')
export class RequestsController {
  constructor(private readonly consents: ConsentsService) {}

  @Get()
  @ApiOperation({
    operationId: 'getAuthorizationRequest',
    summary: 'What an app asks you to allow',
    description:
      'For the consent screen. Needs the cookie of the browser that the app has sent to us, and the session of the user who opens it first.',
  })
  @ApiUidParam()
  @ApiOkResponse({ type: AuthorizationRequest, description: 'Who asks, and what for.' })
  @ApiProblems('not_found')
  async getAuthorizationRequest(
    @CurrentUser() user: AuthUser,
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthorizationRequest> {
    return toAuthorizationRequest(await this.consents.open(user, { uid, request: request.raw, response: reply.raw }));
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'decideAuthorization',
    summary: 'Allow an app what it asks for, or refuse',
    description:
      'To allow takes a recent sign-in, or one with a second factor. Needs the same as `getAuthorizationRequest`, and answers once. The app appears in `listGrants`, and the account’s owner gets a mail.',
  })
  @ApiUidParam()
  @ApiOkResponse({ type: AuthorizationDecision, description: 'Where the browser goes on.' })
  @ApiProblems('not_found', 'recent_sign_in_required', 'validation_failed', 'bad_json')
  async decideAuthorization(
    @CurrentUser() user: AuthUser,
    @Param('uid') uid: string,
    @Body() { allow, scopes, credits_per_day: creditsPerDay = null }: DecideAuthorization,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthorizationDecision> {
    const asked = { uid, request: request.raw, response: reply.raw };
    const redirectTo = allow
      ? await this.consents.allow(user, asked, { scopes, creditsPerDay })
      : await this.consents.refuse(user, asked);
    return { redirect_to: redirectTo };
  }
}
