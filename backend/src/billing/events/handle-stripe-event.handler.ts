import { Injectable } from '@nestjs/common';
import type { StripeSubject } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { SubscriptionSync } from '../accounts/subscription-sync.ts';
import { handleStripeEvent } from '../jobs/handle-stripe-event.job.ts';
import { PaymentProvider } from '../model/payment-provider.ts';
import type { PurchaseReference } from '../model/purchase.ts';
import { SettlementService } from '../settlement/settlement.service.ts';

@Injectable()
@JobHandler(handleStripeEvent)
export class HandleStripeEventHandler implements HandlesJob<{ eventId: string }> {
  private readonly read: Record<StripeSubject, (id: string) => Promise<void>> = {
    customer: (id) => this.plans.syncPlan(id),
    invoice: (id) => this.settleAndSync({ kind: 'invoice', id }),
    session: (id) => this.readCheckout(id),
    payment: (id) => this.readPayment(id),
  };

  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly plans: SubscriptionSync,
  ) {}

  async handle({ eventId }: { eventId: string }): Promise<void> {
    const event = await this.prisma.stripeEvent.findUnique({ where: { id: eventId } });
    if (!event?.subject || !event.subjectId || event.handledAt) return;
    await this.read[event.subject](event.subjectId);
    await this.prisma.stripeEvent.update({ where: { id: eventId }, data: { handledAt: new Date() } });
  }

  private async readCheckout(sessionId: string): Promise<void> {
    const { purchase, customerId } = await this.provider.readCheckout(sessionId);
    if (purchase) await this.settlement.settlePurchase(purchase);
    if (customerId) await this.plans.syncPlan(customerId);
  }

  private async readPayment(paymentId: string): Promise<void> {
    const purchase = await this.provider.findPurchaseOfPayment(paymentId);
    if (purchase) await this.settlement.settlePurchase(purchase);
  }

  private async settleAndSync(invoice: PurchaseReference): Promise<void> {
    const customerId = await this.settlement.settlePurchase(invoice);
    if (customerId) await this.plans.syncPlan(customerId);
  }
}
