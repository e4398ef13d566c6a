import { Injectable } from '@nestjs/common';
import { type Adapter, errors } from 'oidc-provider';
import { isDatabaseOutage } from '../../platform/postgres/database-outage.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { GrantEnds } from '../grants/grant-ends.service.ts';
import { ClientStore } from './client-store.ts';
import { GrantStore } from './grant-store.ts';
import { nothing } from './not-stored.ts';
import { RequestStore } from './request-store.ts';
import { TokenStore } from './token-store.ts';

/** Our tables for the models of oidc-provider. */
@Injectable()
export class OauthStores {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ends: GrantEnds,
  ) {}

  /** @param model as the library names it */
  open(model: string): Adapter {
    return withOutages(this.storeOf(model));
  }

  private storeOf(model: string): Adapter {
    switch (model) {
      case 'AuthorizationCode':
      case 'AccessToken':
      case 'RefreshToken':
        return new TokenStore(this.prisma, model, (grantId) => this.ends.endReused(grantId));
      case 'Client':
        return new ClientStore(this.prisma);
      case 'Grant':
        return new GrantStore(this.prisma, this.ends);
      case 'Interaction':
        return new RequestStore(this.prisma);
      default:
        return nothing;
    }
  }
}

/** What cannot be read now is the fault of no app, which may ask again. @throws TemporarilyUnavailable */
function withOutages(store: Adapter): Adapter {
  const guarded =
    <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      call.apply(store, given).catch(sayUnavailable);
  return {
    upsert: guarded(store.upsert),
    find: guarded(store.find),
    consume: guarded(store.consume),
    destroy: guarded(store.destroy),
    revokeByGrantId: guarded(store.revokeByGrantId),
  };
}

function sayUnavailable(error: unknown): never {
  if (!isDatabaseOutage(error)) throw error;
  const unavailable = new errors.TemporarilyUnavailable('Our database cannot be reached. Try again in a few seconds.');
  throw Object.assign(unavailable, { status: 503, statusCode: 503 });
}
