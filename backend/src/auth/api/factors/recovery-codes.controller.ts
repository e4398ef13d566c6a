import { Body, Delete, Get, HttpCode, HttpStatus, Post, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Bearer, BearerGuard } from '../../access/bearer.guard.ts';
import { RecoveryCodesService } from '../../factors/recovery-codes.service.ts';
import { RateLimited } from '../../limits/rate-limit.guard.ts';
import {
  type RecoveryCodeBody,
  type RecoverySetBody,
  recoveryCodeBody,
  recoverySetBody,
} from '../../model/wire-bodies.ts';
import type { WireSession } from '../../model/wire-user.ts';
import type { SignedIn } from '../../sessions/sessions.service.ts';
import { ApiAuthBearerProblems } from '../auth-problems.ts';
import { AccountSession } from '../wire.dto.ts';
import { WireBodyPipe } from '../wire-body.pipe.ts';
import { NotStored, WireController } from '../wire-controller.ts';
import {
  CreateRecoveryCodes,
  RecoveryCodeSet,
  RecoveryCodesStatus,
  RemovedFactor,
  VerifyRecoveryCode,
} from './factors.dto.ts';
import { toCodeSet, toCodesStatus } from './factors.mapper.ts';

@WireController()
@UseGuards(BearerGuard)
export class RecoveryCodesController {
  constructor(private readonly codes: RecoveryCodesService) {}

  @Get('factors/recovery-codes')
  @NotStored()
  @ApiOperation({
    operationId: 'getRecoveryCodesStatus',
    summary: 'How many recovery codes are left',
    description: 'Never the codes themselves. Needs recovery codes.',
  })
  @ApiOkResponse({ type: RecoveryCodesStatus, description: 'The status.' })
  @ApiAuthBearerProblems('mfa_factor_not_found')
  async getRecoveryCodesStatus(@Bearer() signedIn: SignedIn): Promise<RecoveryCodesStatus> {
    return toCodesStatus(await this.codes.status(signedIn));
  }

  @Post('factors/recovery-codes')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'createRecoveryCodes',
    summary: 'Make recovery codes',
    description:
      'Ten codes for one use each, in place of a code of the authenticator app. They are shown this once and stored as hashes. Needs a session that a verified factor has raised.',
  })
  @ApiBody({ type: CreateRecoveryCodes, required: false })
  @ApiOkResponse({ type: RecoveryCodeSet, description: 'The codes.' })
  @ApiAuthBearerProblems(
    'validation_failed',
    'insufficient_aal',
    'mfa_factor_name_conflict',
    'mfa_verified_factor_exists',
    'mfa_recovery_codes_sole_factor',
    'over_request_rate_limit',
  )
  async createRecoveryCodes(
    @Bearer() signedIn: SignedIn,
    @Body(new WireBodyPipe(recoverySetBody)) body: RecoverySetBody,
  ): Promise<RecoveryCodeSet> {
    return toCodeSet(await this.codes.generate(signedIn, body.friendly_name || 'Recovery codes'));
  }

  @Post('factors/recovery-codes/regenerate')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'regenerateRecoveryCodes',
    summary: 'Replace the recovery codes',
    description: 'Those of before stop working. Needs recovery codes and a session that a factor has raised.',
  })
  @ApiOkResponse({ type: RecoveryCodeSet, description: 'The new codes.' })
  @ApiAuthBearerProblems('insufficient_aal', 'mfa_factor_not_found', 'over_request_rate_limit')
  async regenerateRecoveryCodes(@Bearer() signedIn: SignedIn): Promise<RecoveryCodeSet> {
    return toCodeSet(await this.codes.regenerate(signedIn));
  }

  @Post('factors/recovery-codes/verify')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'verifyRecoveryCode',
    summary: 'Verify a recovery code',
    description: 'Does what `verifyFactor` does, once for each code. Needs a recovery code that was not used.',
  })
  @ApiBody({ type: VerifyRecoveryCode })
  @ApiOkResponse({ type: AccountSession, description: 'The raised session.' })
  @ApiAuthBearerProblems(
    'validation_failed',
    'mfa_verification_failed',
    'mfa_recovery_codes_locked',
    'over_request_rate_limit',
  )
  verifyRecoveryCode(
    @Bearer() signedIn: SignedIn,
    @Body(new WireBodyPipe(recoveryCodeBody)) body: RecoveryCodeBody,
  ): Promise<WireSession> {
    return this.codes.verify(signedIn, body.code);
  }

  @Delete('factors/recovery-codes')
  @ApiOperation({
    operationId: 'deleteRecoveryCodes',
    summary: 'Remove the recovery codes',
    description:
      'Sessions that one of them raised are lowered. Needs recovery codes and a session that a factor has raised.',
  })
  @ApiOkResponse({ type: RemovedFactor, description: 'The codes are gone.' })
  @ApiAuthBearerProblems('insufficient_aal', 'mfa_factor_not_found')
  async deleteRecoveryCodes(@Bearer() signedIn: SignedIn): Promise<RemovedFactor> {
    const { id } = await this.codes.unenroll(signedIn);
    return { id };
  }
}
