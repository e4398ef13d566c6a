import { Body, Delete, HttpCode, HttpStatus, Param, type PipeTransform, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { Bearer, BearerGuard } from '../../access/bearer.guard.ts';
import { FactorsService } from '../../factors/factors.service.ts';
import { VerifyFactorService } from '../../factors/verify-factor.service.ts';
import { RateLimited } from '../../limits/rate-limit.guard.ts';
import { AuthError } from '../../model/auth-error.ts';
import { type ChallengeFactorBody, challengeFactorBody } from '../../model/passkey-bodies.ts';
import { type EnrollBody, enrollBody, type VerifyFactorBody, verifyFactorBody } from '../../model/wire-bodies.ts';
import type { WireSession } from '../../model/wire-user.ts';
import type { SignedIn } from '../../sessions/sessions.service.ts';
import { ApiAuthBearerProblems } from '../auth-problems.ts';
import { AccountSession } from '../wire.dto.ts';
import { WireBodyPipe } from '../wire-body.pipe.ts';
import { NotStored, WireController } from '../wire-controller.ts';
import {
  ChallengeFactor,
  EnrolledFactorView,
  EnrollFactor,
  FactorChallengeView,
  RemovedFactor,
  VerifyFactor,
} from './factors.dto.ts';
import { toChallengeView, toEnrolledFactor } from './factors.mapper.ts';

const FactorId: PipeTransform<string, string> = {
  transform(id) {
    if (!isUUID(id)) throw new AuthError('mfa_factor_not_found');
    return id;
  },
};

const ApiFactorParam = () =>
  ApiParam({
    name: 'id',
    description: 'The factor.',
    schema: { type: 'string', format: 'uuid', example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b' },
  });

@WireController()
@UseGuards(BearerGuard)
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly verifications: VerifyFactorService,
  ) {}

  @Post('factors')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'enrollFactor',
    summary: 'Add an authenticator app or a passkey',
    description:
      'It counts once a code or an answer of it was verified. It takes a sign-in of minutes ago. Who has a factor already must have verified one in this session instead.',
  })
  @ApiBody({ type: EnrollFactor })
  @ApiOkResponse({ type: EnrolledFactorView, description: 'The factor; of an app with its secret.' })
  @ApiAuthBearerProblems(
    'validation_failed',
    'insufficient_aal',
    'too_many_enrolled_mfa_factors',
    'mfa_factor_name_conflict',
    'mfa_phone_enroll_not_enabled',
    'reauthentication_needed',
    'over_request_rate_limit',
  )
  async enrollFactor(
    @Bearer() signedIn: SignedIn,
    @Body(new WireBodyPipe(enrollBody)) body: EnrollBody,
  ): Promise<EnrolledFactorView> {
    return toEnrolledFactor(await this.factors.enroll(signedIn, body));
  }

  @Post('factors/:id/challenge')
  @HttpCode(HttpStatus.OK)
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'challengeFactor',
    summary: 'Ask for a code or a passkey of a factor',
    description: 'Only the session that asks can answer it, within five minutes. Needs a factor of yours.',
  })
  @ApiFactorParam()
  @ApiBody({ type: ChallengeFactor, required: false })
  @ApiOkResponse({ type: FactorChallengeView, description: 'The challenge.' })
  @ApiAuthBearerProblems('validation_failed', 'mfa_factor_not_found', 'over_request_rate_limit')
  async challengeFactor(
    @Bearer() signedIn: SignedIn,
    @Param('id', FactorId) id: string,
    @Body(new WireBodyPipe(challengeFactorBody)) body: ChallengeFactorBody,
  ): Promise<FactorChallengeView> {
    return toChallengeView(await this.verifications.challenge(signedIn, id, body));
  }

  @Post('factors/:id/verify')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'verifyFactor',
    summary: 'Verify a code of an authenticator app, or a passkey',
    description:
      'Raises this session to `aal2`: go on with the tokens of the answer. Other sessions of the account that are below it end. After five wrong codes or answers the factor takes none for 15 minutes. Any passkey of the account answers the challenge of one. Needs a factor of yours, a challenge and its code.',
  })
  @ApiFactorParam()
  @ApiBody({ type: VerifyFactor })
  @ApiOkResponse({ type: AccountSession, description: 'The raised session.' })
  @ApiAuthBearerProblems(
    'validation_failed',
    'mfa_factor_not_found',
    'mfa_challenge_expired',
    'mfa_verification_failed',
    'webauthn_credential_exists',
    'over_request_rate_limit',
  )
  verifyFactor(
    @Bearer() signedIn: SignedIn,
    @Param('id', FactorId) id: string,
    @Body(new WireBodyPipe(verifyFactorBody)) body: VerifyFactorBody,
  ): Promise<WireSession> {
    return this.verifications.verify(signedIn, id, body);
  }

  @Delete('factors/:id')
  @ApiOperation({
    operationId: 'unenrollFactor',
    summary: 'Remove an authenticator app or a passkey',
    description:
      'Sessions that it raised are lowered, and other sessions that it opened end. Recovery codes cannot be what is left: remove them first. Needs a factor of yours.',
  })
  @ApiFactorParam()
  @ApiOkResponse({ type: RemovedFactor, description: 'The factor is gone.' })
  @ApiAuthBearerProblems('insufficient_aal', 'mfa_factor_not_found', 'mfa_recovery_codes_sole_factor')
  async unenrollFactor(@Bearer() signedIn: SignedIn, @Param('id', FactorId) id: string): Promise<RemovedFactor> {
    await this.factors.unenroll(signedIn, id);
    return { id };
  }
}
