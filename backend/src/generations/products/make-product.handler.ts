import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { makeProduct } from '../jobs/make-product.job.ts';
import { type DesignProductRef, designProductLock } from '../model/products/design-product.ts';
import { awaitsApproval } from '../model/status/publish-choice.ts';
import { nextWait } from '../model/status/wait.ts';
import { failureOf } from '../pipeline/failure.ts';
import { isRetriable } from '../waiting/is-retriable.ts';
import { waitOf } from '../waiting/wait-of.ts';
import { ProductMaker } from './product-maker.ts';
import { ProductPublishing } from './product-publishing.ts';
import { chargeRefusal, isOutOfCredits, ProductStore, ProductSuperseded } from './product-store.ts';

type Found = DesignProduct & { generation: Generation };

@Injectable()
@JobHandler(makeProduct)
export class MakeProductHandler implements HandlesJob<DesignProductRef> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly maker: ProductMaker,
    private readonly publishing: ProductPublishing,
    private readonly store: ProductStore,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  /** Where somebody else has the lock, or it dies, `recover-products` finds the product again. */
  async handle({ designProductId: id }: DesignProductRef, { signal }: JobContext): Promise<void> {
    await this.locks.withLock(designProductLock(id), async (lockSignal) => {
      const row = await this.prisma.designProduct.findUnique({ where: { id }, include: { generation: true } });
      if (row && isReady(row)) await this.goOn(row, AbortSignal.any([signal, lockSignal]));
    });
  }

  private async goOn(found: Found, signal: AbortSignal): Promise<void> {
    const { generation: design, ...row } = found;
    try {
      const made = row.state === 'made' ? row : await this.make(row, design, signal);
      if (made) await this.publishing.publish(made, design, signal);
    } catch (error) {
      if (error instanceof ProductSuperseded) return;
      signal.throwIfAborted();
      await this.handleFailure(row, error);
    }
  }

  private async make(row: DesignProduct, design: Generation, signal: AbortSignal): Promise<DesignProduct | null> {
    const begun = await this.store.begin(row);
    return begun && this.maker.make(begun, design, signal);
  }

  private async handleFailure(row: DesignProduct, error: unknown): Promise<void> {
    if (isRetriable(error)) throw error;
    if (isOutOfCredits(error)) return this.store.waitForCredits(row);
    const wait = waitOf(error);
    const { printify, generationWaitMs: timeoutMs } = this.config.values;
    const columns = wait && nextWait(wait, row, { retryMs: printify.retryMs, timeoutMs });
    if (columns) return this.store.wait(row, columns);
    const refusal = chargeRefusal(error);
    const { message, ours } = refusal ? { message: refusal, ours: false } : failureOf(error);
    this.log[ours ? 'error' : 'warn']({ err: error, designProductId: row.id }, 'further product failed');
    await this.store.end(row, 'failed', ours ? unexpected : message);
  }
}

/** Its design is finished and approved, and it is not at its own end. */
function isReady({ state, publishStatus, generation }: Found): boolean {
  if (generation.status !== 'finalized' || generation.deletedAt !== null) return false;
  if (state === 'waiting') return !awaitsApproval(generation);
  if (state === 'making') return true;
  return state === 'made' && (publishStatus === 'draft' || publishStatus === 'publishing');
}

const unexpected = 'Something went wrong on our side. Retry it for free.';
