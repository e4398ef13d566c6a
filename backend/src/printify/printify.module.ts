import { Module } from '@nestjs/common';
import { CatalogCostsModule } from '../catalog/catalog-costs.module.ts';
import { ChosenProducts } from './chosen-products.service.ts';
import { PrintifyBudget } from './client/printify-budget.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyHttp } from './client/printify-http.ts';
import { ConnectionsService } from './connections.service.ts';
import { PrintShop } from './print-shop.ts';
import { PrintifyController } from './printify.controller.ts';
import { PrintifyLists } from './printify-lists.service.ts';
import { ProductChoiceController } from './product-choice.controller.ts';
import { ProductChoices } from './product-choices.service.ts';
import { ShippingRates } from './shipping-rates.service.ts';
import { ShirtCatalogService } from './shirt-catalog.service.ts';
import { TokenWarningsHandler } from './token-warnings.handler.ts';
import { TokenWarningsTimer } from './token-warnings.timer.ts';

@Module({
  imports: [CatalogCostsModule],
  controllers: [PrintifyController, ProductChoiceController],
  providers: [
    PrintifyBudget,
    PrintifyHttp,
    PrintifyClient,
    ConnectionsService,
    ChosenProducts,
    PrintifyLists,
    ProductChoices,
    ShirtCatalogService,
    ShippingRates,
    PrintShop,
    TokenWarningsHandler,
    TokenWarningsTimer,
  ],
  exports: [
    PrintifyHttp,
    ConnectionsService,
    ChosenProducts,
    ProductChoices,
    ShirtCatalogService,
    ShippingRates,
    PrintShop,
  ],
})
export class PrintifyModule {}

export { type ChosenProduct, ChosenProducts } from './chosen-products.service.ts';
export { PrintifyError } from './client/printify-error.ts';
export { type PrintifyAccess, PrintifyHttp } from './client/printify-http.ts';
export { type ConnectedShop, ConnectionsService, setupRequired } from './connections.service.ts';
export { PrintProviderChoice, ShirtBlueprint } from './dto/product.dto.ts';
export { printAreas, printOn } from './print-areas.ts';
export { type MadeProduct, PrintShop, type PublishState, type WordsState } from './print-shop.ts';
export {
  defaultProduct,
  type LeftOut,
  largestPrintArea,
  type ProductRef,
  planVariants,
  type ShirtVariant,
  sizesInOrder,
  sizesToSell,
} from './product-choice.ts';
export { ProductChoices, type ProductNames } from './product-choices.service.ts';
export { ShippingRates, type ShippingTable } from './shipping-rates.service.ts';
export { ShirtCatalogService } from './shirt-catalog.service.ts';
