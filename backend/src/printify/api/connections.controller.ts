import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { LimitedByUser } from '../../platform/http/limit.guard.ts';
import { ApiIdParam, PathId } from '../../platform/http/path-id.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { Idempotent } from '../../platform/idempotency/idempotent.ts';
import { FurtherConnections } from '../connections/further-connections.ts';
import { SellerShops } from '../connections/seller-shops.ts';
import { ConnectionList, ConnectionView, CreateConnection, UpdateConnection } from './connections.dto.ts';
import { toConnectionView } from './connections.mapper.ts';

/** Each is a call to a network with a token that may be anybody's. */
const connects = { name: 'connection', points: 20, seconds: 3600 };
const tokenProblems = ['printify_token_rejected', 'provider_failed', 'provider_unavailable', 'rate_limited'] as const;
const bodyProblems = ['validation_failed', 'bad_json', 'payload_too_large'] as const;
const which = 'Needs a further connection: its `id` comes from `listConnections`.';

@ApiTags('Connections')
@ApiBearerAuth()
@Controller('api/connections')
export class ConnectionsController {
  constructor(
    private readonly connections: FurtherConnections,
    private readonly shops: SellerShops,
  ) {}

  @Get()
  @Scope('read')
  @ApiOperation({
    operationId: 'listConnections',
    summary: 'Your accounts at print networks, and their shops',
    description:
      'The first is the one of `connectPrintify`: designs go there. Line-ups may put their products into shops of any. A token is never answered.',
  })
  @ApiOkResponse({ type: ConnectionList, description: 'The connections.' })
  @ApiProblems()
  async listConnections(@CurrentUser() user: AuthUser): Promise<ConnectionList> {
    return { connections: (await this.shops.list(user.id)).map(toConnectionView) };
  }

  @LimitedByUser(connects)
  @Idempotent()
  @Post()
  @ApiOperation({
    operationId: 'createConnection',
    summary: 'Connect one more account by its API token',
    description:
      'At most 10 beside the first one. Checks the token at the network and stores it encrypted. In the sandbox every token that begins with `sandbox_` is an account at Printify, and every one that begins with `printful_` one at Printful.',
  })
  @ApiCreatedResponse({ type: ConnectionView, description: 'The new connection.' })
  @ApiProblems(...bodyProblems, ...tokenProblems)
  async createConnection(@CurrentUser() user: AuthUser, @Body() body: CreateConnection): Promise<ConnectionView> {
    return toConnectionView(await this.connections.create(user.id, body));
  }

  @LimitedByUser({ ...connects, name: 'connection-change', points: 60 })
  @Patch(':id')
  @ApiIdParam('The connection.')
  @ApiOperation({
    operationId: 'updateConnection',
    summary: 'Rename a further connection, renew its token or select its shop',
    description: `What is absent stays as it is. ${which}`,
  })
  @ApiOkResponse({ type: ConnectionView, description: 'The connection after the change.' })
  @ApiProblems('not_found', ...bodyProblems, ...tokenProblems)
  async updateConnection(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
    @Body() body: UpdateConnection,
  ): Promise<ConnectionView> {
    return toConnectionView(await this.connections.update(user.id, id, body));
  }

  @LimitedByUser({ ...connects, name: 'connection-check', points: 60 })
  @Post(':id/shops/refresh')
  @HttpCode(HttpStatus.OK)
  @ApiIdParam('The connection.')
  @ApiOperation({
    operationId: 'refreshConnectionShops',
    summary: 'Check a further connection, and read its shops again',
    description: `Asks the network with the stored token. ${which}`,
  })
  @ApiOkResponse({ type: ConnectionView, description: 'The connection with the shops of today.' })
  @ApiProblems('not_found', ...tokenProblems)
  async refreshConnectionShops(
    @CurrentUser() user: AuthUser,
    @Param('id', PathId) id: string,
  ): Promise<ConnectionView> {
    return toConnectionView(await this.connections.refreshShops(user.id, id));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiIdParam('The connection.')
  @ApiOperation({
    operationId: 'deleteConnection',
    summary: 'Forget a further connection',
    description: `Deletes the stored token. Products at the network stay as they are. Refused while a line-up uses it. ${which}`,
  })
  @ApiNoContentResponse({ description: 'It is forgotten.' })
  @ApiProblems('not_found', 'connection_in_use')
  deleteConnection(@CurrentUser() user: AuthUser, @Param('id', PathId) id: string): Promise<void> {
    return this.connections.remove(user.id, id);
  }
}
