export { formatPrice, isPrice, PRICE_LIMITS, PRICE_OUT_OF_RANGE, parseCents } from './price.ts';
export { DesignProfit, PriceProfit } from './profit.tsx';
export { DEFAULT_SALE_TERMS } from './sale-terms.tsx';
