export { BillingModule, PaymentsModule } from './billing.module.ts';
export { closeBilling } from './jobs/close-billing.job.ts';
export { PaymentProvider } from './model/payment-provider.ts';
export { ReconciliationService } from './reconciliation/reconciliation.service.ts';
