export { CREDIT_DAYS, NEW_USER_CREDITS, PLANS } from './price-list.ts';
export { Pricing } from './pricing.tsx';
export { PricingSection } from './pricing-section.tsx';
