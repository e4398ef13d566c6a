import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { BillingAccounts } from '../accounts/billing-accounts.ts';
import { SubscriptionSync } from '../accounts/subscription-sync.ts';
import { type CheckoutPage, type CheckoutState, PaymentProvider } from '../model/payment-provider.ts';
import { packTierOf, type Tier } from '../model/plans.ts';
import { SettlementService, sourceKeyOf } from '../settlement/settlement.service.ts';
import type { CheckoutOutcome } from './billing.dto.ts';

export type ReturnTo = 'dashboard' | 'settings';

/** Buying: the way to the provider's page, and what became of it on the way back. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly accounts: BillingAccounts,
    private readonly settlement: SettlementService,
    private readonly sync: SubscriptionSync,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError already_subscribed or payment_due: who has a plan changes it, and buys no second one */
  async buyPlan(user: AuthUser, tier: Tier, returnTo: ReturnTo): Promise<CheckoutPage> {
    const { customerId } = await this.accounts.ensure(user);
    const page = await this.accounts.hold(customerId, async (tx, account) => {
      const plan = await this.provider.subscriptionOf(customerId);
      await this.sync.write(tx, account, plan);
      if (plan?.status === 'active') return 'already_subscribed';
      if (plan?.status === 'past_due') return 'payment_due';
      return this.provider.checkOutPlan({ customerId, userId: user.id, ...this.returns(returnTo) }, tier);
    });
    if (!page) throw new AppError('unauthorized');
    if (typeof page === 'string') throw new AppError(page);
    return page;
  }

  async buyCredits(user: AuthUser, credits: number, returnTo: ReturnTo): Promise<CheckoutPage> {
    const { customerId } = await this.accounts.ensure(user);
    const row = await this.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    const tier = packTierOf({ tier: row.subscriptionTier, status: row.subscriptionStatus });
    return this.provider.checkOutCredits({ customerId, userId: user.id, ...this.returns(returnTo) }, tier, credits);
  }

  /**
   * What became of a checkout, brought into the books where it is paid: whoever comes back from the page need not wait
   * for the webhook, which may be late.
   * @throws AppError not_found where it is somebody else's
   */
  async confirm(userId: string, sessionId: string): Promise<CheckoutOutcome> {
    const account = await this.accounts.find(userId);
    if (!account) throw new AppError('not_found');
    const state = await this.provider.readCheckout(sessionId);
    if (state.customerId !== account.customerId) throw new AppError('not_found');
    if (state.paid && state.purchase) {
      await this.settlement.settle(state.purchase);
      await this.sync.sync(account.customerId);
    }
    return this.outcome(state);
  }

  private async outcome({ status, purchase }: CheckoutState): Promise<CheckoutOutcome> {
    if (status !== 'complete') return { status, credits: null };
    const sourceKey = purchase ? sourceKeyOf(purchase) : '';
    const lot = await this.prisma.creditLot.findUnique({ where: { sourceKey } });
    return lot ? { status: 'paid', credits: lot.amount } : { status: 'processing', credits: null };
  }

  private returns(to: ReturnTo) {
    const url = `${this.config.publicUrl}/${to}`;
    return {
      successUrl: `${url}?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${url}?checkout=cancelled`,
    };
  }
}
