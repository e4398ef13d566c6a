export { CheckoutReturn } from './checkout-return.tsx';
export { CreditBalance } from './credit-balance.tsx';
export { CreditsBadge } from './credits-badge.tsx';
export { CreditsSection } from './credits-section.tsx';
export { OutOfCredits } from './out-of-credits.tsx';
export { PlanDetails } from './plans.tsx';
export { StatusBadge } from './status-badge.tsx';
export { SubscriptionSection } from './subscription-section.tsx';
