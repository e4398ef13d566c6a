export { CREDIT_DAYS, FREE_TIER_CREDIT_PRICE, NEW_USER_CREDITS, PACK_SIZES, PLANS } from './price-list.ts';
export { Pricing } from './pricing.tsx';
export { PricingSection } from './pricing-section.tsx';
