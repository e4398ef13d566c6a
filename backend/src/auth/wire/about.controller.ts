import { All, Get, Header } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AuthError } from '../auth-error.ts';
import { SigningKeys } from '../signing-keys.ts';
import { WireController } from './wire-controller.ts';

/** What the auth wire says of itself. */
@WireController()
export class AboutController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly config: AppConfig,
  ) {}

  @Get('settings')
  settings(): object {
    return {
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: this.config.auth.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    };
  }

  /** The name is the protocol's: clients look for it. */
  @Get('health')
  health(): object {
    return { version: 'inkloom', name: 'GoTrue', description: 'Accounts of Inkloom, speaking the protocol of GoTrue' };
  }

  @Get('.well-known/jwks.json')
  @Header('Cache-Control', 'public, max-age=600')
  jwks(): object {
    return this.keys.publicSet();
  }

  /** Factors, single sign-on, other providers: not ours. */
  @All('*')
  others(): never {
    throw new AuthError('not_found');
  }
}
