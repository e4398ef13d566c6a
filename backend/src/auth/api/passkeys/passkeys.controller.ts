import {
  Body,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  type PipeTransform,
  Post,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { Bearer, BearerGuard } from '../../access/bearer.guard.ts';
import { FactorsService } from '../../factors/factors.service.ts';
import { VerifyPasskeyService } from '../../factors/verify-passkey.service.ts';
import { RateLimited } from '../../limits/rate-limit.guard.ts';
import { AuthError } from '../../model/auth-error.ts';
import {
  type PasskeySignInBody,
  passkeySignInBody,
  type RegisterPasskeyBody,
  type RenamePasskeyBody,
  registerPasskeyBody,
  renamePasskeyBody,
} from '../../model/passkey-bodies.ts';
import type { WireSession } from '../../model/wire-user.ts';
import { PasskeySignInService } from '../../passkeys/passkey-sign-in.service.ts';
import { PasskeysService } from '../../passkeys/passkeys.service.ts';
import type { Client, SignedIn } from '../../sessions/sessions.service.ts';
import { ApiAuthBearerProblems, ApiAuthProblems } from '../auth-problems.ts';
import { RequestClient } from '../params.ts';
import { AccountSession } from '../wire.dto.ts';
import { WireBodyPipe } from '../wire-body.pipe.ts';
import { NotStored, WireController } from '../wire-controller.ts';
import { PasskeyOptions, PasskeyView, RenamePasskey, VerifyPasskey } from './passkeys.dto.ts';
import { toPasskeyOptions, toPasskeyView } from './passkeys.mapper.ts';

const PasskeyId: PipeTransform<string, string> = {
  transform(id) {
    if (!isUUID(id)) throw new AuthError('webauthn_credential_not_found');
    return id;
  },
};

const ApiPasskeyParam = () =>
  ApiParam({
    name: 'id',
    description: 'The passkey.',
    schema: { type: 'string', format: 'uuid', example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b' },
  });

@WireController()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly registrations: VerifyPasskeyService,
    private readonly signIns: PasskeySignInService,
    private readonly factors: FactorsService,
  ) {}

  @Post('passkeys/authentication/options')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('passkey')
  @ApiOperation({
    operationId: 'beginPasskeySignIn',
    summary: 'Begin a sign-in with a passkey',
    description:
      'What the browser is asked, of any account. The newest hundred of a network are open for five minutes.',
    security: [],
  })
  @ApiOkResponse({ type: PasskeyOptions, description: 'The options.' })
  @ApiAuthProblems('over_request_rate_limit')
  async beginPasskeySignIn(@RequestClient() client: Client): Promise<PasskeyOptions> {
    return toPasskeyOptions(await this.signIns.begin(client));
  }

  @Post('passkeys/authentication/verify')
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('passkey')
  @ApiOperation({
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey',
    description:
      'The authenticator has verified its owner, so the session is at `aal2` at once. Needs a passkey and its answer.',
    security: [],
  })
  @ApiBody({ type: VerifyPasskey })
  @ApiOkResponse({ type: AccountSession, description: 'The tokens.' })
  @ApiAuthProblems(
    'webauthn_challenge_not_found',
    'webauthn_challenge_expired',
    'webauthn_verification_failed',
    'email_not_confirmed',
    'user_banned',
    'over_request_rate_limit',
  )
  signInWithPasskey(
    @Body(new WireBodyPipe(passkeySignInBody)) body: PasskeySignInBody,
    @RequestClient() client: Client,
  ): Promise<WireSession> {
    return this.signIns.signIn(body, client);
  }

  @Post('passkeys/registration/options')
  @UseGuards(BearerGuard)
  @HttpCode(HttpStatus.OK)
  @NotStored()
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'beginPasskeyRegistration',
    summary: 'Begin to add a passkey',
    description: 'Takes a sign-in of minutes ago, or a session that a factor has raised.',
  })
  @ApiOkResponse({ type: PasskeyOptions, description: 'The options.' })
  @ApiAuthBearerProblems('insufficient_aal', 'reauthentication_needed', 'too_many_passkeys', 'over_request_rate_limit')
  async beginPasskeyRegistration(@Bearer() signedIn: SignedIn): Promise<PasskeyOptions> {
    return toPasskeyOptions(await this.registrations.beginRegistration(signedIn));
  }

  @Post('passkeys/registration/verify')
  @UseGuards(BearerGuard)
  @HttpCode(HttpStatus.OK)
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'registerPasskey',
    summary: 'Add a passkey',
    description:
      'It signs in and is a second factor from now on, which this session is asked for too, except by these calls for some minutes: `enrollFactor`, `challengeFactor` and `verifyFactor` do the same and raise the session. Needs options and the answer of the browser.',
  })
  @ApiBody({ type: VerifyPasskey })
  @ApiOkResponse({ type: PasskeyView, description: 'The passkey.' })
  @ApiAuthBearerProblems(
    'webauthn_challenge_not_found',
    'webauthn_challenge_expired',
    'webauthn_verification_failed',
    'insufficient_aal',
    'webauthn_credential_exists',
    'mfa_factor_name_conflict',
    'too_many_enrolled_mfa_factors',
    'over_request_rate_limit',
  )
  async registerPasskey(
    @Bearer() signedIn: SignedIn,
    @Body(new WireBodyPipe(registerPasskeyBody)) body: RegisterPasskeyBody,
  ): Promise<PasskeyView> {
    return toPasskeyView(await this.registrations.register(signedIn, body));
  }

  @Get('passkeys')
  @UseGuards(BearerGuard)
  @NotStored()
  @ApiOperation({
    operationId: 'listPasskeys',
    summary: 'The passkeys of the account',
    description: 'Oldest first. Their keys stay here.',
  })
  @ApiOkResponse({ type: [PasskeyView], description: 'The passkeys.' })
  @ApiAuthBearerProblems()
  async listPasskeys(@Bearer() { user }: SignedIn): Promise<PasskeyView[]> {
    return (await this.passkeys.list(user.id)).map(toPasskeyView);
  }

  @Patch('passkeys/:id')
  @UseGuards(BearerGuard)
  @RateLimited('factor')
  @ApiOperation({
    operationId: 'renamePasskey',
    summary: 'Rename a passkey',
    description: 'Needs a passkey of yours and a session that a factor has raised.',
  })
  @ApiPasskeyParam()
  @ApiBody({ type: RenamePasskey })
  @ApiOkResponse({ type: PasskeyView, description: 'The passkey after the change.' })
  @ApiAuthBearerProblems(
    'validation_failed',
    'insufficient_aal',
    'webauthn_credential_not_found',
    'mfa_factor_name_conflict',
    'over_request_rate_limit',
  )
  async renamePasskey(
    @Bearer() signedIn: SignedIn,
    @Param('id', PasskeyId) id: string,
    @Body(new WireBodyPipe(renamePasskeyBody)) body: RenamePasskeyBody,
  ): Promise<PasskeyView> {
    return toPasskeyView(await this.passkeys.rename(signedIn, id, body.friendly_name));
  }

  @Delete('passkeys/:id')
  @UseGuards(BearerGuard)
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'removePasskey',
    summary: 'Remove a passkey',
    description: 'The same as `unenrollFactor`. Needs a passkey of yours and a session that a factor has raised.',
  })
  @ApiPasskeyParam()
  @ApiNoContentResponse({ description: 'The passkey is gone.' })
  @ApiAuthBearerProblems(
    'insufficient_aal',
    'mfa_factor_not_found',
    'webauthn_credential_not_found',
    'mfa_recovery_codes_sole_factor',
  )
  async removePasskey(@Bearer() signedIn: SignedIn, @Param('id', PasskeyId) id: string): Promise<void> {
    await this.factors.removePasskey(signedIn, id);
  }
}
