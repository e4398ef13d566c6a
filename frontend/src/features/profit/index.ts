export { formatPrice, isInPriceRange, isPrice, PRICE_OUT_OF_RANGE, parseCents } from './price.ts';
export { PriceInput } from './price-input.tsx';
export { DesignProfit, PriceProfit } from './profit.tsx';
export { ProductProfitRange, ProfitRange } from './profit-range.tsx';
