export { PrintProviderChoice, ShirtBlueprint } from './api/product-choice.dto.ts';
export type { PrintifyAccess } from './client/printify-call.ts';
export { type ConnectedShop, ConnectionsService, setupRequired } from './connections/connections.service.ts';
export { CatalogCosts, type KnownCost, type SeenVariant } from './mirror/catalog-costs.ts';
export { CatalogRefreshes, type RefreshStatus } from './mirror/catalog-refreshes.ts';
export { catalogCsvSql, MirrorReader, type VariantDetails, type VariantRef } from './mirror/mirror-reader.ts';
export { PrintifyCatalog } from './mirror/printify-catalog.ts';
export type { ColorSwitches } from './model/color-switches.ts';
export { printAreas, printOn } from './model/print-areas.ts';
export { PrintifyError } from './model/printify-error.ts';
export type { PrintifyPlaceholder } from './model/printify-types.ts';
export {
  type ChosenProduct,
  defaultProduct,
  largestPrintArea,
  type ProductRef,
  type ShirtVariant,
  sizesInOrder,
  sizesToSell,
} from './model/product.ts';
export { type SellersMethod, type ShippingTable, sellersMethods } from './model/shipping.ts';
export { type LeftOut, planVariants } from './model/variant-plan.ts';
export { PrintifyModule } from './printify.module.ts';
export { ProductChoices, type ProductNames } from './products/product-choices.service.ts';
export { ShippingRates } from './products/shipping-rates.service.ts';
export { checkColors, ShirtCatalogService } from './products/shirt-catalog.service.ts';
export { type MadeProduct, PrintShop } from './shop/print-shop.ts';
export { type ListingState, type ProductSale, ShopListings } from './shop/shop-listings.ts';
export { type PublishState, ShopPublishing } from './shop/shop-publishing.ts';
