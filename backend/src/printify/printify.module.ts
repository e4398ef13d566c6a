import { Module } from '@nestjs/common';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyHttp } from './client/printify-http.ts';
import { ConnectionsService } from './connections.service.ts';
import { PrintShop } from './print-shop.ts';
import { PrintifyController } from './printify.controller.ts';
import { ShirtCatalogService } from './shirt-catalog.service.ts';

@Module({
  controllers: [PrintifyController],
  providers: [PrintifyHttp, PrintifyClient, ConnectionsService, ShirtCatalogService, PrintShop],
  exports: [ConnectionsService, ShirtCatalogService, PrintShop],
})
export class PrintifyModule {}

export { PrintifyError } from './client/printify-error.ts';
export { type ConnectedShop, ConnectionsService, setupRequired } from './connections.service.ts';
export { type MadeProduct, PrintShop, type PublishState } from './print-shop.ts';
export { largestPrintArea, planVariants, type ShirtVariant } from './product-choice.ts';
export { ShirtCatalogService } from './shirt-catalog.service.ts';
