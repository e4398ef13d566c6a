import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { GrantsController } from './api/grants.controller.ts';
import { RequestsController } from './api/requests.controller.ts';
import { GrantAccess } from './grants/grant-access.service.ts';
import { GrantEnds } from './grants/grant-ends.service.ts';
import { GrantsService } from './grants/grants.service.ts';
import { SweepOauthHandler } from './jobs/sweep-oauth.handler.ts';
import { AuthorizationServer } from './server/authorization-server.ts';
import { ConsentsService } from './server/consents.service.ts';
import { OauthStores } from './storage/stores.ts';

/** Assistants and other apps that a seller lets in: authorization by OAuth 2.1, and the grants that come of it. */
@Module({
  imports: [AuthModule],
  controllers: [GrantsController, RequestsController],
  providers: [
    AuthorizationServer,
    ConsentsService,
    GrantAccess,
    GrantEnds,
    GrantsService,
    OauthStores,
    SweepOauthHandler,
  ],
})
export class OauthModule {}
