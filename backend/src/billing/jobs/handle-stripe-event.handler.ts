import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, JobHandler } from '../../platform/queue/job-handler.ts';
import { SubscriptionSync } from '../accounts/subscription-sync.ts';
import { PaymentProvider } from '../model/payment-provider.ts';
import { SettlementService } from '../settlement/settlement.service.ts';
import { handleStripeEvent } from './handle-stripe-event.job.ts';

/** Looks where the bell rang, and brings what we hold to what is true there. */
@Injectable()
@JobHandler(handleStripeEvent)
export class HandleStripeEventHandler implements HandlesJob<{ eventId: string }> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly settlement: SettlementService,
    private readonly plans: SubscriptionSync,
  ) {}

  async handle({ eventId }: { eventId: string }): Promise<void> {
    const event = await this.prisma.stripeEvent.findUnique({ where: { id: eventId } });
    if (!event?.subjectId || event.handledAt) return;
    await this.look(event.subject ?? '', event.subjectId);
    await this.prisma.stripeEvent.update({ where: { id: eventId }, data: { handledAt: new Date() } });
  }

  private async look(subject: string, id: string): Promise<void> {
    if (subject === 'customer') return this.plans.sync(id);
    if (subject === 'invoice') return this.settleAndSync({ kind: 'invoice', id });
    if (subject === 'session') return this.lookAtSession(id);
    const purchase = await this.provider.purchaseOf(id);
    if (purchase) await this.settlement.settle(purchase);
  }

  private async lookAtSession(id: string): Promise<void> {
    const { purchase, customerId } = await this.provider.readCheckout(id);
    if (purchase) await this.settlement.settle(purchase);
    if (customerId) await this.plans.sync(customerId);
  }

  private async settleAndSync(invoice: { kind: 'invoice'; id: string }): Promise<void> {
    const customerId = await this.settlement.settle(invoice);
    if (customerId) await this.plans.sync(customerId);
  }
}
