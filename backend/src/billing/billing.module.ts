import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CreditsModule } from '../credits/index.ts';
import { AppConfig } from '../platform/config/config.ts';
import { logging } from '../platform/logging.ts';
import { BillingAccounts } from './accounts/billing-accounts.ts';
import { SubscriptionSync } from './accounts/subscription-sync.ts';
import { BillingController } from './api/billing.controller.ts';
import { CheckoutService } from './api/checkout.service.ts';
import { StripeEvents } from './api/stripe-events.service.ts';
import { SubscriptionsService } from './api/subscriptions.service.ts';
import { WebhookController } from './api/webhook.controller.ts';
import { CloseBillingHandler } from './jobs/close-billing.handler.ts';
import { HandleStripeEventHandler } from './jobs/handle-stripe-event.handler.ts';
import { NightlyComparisonHandler } from './jobs/nightly-reconciliation.handler.ts';
import { PaymentProvider } from './model/payment-provider.ts';
import { ComparisonService } from './reconciliation/reconciliation.service.ts';
import { SettlementService } from './settlement/settlement.service.ts';
import { PriceList } from './stripe/price-list.ts';
import { StripeClient } from './stripe/stripe-client.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';
import { StripePurchases } from './stripe/stripe-purchases.ts';
import { StripeSetUp } from './stripe/stripe-set-up.ts';

/** What talks to Stripe, and needs nothing of ours but the configuration. */
const stripe = [
  StripeClient,
  PriceList,
  StripePurchases,
  StripeSetUp,
  { provide: PaymentProvider, useClass: StripeProvider },
];

@Module({
  imports: [CreditsModule],
  controllers: [BillingController, WebhookController],
  providers: [
    ...stripe,
    BillingAccounts,
    SubscriptionSync,
    SettlementService,
    StripeEvents,
    CheckoutService,
    SubscriptionsService,
    ComparisonService,
    HandleStripeEventHandler,
    CloseBillingHandler,
    NightlyComparisonHandler,
  ],
  exports: [ComparisonService],
})
export class BillingModule {}

/** The provider alone, for commands that run without a database. */
@Module({})
export class PaymentsModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: PaymentsModule,
      imports: [LoggerModule.forRoot(logging(config))],
      providers: [{ provide: AppConfig, useValue: config }, ...stripe],
      exports: [PaymentProvider],
    };
  }
}
