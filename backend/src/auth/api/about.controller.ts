import { All, Get, Header } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AuthError } from '../model/auth-error.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';
import { WireController } from './wire-controller.ts';

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

  /** Clients look for the name GoTrue. */
  @Get('health')
  health(): object {
    return { version: 'inkloom', name: 'GoTrue', description: 'Accounts of Inkloom, speaking the protocol of GoTrue' };
  }

  @Get('.well-known/jwks.json')
  @Header('Cache-Control', 'public, max-age=600')
  jwks(): object {
    return this.keys.publicSet();
  }

  /** We have no factors, no single sign-on, no other providers. */
  @All('*')
  refuseUnknown(): never {
    throw new AuthError('not_found');
  }
}
