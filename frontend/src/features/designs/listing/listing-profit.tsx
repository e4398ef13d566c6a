import { ProductProfitRange, ProfitRange } from '../../profit/index.ts';
import type { ListedProduct } from './listing-calls.ts';

interface ListingProfitProps {
  of: ListedProduct;
  /** Cents: what would be left at this price. */
  price?: number | undefined;
  sizePrices?: Record<string, number> | undefined;
  colorsOn?: string[] | undefined;
}

/** What would be left of a sale at what is typed. */
export function ListingProfit({ of: { designId, productId }, sizePrices, ...asked }: ListingProfitProps) {
  if (!productId) return <ProfitRange id={designId} {...asked} />;
  return <ProductProfitRange designId={designId} productId={productId} sizePrices={sizePrices} {...asked} />;
}
