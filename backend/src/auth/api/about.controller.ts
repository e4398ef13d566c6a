import { All, Get, Header } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { AppConfig } from '../../platform/config/config.ts';
import { AuthError } from '../model/auth-error.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';
import { ApiAuthProblems } from './auth-problems.ts';
import { AuthServerHealth, AuthServerSettings, SigningKeySet } from './wire.dto.ts';
import { WireController } from './wire-controller.ts';

@WireController()
export class AboutController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly config: AppConfig,
  ) {}

  @Get('settings')
  @ApiOperation({
    operationId: 'getAuthSettings',
    summary: 'How people sign in here',
    description: 'With address and password alone. Needs no token.',
    security: [],
  })
  @ApiOkResponse({ type: AuthServerSettings, description: 'The settings.' })
  @ApiAuthProblems()
  getAuthSettings(): AuthServerSettings {
    return {
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: this.config.auth.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    };
  }

  /** Clients look for the name GoTrue. */
  @Get('health')
  @ApiOperation({
    operationId: 'getAuthHealth',
    summary: 'Which server answers here',
    description: 'For clients that ask before they begin. Needs no token.',
    security: [],
  })
  @ApiOkResponse({ type: AuthServerHealth, description: 'Name and version.' })
  @ApiAuthProblems()
  getAuthHealth(): AuthServerHealth {
    return { version: 'inkloom', name: 'GoTrue', description: 'Accounts of Inkloom, speaking the protocol of GoTrue' };
  }

  @Get('.well-known/jwks.json')
  @Header('Cache-Control', 'public, max-age=600')
  @ApiOperation({
    operationId: 'listSigningKeys',
    summary: 'The public keys that access tokens are verified with',
    description: 'A JSON Web Key Set. May be cached for ten minutes. Needs no token.',
    security: [],
  })
  @ApiOkResponse({ type: SigningKeySet, description: 'The keys.' })
  @ApiAuthProblems()
  listSigningKeys(): object {
    return this.keys.publicSet();
  }

  /** We have no single sign-on, no other providers. */
  @All('*')
  @ApiExcludeEndpoint()
  refuseUnknown(): never {
    throw new AuthError('not_found');
  }
}
