import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CreditsModule } from '../credits/index.ts';
import { AppConfig } from '../platform/config/config.ts';
import { logging } from '../platform/logging.ts';
import { BillingController } from './billing.controller.ts';
import { BillingAccounts } from './billing-accounts.ts';
import { CheckoutService } from './checkout.service.ts';
import { ComparisonService } from './comparison.service.ts';
import { CloseBillingHandler } from './jobs/close-billing.handler.ts';
import { HandleStripeEventHandler } from './jobs/handle-stripe-event.handler.ts';
import { NightlyComparisonHandler } from './jobs/nightly-comparison.handler.ts';
import { PaymentProvider } from './payment-provider.ts';
import { SettlementService } from './settlement.service.ts';
import { PriceList } from './stripe/price-list.ts';
import { StripePurchases } from './stripe/purchases.ts';
import { StripeSetUp } from './stripe/set-up.ts';
import { StripeClient } from './stripe/stripe-client.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';
import { StripeEvents } from './stripe-events.service.ts';
import { SubscriptionSync } from './subscription-sync.ts';
import { SubscriptionsService } from './subscriptions.service.ts';
import { WebhookController } from './webhook.controller.ts';

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
