export { DesignProfit } from './design-profit.tsx';
export { formatPrice, isPrice, PRICE_OUT_OF_RANGE, parseCents } from './price.ts';
export { PriceProfit } from './profit.tsx';
