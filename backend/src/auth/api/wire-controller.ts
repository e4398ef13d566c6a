import { applyDecorators, type CanActivate, Controller, Header, Injectable, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AppConfig } from '../../platform/config/config.ts';
import { Public } from '../../platform/http/decorators.ts';
import { AuthError } from '../model/auth-error.ts';

/** Closes the wire where a hosted project has the accounts: no API would accept our tokens there. */
@Injectable()
export class OwnAccountsGuard implements CanActivate {
  constructor(private readonly config: AppConfig) {}

  canActivate(): boolean {
    if (this.config.auth.jwksUrl) throw new AuthError('not_found', 'Accounts are at a hosted project');
    return true;
  }
}

export const WireController = () =>
  applyDecorators(ApiTags('Accounts'), Public(), UseGuards(OwnAccountsGuard), Controller('auth/v1'));

/** No cache may store answers with tokens or personal data (RFC 6749, section 5.1). */
export const NotStored = () => Header('Cache-Control', 'no-store');
