import { applyDecorators, type CanActivate, Controller, Header, Injectable, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AppConfig } from '../../platform/config/config.ts';
import { Public } from '../../platform/http/decorators.ts';
import { AuthError } from '../auth-error.ts';

/** Where a hosted project keeps the accounts, ours are shut: nobody would accept their tokens. */
@Injectable()
export class OwnAccountsGuard implements CanActivate {
  constructor(private readonly config: AppConfig) {}

  canActivate(): boolean {
    if (this.config.auth.jwksUrl) throw new AuthError('not_found', 'Accounts are kept by a hosted project');
    return true;
  }
}

/** A part of the auth wire: public to the product's guard, which has rules and errors of its own. */
export const WireController = () =>
  applyDecorators(ApiExcludeController(), Public(), UseGuards(OwnAccountsGuard), Controller('auth/v1'));

/** Answers with tokens or personal data are for no cache (RFC 6749, section 5.1). */
export const NotStored = () => Header('Cache-Control', 'no-store');
