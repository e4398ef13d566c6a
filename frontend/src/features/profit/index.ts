export { DesignProfit } from './design-profit.tsx';
export { cents, isPrice, OUT_OF_RANGE, typed } from './price.ts';
export { Profit } from './profit.tsx';
