export { CatalogCosts, type KnownCost, type SeenVariant } from './catalog-costs.service.ts';
export { type ChosenProduct, ChosenProducts } from './chosen-products.service.ts';
export { PrintifyError } from './client/printify-error.ts';
export { type PrintifyAccess, PrintifyHttp } from './client/printify-http.ts';
export { type ConnectedShop, ConnectionsService, setupRequired } from './connections.service.ts';
export { PrintProviderChoice, ShirtBlueprint } from './dto/product.dto.ts';
export { checkColors, checkOffered } from './offered-colors.ts';
export { printAreas, printOn } from './print-areas.ts';
export { type MadeProduct, PrintShop, type PublishState, type WordsState } from './print-shop.ts';
export { PrintifyModule } from './printify.module.ts';
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
