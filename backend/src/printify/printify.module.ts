import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/index.ts';
import { ConnectionsController } from './api/connections.controller.ts';
import { PrintifyController } from './api/printify.controller.ts';
import { ProductChoiceController } from './api/product-choice.controller.ts';
import { ProductChoiceService } from './api/product-choice.service.ts';
import { PrintifyBudget } from './client/printify-budget.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyHttp } from './client/printify-http.ts';
import { AccountTokens } from './connections/account-tokens.ts';
import { ConnectionsService } from './connections/connections.service.ts';
import { FurtherConnections } from './connections/further-connections.ts';
import { ResealTokensHandler } from './connections/reseal-tokens.handler.ts';
import { SellerShops } from './connections/seller-shops.ts';
import { TokenWarningsHandler } from './connections/token-warnings.handler.ts';
import { CatalogCosts } from './mirror/catalog-costs.ts';
import { CatalogMirror } from './mirror/catalog-mirror.ts';
import { CatalogRefreshes } from './mirror/catalog-refreshes.ts';
import { MirrorReader } from './mirror/mirror-reader.ts';
import { PrintifyCatalog } from './mirror/printify-catalog.ts';
import { RefreshCatalogHandler } from './mirror/refresh-catalog.handler.ts';
import { WeeklyCatalogHandler } from './mirror/weekly-catalog.handler.ts';
import { ProductCatalog } from './products/product-catalog.service.ts';
import { ProductChoices } from './products/product-choices.service.ts';
import { ShippingRates } from './products/shipping-rates.service.ts';
import { ShirtCatalogService } from './products/shirt-catalog.service.ts';
import { PrintShop } from './shop/print-shop.ts';
import { ProductChanges } from './shop/product-changes.ts';
import { ShopArt } from './shop/shop-art.ts';
import { ShopListings } from './shop/shop-listings.ts';
import { ShopPublishing } from './shop/shop-publishing.ts';

const catalog = [CatalogCosts, CatalogMirror, CatalogRefreshes, MirrorReader, PrintifyCatalog];
const sellers = [ConnectionsService, SellerShops, ProductCatalog, ProductChoices, ShippingRates, ShirtCatalogService];
const shop = [PrintShop, ProductChanges, ShopArt, ShopListings, ShopPublishing];

@Module({
  imports: [CreditsModule],
  controllers: [ConnectionsController, PrintifyController, ProductChoiceController],
  providers: [
    PrintifyBudget,
    PrintifyHttp,
    PrintifyClient,
    AccountTokens,
    FurtherConnections,
    ...catalog,
    ...sellers,
    ...shop,
    ProductChoiceService,
    RefreshCatalogHandler,
    ResealTokensHandler,
    TokenWarningsHandler,
    WeeklyCatalogHandler,
  ],
  exports: [...catalog, ...sellers, ...shop],
})
export class PrintifyModule {}
