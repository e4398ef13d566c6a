import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../../platform/http/decorators.ts';
import { LimitedByUser } from '../../platform/http/limit.guard.ts';
import { ApiProblems } from '../../platform/http/problems.ts';
import { Scope } from '../../platform/http/scopes.ts';
import { ConnectionsService } from '../connections/connections.service.ts';
import { ShirtCatalogService } from '../products/shirt-catalog.service.ts';
import { ConnectPrintify, PrintifyConnectionStatus, PrintifyVariantColor, SelectShop } from './connection.dto.ts';
import { toConnectionStatus } from './connection.mapper.ts';

/** Each is a call to Printify with a token that may be anybody's. */
const connects = { name: 'printify-connect', points: 10, seconds: 3600 };

@ApiTags('Printify')
@ApiBearerAuth()
@Controller('api')
export class PrintifyController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
  ) {}

  @Get('printify-variants')
  @Scope('read')
  @ApiOperation({
    operationId: 'listPrintifyVariants',
    summary: 'Shirt colors to choose from, with their sizes',
    description:
      'Colors of the shirt that new designs are printed on; where Printify cannot be asked, usual ones without the names of their sizes.',
  })
  @ApiOkResponse({ type: [PrintifyVariantColor], description: 'The colors.' })
  @ApiProblems()
  listPrintifyVariants(@CurrentUser() user: AuthUser): Promise<PrintifyVariantColor[]> {
    return this.catalog.listColors(user.id);
  }

  @Get('printify/connection')
  @Scope('read')
  @ApiOperation({
    operationId: 'getPrintifyConnection',
    summary: 'Whether a Printify account is connected, and its shops',
    description: 'The token itself is never answered.',
  })
  @ApiOkResponse({ type: PrintifyConnectionStatus, description: 'The connection.' })
  @ApiProblems()
  async getPrintifyConnection(@CurrentUser() user: AuthUser): Promise<PrintifyConnectionStatus> {
    return toConnectionStatus(await this.connections.describeConnection(user.id));
  }

  @LimitedByUser(connects)
  @Post('printify/connect')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'connectPrintify',
    summary: 'Connect a Printify account by its API token',
    description:
      'Checks the token at Printify and stores it encrypted, in place of the one before. In the sandbox every token that begins with `sandbox_` is an account of its own.',
  })
  @ApiOkResponse({ type: PrintifyConnectionStatus, description: 'The new connection.' })
  @ApiProblems(
    'validation_failed',
    'printify_token_rejected',
    'rate_limited',
    'provider_failed',
    'provider_unavailable',
  )
  async connectPrintify(
    @CurrentUser() user: AuthUser,
    @Body() body: ConnectPrintify,
  ): Promise<PrintifyConnectionStatus> {
    return toConnectionStatus(await this.connections.connect(user.id, body.apiToken));
  }

  @Delete('printify/connection')
  @ApiOperation({
    operationId: 'disconnectPrintify',
    summary: 'Forget the Printify account',
    description: 'Deletes the stored token. Products at Printify stay as they are.',
  })
  @ApiOkResponse({ type: PrintifyConnectionStatus, description: 'The connection, which is none.' })
  @ApiProblems()
  async disconnectPrintify(@CurrentUser() user: AuthUser): Promise<PrintifyConnectionStatus> {
    await this.connections.disconnect(user.id);
    return toConnectionStatus(null);
  }

  @Post('printify/shop')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'selectPrintifyShop',
    summary: 'Choose the shop that products go to',
    description:
      'Products that are made from now on go to this shop. Needs a connected Printify account: the ids of its shops come from `getPrintifyConnection`.',
  })
  @ApiOkResponse({ type: PrintifyConnectionStatus, description: 'The connection with the chosen shop.' })
  @ApiProblems('validation_failed', 'provider_not_connected')
  async selectPrintifyShop(@CurrentUser() user: AuthUser, @Body() body: SelectShop): Promise<PrintifyConnectionStatus> {
    return toConnectionStatus(await this.connections.selectShop(user.id, body.shopId));
  }

  @Post('printify/shops/refresh')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'refreshPrintifyShops',
    summary: "Ask Printify for the account's shops again",
    description: 'For a shop that was added after the account was connected. Needs a connected Printify account.',
  })
  @ApiOkResponse({ type: PrintifyConnectionStatus, description: 'The connection with the shops of today.' })
  @ApiProblems('printify_token_rejected', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  async refreshPrintifyShops(@CurrentUser() user: AuthUser): Promise<PrintifyConnectionStatus> {
    return toConnectionStatus(await this.connections.refreshShops(user.id));
  }
}
