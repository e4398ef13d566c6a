import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CreditsModule } from '../credits/index.ts';
import { CircuitBreakers } from '../platform/circuits/circuit-breakers.ts';
import { ProviderCalls } from '../platform/circuits/provider-calls.ts';
import { AppConfig } from '../platform/config/config.ts';
import { logging } from '../platform/logging.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { Tracing } from '../platform/tracing/tracing.ts';
import { UsersModule } from '../users/index.ts';
import { BillingAccounts } from './accounts/billing-accounts.ts';
import { BillingLocks } from './accounts/billing-locks.ts';
import { CloseBillingHandler } from './accounts/close-billing.handler.ts';
import { SubscriptionSync } from './accounts/subscription-sync.ts';
import { BillingController } from './api/billing.controller.ts';
import { CheckoutService } from './api/checkout.service.ts';
import { StripeWebhookController } from './api/stripe-webhook.controller.ts';
import { SubscriptionsService } from './api/subscriptions.service.ts';
import { HandleStripeEventHandler } from './events/handle-stripe-event.handler.ts';
import { StripeEventsService } from './events/stripe-events.service.ts';
import { PaymentProvider } from './model/payment-provider.ts';
import { NightlyReconciliationHandler } from './reconciliation/nightly-reconciliation.handler.ts';
import { ReconciliationService } from './reconciliation/reconciliation.service.ts';
import { SettlementService } from './settlement/settlement.service.ts';
import { PriceList } from './stripe/price-list.ts';
import { StripeClient } from './stripe/stripe-client.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';
import { StripePurchases } from './stripe/stripe-purchases.ts';
import { StripeSetUp } from './stripe/stripe-set-up.ts';

/** Needs no database, only the configuration. */
const stripe = [
  StripeClient,
  PriceList,
  StripePurchases,
  StripeSetUp,
  { provide: PaymentProvider, useClass: StripeProvider },
];

@Module({
  imports: [CreditsModule, UsersModule],
  controllers: [BillingController, StripeWebhookController],
  providers: [
    ...stripe,
    BillingLocks,
    BillingAccounts,
    SubscriptionSync,
    SettlementService,
    StripeEventsService,
    CheckoutService,
    SubscriptionsService,
    ReconciliationService,
    HandleStripeEventHandler,
    CloseBillingHandler,
    NightlyReconciliationHandler,
  ],
  exports: [ReconciliationService],
})
export class BillingModule {}

/** The payment provider only, for a command that runs without a database. */
@Module({})
export class PaymentsModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: PaymentsModule,
      imports: [LoggerModule.forRoot(logging(config))],
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: Tracing, useFactory: Tracing.open, inject: [AppConfig] },
        Metrics,
        ProviderCalls,
        CircuitBreakers,
        ...stripe,
      ],
      exports: [PaymentProvider],
    };
  }
}
