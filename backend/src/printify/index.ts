export { ShopView } from './api/connections.dto.ts';
export { toShopView } from './api/connections.mapper.ts';
export { PrintProviderChoice, ShirtBlueprint } from './api/product-choice.dto.ts';
export type { PrintifyAccess } from './client/printify-call.ts';
export { type ConnectedShop, ConnectionsService, setupRequired } from './connections/connections.service.ts';
export { type AnyConnection, SellerShops, shopAmong } from './connections/seller-shops.ts';
export { CatalogCosts, type KnownCost, type SeenVariant } from './mirror/catalog-costs.ts';
export { CatalogRefreshes, type RefreshStatus } from './mirror/catalog-refreshes.ts';
export { catalogCsvSql, MirrorReader, type VariantDetails, type VariantRef } from './mirror/mirror-reader.ts';
export { PrintifyCatalog } from './mirror/printify-catalog.ts';
export type { ColorSwitches } from './model/color-switches.ts';
export { inWordsOf, type PrintNetwork, type ShopRef, usualShop } from './model/network.ts';
export { type ProductPrint, printAreas, printOn } from './model/print-areas.ts';
export { PrintifyError } from './model/printify-error.ts';
export type { PrintifyPlaceholder } from './model/printify-types.ts';
export {
  type ChosenProduct,
  defaultProduct,
  kindInSentence,
  largestPrintArea,
  type NamedVariant,
  type ProductRef,
  type ProductVariant,
  type ShirtVariant,
  sizesInOrder,
  sizesToSell,
} from './model/product.ts';
export {
  type PrintPosition,
  positionsOf,
  printPositions,
} from './model/product-variants.ts';
export { type SellersMethod, type ShippingTable, sellersMethods } from './model/shipping.ts';
export { type LeftOut, planVariants, type VariantPlan } from './model/variant-plan.ts';
export { PrintifyModule } from './printify.module.ts';
export { ProductCatalog, type ProductDescription, withAppErrors } from './products/product-catalog.service.ts';
export { ProductChoices, type ProductNames } from './products/product-choices.service.ts';
export { ShippingRates } from './products/shipping-rates.service.ts';
export { checkColors, ShirtCatalogService } from './products/shirt-catalog.service.ts';
export { type MadeProduct, PrintShop } from './shop/print-shop.ts';
export type { ChangeState } from './shop/product-changes.ts';
export { ShopArt } from './shop/shop-art.ts';
export { type ProductSale, ShopListings } from './shop/shop-listings.ts';
export { type PublishState, ShopPublishing } from './shop/shop-publishing.ts';
