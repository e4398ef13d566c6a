import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { BillingAccounts } from '../accounts/billing-accounts.ts';
import { SubscriptionSync } from '../accounts/subscription-sync.ts';
import { type CheckoutState, PaymentProvider } from '../model/payment-provider.ts';
import { packTierOf } from '../model/plans.ts';
import { sourceKeyOf } from '../model/purchase.ts';
import { SettlementService } from '../settlement/settlement.service.ts';
import type { BuyCredits, CheckoutOutcome, CheckoutReference, CreateCheckout, HostedPage } from './billing.dto.ts';

type ReturnTo = NonNullable<CreateCheckout['returnTo']>;

@Injectable()
export class CheckoutService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly accounts: BillingAccounts,
    private readonly credits: CreditsService,
    private readonly settlement: SettlementService,
    private readonly sync: SubscriptionSync,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError already_subscribed or payment_due: a seller with a plan changes it, and buys no second one */
  async createCheckout(user: AuthUser, { tier, returnTo }: CreateCheckout): Promise<HostedPage> {
    const { customerId } = await this.accounts.findOrCreateAccount(user);
    const order = { customerId, userId: user.id, ...this.returnAddresses(returnTo) };
    const page = await this.accounts.withLock(customerId, async (account, signal) => {
      const plan = await this.provider.findSubscription(customerId);
      await this.sync.savePlan(account, plan, signal);
      if (plan?.status === 'active') throw new AppError('already_subscribed');
      if (plan?.status === 'past_due') throw new AppError('payment_due');
      return this.provider.createPlanCheckout(order, tier);
    });
    if (!page) throw new AppError('unauthorized');
    return { url: page.url };
  }

  async buyCredits(user: AuthUser, { credits, returnTo }: BuyCredits): Promise<HostedPage> {
    const { customerId } = await this.accounts.findOrCreateAccount(user);
    const row = await this.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    const tier = packTierOf({ tier: row.subscriptionTier, status: row.subscriptionStatus });
    const order = { customerId, userId: user.id, ...this.returnAddresses(returnTo) };
    const { url } = await this.provider.createPackCheckout(order, tier, credits);
    return { url };
  }

  /** Settles what is paid, as the webhook may be late. @throws AppError not_found where it is another seller's */
  async confirmCheckout(userId: string, { sessionId }: CheckoutReference): Promise<CheckoutOutcome> {
    const account = await this.accounts.findAccount(userId);
    if (!account) throw new AppError('not_found');
    const state = await this.provider.readCheckout(sessionId);
    if (state.customerId !== account.customerId) throw new AppError('not_found');
    if (state.paid && state.purchase) {
      await this.settlement.settlePurchase(state.purchase);
      await this.sync.syncPlan(account.customerId);
    }
    return this.readOutcome(state);
  }

  private async readOutcome({ status, purchase }: CheckoutState): Promise<CheckoutOutcome> {
    if (status !== 'complete') return { status, credits: null };
    const lot = purchase && (await this.credits.findLot(sourceKeyOf(purchase)));
    return lot ? { status: 'paid', credits: lot.amount } : { status: 'processing', credits: null };
  }

  private returnAddresses(to: ReturnTo = 'settings'): { successUrl: string; cancelUrl: string } {
    const url = `${this.config.publicUrl}/${to}`;
    return {
      successUrl: `${url}?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${url}?checkout=cancelled`,
    };
  }
}
