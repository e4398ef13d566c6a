export { BillingModule, PaymentsModule } from './billing.module.ts';
export { ComparisonService } from './comparison.service.ts';
export { closeBilling } from './jobs/close-billing.job.ts';
export { PaymentProvider } from './payment-provider.ts';
