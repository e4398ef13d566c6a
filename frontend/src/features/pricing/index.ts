export { DesignProfit } from './design-profit.tsx';
export { PricingForm } from './pricing-form.tsx';
