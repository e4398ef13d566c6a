import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import { Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { JobQueue } from '../../platform/queue/job-queue.ts';
import { publishDesign } from '../jobs/publish-design.job.ts';
import { generationLock } from '../model/generation-names.ts';
import type { PublishChoice, PublishWhen } from '../model/status/publish-choice.ts';
import { type GenerationState, hasEnded } from '../model/status/states.ts';

export type DesignChoice = PublishChoice & { id: string };

/** When designs go to the shop. What was sent once cannot be taken back. */
@Injectable()
export class PublishChoices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly locks: AdvisoryLocks,
  ) {}

  /** @throws AppError not_found, not_ready, already_published */
  async choose(userId: string, id: string, choice: PublishChoice): Promise<void> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId, deletedAt: null } });
    if (!row) throw new AppError('not_found');
    if (row.status === 'error') throw new AppError('not_ready', failedSentence);
    const apply = async () => {
      const count = await this.prisma.$transaction((tx) => this.change(tx, userId, [{ id, ...choice }]));
      if (count === 0) throw await this.refusal(id);
    };
    if (choice.publishWhen === 'now' || !hasEnded(row.status)) return apply();
    // Whoever holds the lock is sending it.
    if (!(await this.locks.withLock(generationLock(id), apply))) throw new AppError('not_ready', sentSentence);
  }

  /**
   * Answers with how many were changed: those not sent yet, and those that could not be published. Finished ones are
   * sent at once where their choice says so, the later ones after what other sellers publish.
   *
   * @param from only designs with one of these choices are changed
   */
  async change(
    tx: Tx,
    userId: string,
    choices: readonly DesignChoice[],
    from?: readonly PublishWhen[],
  ): Promise<number> {
    if (choices.length === 0) return 0;
    // All rows before the first change, in one order: two who change the same ones do not wait for each other.
    await tx.$queryRaw(Prisma.sql`
      SELECT 1 FROM generations WHERE user_id = ${userId}::uuid AND id = ANY(${choices.map(({ id }) => id)}::uuid[])
       ORDER BY id FOR NO KEY UPDATE`);
    const changed = await tx.$queryRaw<{ id: string; status: GenerationState }[]>(Prisma.sql`
      UPDATE generations AS design
         SET publish_when = choice."publishWhen"::publish_when, publish_at = choice."publishAt",
             publish_status = 'draft', publish_error = NULL, updated_at = now()
        FROM jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
             AS choice(id uuid, "publishWhen" text, "publishAt" timestamptz)
       WHERE design.id = choice.id AND design.user_id = ${userId}::uuid AND design.deleted_at IS NULL
         AND design.status <> 'error'
         AND (design.publish_status = 'draft' OR design.publish_status = 'failed' AND design.status = 'finalized')
         AND (choice."publishWhen" = 'now' OR NOT ${isBeingSent})
         AND (${from === undefined} OR design.publish_when::text = ANY(${[...(from ?? [])]}::text[]))
      RETURNING design.id, design.status`);
    const finished = new Set(changed.filter(({ status }) => status === 'finalized').map(({ id }) => id));
    const toSend = choices.filter(({ id, publishWhen }) => publishWhen === 'now' && finished.has(id));
    for (const [index, { id }] of toSend.entries())
      await this.queue.enqueue(tx, publishDesign, { generationId: id }, { priority: -index });
    return changed.length;
  }

  private async refusal(id: string): Promise<AppError> {
    const row = await this.prisma.generation.findUnique({ where: { id } });
    return row && !hasEnded(row.status) ? new AppError('not_ready', sentSentence) : new AppError('already_published');
  }
}

/** The last step of making it: its product is there. */
const isBeingSent = Prisma.sql`
  (design.publish_when = 'now' AND design.status <> 'finalized' AND design.product_id IS NOT NULL)`;
const sentSentence = 'This design is on its way to your shop already.';
const failedSentence = 'This design failed. Retry it first, then choose when it goes out.';
