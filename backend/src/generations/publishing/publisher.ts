import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import {
  type ConnectedShop,
  PrintifyError,
  type PublishState,
  SellerShops,
  ShopPublishing,
} from '../../printify/index.ts';
import { nextWait, notWaiting, type WaitColumns } from '../model/status/wait.ts';
import { waitOf } from '../waiting/wait-of.ts';
import { type PublishResult, publishFailed, toPublishResult } from './publish-result.ts';

export interface PublishOrder {
  userId: string;
  productId: string;
  shopId: number;
  /** Whose shop it is; the first connection's where it is absent or null. */
  connectionId?: string | null;
  /** How it waits for Printify already. */
  waiting: WaitColumns;
}

const notConnected = 'In Settings, connect the Printify account that this product belongs to, then retry.';
const productGone = 'This product was deleted in Printify. Retry to make it again for free.';
const waitMs = 15_000;
/** A person waits for the answer. */
const goneTimeoutMs = 5000;
const checkEveryMs = 500;

/** Publishes products and checks how far they are. No error of Printify's is thrown: it is in the result. */
@Injectable()
export class Publisher {
  constructor(
    private readonly shops: SellerShops,
    private readonly shop: ShopPublishing,
    private readonly config: AppConfig,
  ) {}

  /** @param sent true where it may have been sent to the shop before */
  publishProduct(order: PublishOrder, sent: boolean, signal: AbortSignal): Promise<PublishResult> {
    return this.attempt(order, async (connected) => {
      const first = await this.shop.publish(connected, order.productId, sent, signal);
      return this.waitForEnd(connected, order, first, signal);
    });
  }

  /** How an earlier publishing stands. While Printify says nothing, it is under way. */
  checkPublishing(order: PublishOrder, signal: AbortSignal): Promise<PublishResult> {
    return this.attempt(order, (connected) => this.shop.checkSent(connected, order.productId, signal));
  }

  /** Whether a published product was deleted at Printify since. Without an answer in time it counts as there. */
  async isGone(product: Omit<PublishOrder, 'waiting'>): Promise<boolean> {
    const timeout = AbortSignal.timeout(goneTimeoutMs);
    try {
      return (await this.checkPublishing({ ...product, waiting: notWaiting }, timeout)).gone === true;
    } catch (error) {
      if (timeout.aborted) return false;
      throw error;
    }
  }

  private async attempt(
    order: PublishOrder,
    work: (connected: ConnectedShop) => Promise<PublishState>,
  ): Promise<PublishResult> {
    const { userId, connectionId = null, shopId } = order;
    const connected = await this.shops.findConnected(userId, { connectionId, shopId });
    if (!connected) return publishFailed(notConnected);
    try {
      return toPublishResult(await work(connected));
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      const wait = this.nextWait(order, error);
      if (wait) return { ...publishFailed(null), status: 'publishing', wait };
      return error.kind === 'not_found' ? { ...publishFailed(productGone), gone: true } : publishFailed(error.message);
    }
  }

  private nextWait({ waiting }: PublishOrder, error: PrintifyError): PublishResult['wait'] | null {
    const wait = waitOf(error);
    const { printify, generationWaitMs: timeoutMs } = this.config.values;
    const columns = wait && nextWait(wait, waiting, { retryMs: printify.retryMs, timeoutMs });
    return (
      columns && {
        ...columns,
        waitingSince: columns.waitingSince.toISOString(),
        waitingUntil: columns.waitingUntil.toISOString(),
      }
    );
  }

  private async waitForEnd(
    connected: ConnectedShop,
    order: PublishOrder,
    first: PublishState,
    signal: AbortSignal,
  ): Promise<PublishState> {
    let state = first;
    for (const until = Date.now() + waitMs; state.state === 'publishing' && Date.now() < until; ) {
      await sleep(checkEveryMs, undefined, { signal });
      state = await this.shop.checkSent(connected, order.productId, signal);
    }
    return state;
  }
}
