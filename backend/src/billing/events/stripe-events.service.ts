import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../platform/prisma/delete-in-batches.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { DAY_MS } from '../../platform/time.ts';
import { handleStripeEvent } from '../jobs/handle-stripe-event.job.ts';
import { PaymentProvider } from '../model/payment-provider.ts';

const HOUR_MS = 3_600_000;
/** Stripe sends an event again for three days, and lists it for thirty. */
const handledDays = 90;

/** Stores each event once and enqueues its handling; what it is about is read at Stripe when the job runs. */
@Injectable()
export class StripeEventsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly provider: PaymentProvider,
    private readonly queue: JobQueue,
  ) {}

  async receiveEvent(body: Buffer, signature: string): Promise<void> {
    const { id, type, subject } = this.provider.readEvent(body, signature);
    await this.prisma.$transaction(async (tx) => {
      const row = { id, type, subject: subject?.kind ?? null, subjectId: subject?.id ?? null };
      const handledAt = subject ? null : new Date();
      const { count } = await tx.stripeEvent.createMany({ data: [{ ...row, handledAt }], skipDuplicates: true });
      if (count === 1 && subject) await this.queue.enqueue(tx, handleStripeEvent, { eventId: id });
    });
  }

  /** Gives events whose job was lost, or failed to its last try, another one; once an hour at most. */
  async requeueUnhandled(): Promise<void> {
    const before = new Date(Date.now() - HOUR_MS);
    const events = await this.prisma.stripeEvent.findMany({ where: { handledAt: null, receivedAt: { lt: before } } });
    for (const { id: eventId } of events) {
      await this.queue.enqueue(null, handleStripeEvent, { eventId }, { key: eventId, everySeconds: HOUR_MS / 1000 });
    }
  }

  /** Returns how many. What was paid stays in `payments` and the ledger. */
  deleteHandled(signal: AbortSignal): Promise<number> {
    const before = new Date(Date.now() - handledDays * DAY_MS);
    return deleteInBatches(signal, (limit) =>
      this.prisma.$executeRaw(Prisma.sql`
        DELETE FROM stripe_events WHERE id = ANY (ARRAY(
          SELECT id FROM stripe_events WHERE received_at < ${before} AND handled_at IS NOT NULL
           ORDER BY received_at LIMIT ${limit} FOR UPDATE SKIP LOCKED))`),
    );
  }
}
