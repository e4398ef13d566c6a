import { Module } from '@nestjs/common';
import { CatalogCosts } from './catalog-costs.service.ts';
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

@Module({
  controllers: [PrintifyController, ProductChoiceController],
  providers: [
    CatalogCosts,
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
  ],
  exports: [
    CatalogCosts,
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
