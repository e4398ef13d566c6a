import { Injectable } from '@nestjs/common';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import { MINUTE_MS } from '../../platform/time.ts';
import { publishCheckDelay } from '../jobs/follow-publish.job.ts';
import { notWaiting } from '../model/status/wait.ts';
import { type PublishResult, publishColumns, publishFailed } from '../publishing/publish-result.ts';
import { Publisher } from '../publishing/publisher.ts';
import { ProductStore } from './product-store.ts';

/** As of a design's first product. */
const timeoutMs = 30 * MINUTE_MS;

/** Brings further products into the shop, when their design goes there. */
@Injectable()
export class ProductPublishing {
  constructor(
    private readonly publisher: Publisher,
    private readonly store: ProductStore,
  ) {}

  /** It is at Printify. */
  async publish(row: DesignProduct, design: Generation, signal: AbortSignal): Promise<void> {
    const { publishStatus } = row;
    if (publishStatus === 'publishing' || (publishStatus === 'draft' && goesOut(design))) return this.send(row, signal);
    if (row.state === 'making') await this.store.save(row, atRest);
  }

  private async send(row: DesignProduct, signal: AbortSignal): Promise<void> {
    const { userId, productId, connectionId, shopId } = row;
    if (!productId || shopId === null) return;
    const order = { userId, productId, connectionId, shopId, waiting: row };
    const sent = isSent(row);
    const result = sent
      ? await this.publisher.checkPublishing(order, signal)
      : // An earlier try may have sent it and died.
        await this.publisher.publishProduct(order, true, signal);
    await this.save(row, sent && isLate(row) && result.status === 'publishing' ? stuck : result);
  }

  private save(row: DesignProduct, result: PublishResult): Promise<unknown> {
    const columns = { ...atRest, ...publishColumns(result) };
    if (result.gone) return this.store.saveGone(row, columns);
    if (result.status !== 'publishing') return this.store.save(row, columns);
    // Its last change was that it is under way: a check without news is none.
    if (isSent(row) && !result.wait) return this.store.checkLater(row, publishCheckDelay);
    return this.store.saveAndGoOn(row, columns, publishCheckDelay);
  }
}

function isSent({ publishStatus, waitingFor }: DesignProduct): boolean {
  return publishStatus === 'publishing' && waitingFor === null;
}

function isLate({ updatedAt }: DesignProduct): boolean {
  return Date.now() - updatedAt.getTime() > timeoutMs;
}

const atRest = { state: 'made', isOutdated: false, message: null, ...notWaiting } as const;

/** Whether a design's products are to be in the shop. Those of a batch follow their first one. */
function goesOut({ publishWhen, publishAt, publishStatus, batchId }: Generation): boolean {
  if (publishStatus === 'publishing' || publishStatus === 'published' || publishWhen === 'now') return true;
  return publishWhen === 'date' && batchId === null && publishAt !== null && publishAt.getTime() <= Date.now();
}

const stuck = publishFailed(
  'Printify hasn’t confirmed for half an hour that this product is in your shop. Check it in Printify, then retry.',
);
