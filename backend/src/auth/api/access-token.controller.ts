import { Body, Controller, HttpCode, HttpStatus, Post, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/decorators.ts';
import { ApiPublicProblems } from '../../platform/http/problems.ts';
import { SignInService } from '../accounts/sign-in.service.ts';
import { RateLimited } from '../limits/rate-limit.guard.ts';
import type { Client } from '../sessions/sessions.service.ts';
import { AccessToken, CreateAccessToken } from './access-token.dto.ts';
import { toAccessToken } from './access-token.mapper.ts';
import { RequestClient } from './params.ts';
import { NotStored, OwnAccountsGuard } from './wire-controller.ts';

@ApiTags('Users')
@Controller('api/token')
@UseGuards(OwnAccountsGuard)
export class AccessTokenController {
  constructor(private readonly signIns: SignInService) {}

  @Public()
  @Post()
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('token')
  @ApiOperation({
    operationId: 'createAccessToken',
    summary: 'Sign in with address and password, as a form',
    description:
      'The password grant of OAuth 2.0 (RFC 6749, section 4.3), for Swagger UI and other tools that speak it; limits are those of `/auth/v1/token`. The sample signs the demo seller in.',
    security: [],
  })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOkResponse({ type: AccessToken, description: 'The tokens of a new session.' })
  @ApiPublicProblems('validation_failed', 'sign_in_failed', 'rate_limited')
  async createAccessToken(
    @Body() { username, password }: CreateAccessToken,
    @RequestClient() client: Client,
  ): Promise<AccessToken> {
    return toAccessToken(await this.signIns.withPassword(username, password, client));
  }
}
