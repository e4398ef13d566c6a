import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthUser, CurrentUser } from '../platform/http/decorators.ts';
import { ApiProblems } from '../platform/http/problems.ts';
import { ConnectionsService } from './connections.service.ts';
import { ConnectPrintify, PrintifyConnectionStatus, PrintifyVariantColor, SelectShop } from './dto/connection.dto.ts';
import { ShirtCatalogService } from './shirt-catalog.service.ts';

@ApiTags('Printify')
@ApiBearerAuth()
@Controller('api')
export class PrintifyController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
  ) {}

  @Get('printify-variants')
  @ApiOperation({ operationId: 'listPrintifyVariants', summary: 'Shirt colors to choose from, with their sizes' })
  @ApiOkResponse({ type: [PrintifyVariantColor] })
  @ApiProblems()
  variants(@CurrentUser() user: AuthUser): Promise<PrintifyVariantColor[]> {
    return this.catalog.colorsFor(user.id);
  }

  @Get('printify/connection')
  @ApiOperation({
    operationId: 'getPrintifyConnection',
    summary: 'Whether a Printify account is connected, and its shops',
  })
  @ApiOkResponse({ type: PrintifyConnectionStatus })
  @ApiProblems()
  connection(@CurrentUser() user: AuthUser): Promise<PrintifyConnectionStatus> {
    return this.connections.status(user.id);
  }

  @Post('printify/connect')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'connectPrintify', summary: 'Connect a Printify account by its API token' })
  @ApiOkResponse({ type: PrintifyConnectionStatus })
  @ApiProblems('validation_failed', 'printify_token_rejected', 'provider_failed', 'provider_unavailable')
  connect(@CurrentUser() user: AuthUser, @Body() body: ConnectPrintify): Promise<PrintifyConnectionStatus> {
    return this.connections.connect(user.id, body.apiToken);
  }

  @Delete('printify/connection')
  @ApiOperation({ operationId: 'disconnectPrintify', summary: 'Forget the Printify account' })
  @ApiOkResponse({ type: PrintifyConnectionStatus })
  @ApiProblems()
  disconnect(@CurrentUser() user: AuthUser): Promise<PrintifyConnectionStatus> {
    return this.connections.disconnect(user.id);
  }

  @Post('printify/shop')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'selectPrintifyShop', summary: 'Choose the shop that products go to' })
  @ApiOkResponse({ type: PrintifyConnectionStatus })
  @ApiProblems('validation_failed', 'provider_not_connected')
  selectShop(@CurrentUser() user: AuthUser, @Body() body: SelectShop): Promise<PrintifyConnectionStatus> {
    return this.connections.selectShop(user.id, body.shopId);
  }

  @Post('printify/shops/refresh')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'refreshPrintifyShops', summary: "Ask Printify for the account's shops again" })
  @ApiOkResponse({ type: PrintifyConnectionStatus })
  @ApiProblems('printify_token_rejected', 'provider_not_connected', 'provider_failed', 'provider_unavailable')
  refreshShops(@CurrentUser() user: AuthUser): Promise<PrintifyConnectionStatus> {
    return this.connections.refreshShops(user.id);
  }
}
