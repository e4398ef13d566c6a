import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Provider } from 'oidc-provider';
import { isSuspended } from '../../auth/index.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { isSame } from '../../platform/crypto/crypto.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { accessTokenPrefix, refreshTokenPrefix } from '../model/token-prefixes.ts';
import { hashOfSecret } from '../storage/client-store.ts';
import { OauthStores } from '../storage/stores.ts';
import { settingsOf } from './provider-settings.ts';
import { followStandards } from './wire-rules.ts';

/** OAuth 2.1 by oidc-provider: codes, tokens and apps over our tables, with our consent and our words. */
@Injectable()
export class AuthorizationServer {
  readonly origin: string;
  readonly provider: Provider;

  constructor(
    private readonly prisma: PrismaService,
    private readonly log: PinoLogger,
    stores: OauthStores,
    config: AppConfig,
  ) {
    this.origin = config.publicUrl;
    const openStore = (model: string) => stores.open(model);
    const mayUse = (userId: string) => this.mayUse(userId);
    this.provider = new Provider(this.origin, settingsOf({ origin: this.origin, openStore, mayUse }));
    // Addresses in its answers follow the headers that we set, and not those of the request.
    this.provider.proxy = true;
    nameTokens(this.provider);
    compareHashes(this.provider);
    followStandards(this.provider);
    this.logFailures();
  }

  private async mayUse(id: string): Promise<boolean> {
    const user = await this.prisma.user.findUnique({ where: { id }, select: { bannedUntil: true } });
    return user !== null && !isSuspended(user);
  }

  private logFailures(): void {
    const log = (err: Error, path?: string) => this.log.error({ err, path }, 'authorization failed');
    this.provider.on('server_error', ({ path }, error) => log(error, path));
    this.provider.on('error', (error) => log(error));
  }
}

function nameTokens({ AccessToken, RefreshToken }: Provider): void {
  const named = [
    [accessTokenPrefix, AccessToken],
    [refreshTokenPrefix, RefreshToken],
  ] as const;
  for (const [prefix, { prototype }] of named) {
    const generate = prototype.generateTokenId;
    prototype.generateTokenId = function prefixed() {
      return `${prefix}${generate.call(this)}`;
    };
  }
}

function compareHashes({ Client }: Provider): void {
  Client.prototype.compareClientSecret = function compare(given) {
    return isSame(this.clientSecret ?? '', hashOfSecret(given));
  };
}
